import { memo, type ReactNode, type Ref } from 'react';
import styles from './Results.module.css';

/** Renders a hit. `isFirst` is true for hits that are in view when the page opens. */
export type RenderHit<Hit> = (hit: Hit, isFirst: boolean) => ReactNode;

/** One row in the widest window, two rows on a phone. */
const FIRST_COUNT = 4;

interface Props<Hit> {
  hits: readonly Hit[];
  layout: 'rows' | 'cards' | 'tiles';
  /** Accessible name of the list. */
  label: string;
  /** Whether another list is loading. */
  isBusy: boolean;
  renderHit: RenderHit<Hit>;
  ref: Ref<HTMLUListElement>;
}

interface ItemProps<Hit> {
  hit: Hit;
  isFirst: boolean;
  renderHit: RenderHit<Hit>;
}

/** Memoized, so that more hits do not render those before them. */
const Item = memo(<Hit,>({ hit, isFirst, renderHit }: ItemProps<Hit>) => (
  <li>{renderHit(hit, isFirst)}</li>
)) as <Hit>(props: ItemProps<Hit>) => ReactNode;

const List = <Hit,>({ hits, layout, label, isBusy, renderHit, ref }: Props<Hit>) => (
  <ul ref={ref} className={styles[layout]} aria-label={label} aria-busy={isBusy}>
    {hits.map((hit, index) => (
      <Item key={index} hit={hit} isFirst={index < FIRST_COUNT} renderHit={renderHit} />
    ))}
  </ul>
);

/** The list of hits, memoized so that typing in the box does not render it. */
export const HitList = memo(List) as typeof List;
