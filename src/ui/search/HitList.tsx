import { memo, type ReactNode, type Ref } from 'react';
import styles from './Results.module.css';

/** Draws a hit; `isFirst` is said of those that are in view when a page comes. */
export type RenderHit<Hit> = (hit: Hit, isFirst: boolean) => ReactNode;

/** A row of the widest window, two of a phone's. */
const FIRST = 4;

interface Props<Hit> {
  hits: readonly Hit[];
  layout: 'rows' | 'cards' | 'tiles';
  /** The list's name for screen readers. */
  label: string;
  renderHit: RenderHit<Hit>;
  ref: Ref<HTMLUListElement>;
}

const List = <Hit,>({ hits, layout, label, renderHit, ref }: Props<Hit>) => (
  <ul ref={ref} className={styles[layout]} aria-label={label}>
    {hits.map((hit, index) => (
      <li key={index}>{renderHit(hit, index < FIRST)}</li>
    ))}
  </ul>
);

/** The list of hits; typing in the box renders none of them anew. */
export const HitList = memo(List) as typeof List;
