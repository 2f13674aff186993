import { readContentCard } from '#api/content-card.ts';
import type { WidgetProps } from '#island/define.ts';
import { readList } from '#lib/read.ts';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { ContentCard } from '#ui/content-card/ContentCard.tsx';
import { getVisibleCards } from './visible-cards.ts';
import type definition from './widget.ts';

/** A row of cards that starts again after the last one (CAR-01 to CAR-04). */
export default function CardCarousel({ cards, visibleCards, header }: WidgetProps<typeof definition>) {
  const shown = readList(cards, readContentCard);
  return (
    <Carousel
      layout="cards"
      count={shown.length}
      perView={getVisibleCards(visibleCards)}
      header={header}
      renderSlide={(index) => <ContentCard card={shown[index]!} headingLevel={header ? 3 : 2} />}
    />
  );
}
