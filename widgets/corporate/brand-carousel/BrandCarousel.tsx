import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { readList } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';
import { ImageOrNothing } from '#ui/card/ImageOrNothing.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import styles from './BrandCarousel.module.css';
import type definition from './widget.ts';

type Given = WidgetProps<typeof definition>['cards'][number];

/** The least number of cards in the row, and the width of a card in px (CAR-10). */
const [LEAST, WIDTH] = [21, 130];

/** Reads a brand. Its name is its header or its picture's alternative text. Returns undefined without a name. */
function readBrand(value: unknown) {
  const { link, image, header } = value as Given;
  const picture = readImage(image);
  const name = header?.trim() || picture?.alt || '';
  return name === '' ? undefined : { name, picture, url: safeLink(link) };
}

function Brand({ name, picture }: NonNullable<ReturnType<typeof readBrand>>) {
  return (
    <>
      <span className={styles.logo}>
        {picture && (
          <ImageOrNothing src={picture.url} alt="" width={98} height={64} loading="lazy" decoding="async" />
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
}

/** Logos of a company's brands (CAR-03, CAR-04, CAR-10 to CAR-12). */
export default function BrandCarousel({ cards, static: isStatic }: WidgetProps<typeof definition>) {
  const brands = readList(cards, readBrand);
  const renderCard = (index: number, isRepeat: boolean) => {
    const brand = brands[index]!;
    return brand.url === undefined ? (
      <span className={styles.card}>
        <Brand {...brand} />
      </span>
    ) : (
      <a className={styles.card} href={brand.url} tabIndex={isRepeat ? -1 : undefined}>
        <Brand {...brand} />
      </a>
    );
  };
  if (isStatic)
    return (
      <ul className={styles.rows}>
        {brands.map((_, index) => (
          <li key={index}>{renderCard(index, false)}</li>
        ))}
      </ul>
    );
  return (
    <Carousel layout="strip" count={brands.length} perView={WIDTH} least={LEAST} renderSlide={renderCard} />
  );
}
