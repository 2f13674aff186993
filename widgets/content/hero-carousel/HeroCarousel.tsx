import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { ImageOrNothing } from '#ui/card/ImageOrNothing.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { RichText } from '#ui/RichText.tsx';
import { readClassNames } from './class-names.ts';
import styles from './HeroCarousel.module.css';
import type definition from './widget.ts';

const ONE = { small: 1, medium: 1, large: 1 };

/** Large pictures with text, one at a time. They can change automatically (CAR-03 to CAR-09). */
export default function HeroCarousel(props: WidgetProps<typeof definition>) {
  const { slides, autoplay, interval, dotPosition } = props;
  return (
    <Carousel
      layout="hero"
      count={slides.length}
      perView={ONE}
      autoplay={autoplay ? { seconds: interval, dots: dotPosition } : undefined}
      renderSlide={(index) => {
        const { image, text = '', classes = '', darken, textAlignment } = slides[index]!;
        const picture = readImage(image);
        return (
          <div
            className={[styles.slide, darken && styles.darkened, readClassNames(classes)]
              .filter(Boolean)
              .join(' ')}
            data-align={textAlignment}
          >
            {picture && (
              <ImageOrNothing
                className={styles.image}
                src={picture.url}
                alt={picture.alt}
                width={1600}
                height={700}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
                decoding={index === 0 ? undefined : 'async'}
              />
            )}
            {text !== '' && <RichText html={text} className={styles.text} />}
          </div>
        );
      }}
    />
  );
}
