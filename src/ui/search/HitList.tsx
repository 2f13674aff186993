import { memo, type ReactNode, type Ref } from 'react';
import styles from './Results.module.css';

interface Props<Hit> {
  hits: readonly Hit[];
  layout: 'rows' | 'cards' | 'tiles';
  /** The list's name for screen readers. */
  label: string;
  renderHit: (hit: Hit) => ReactNode;
  ref: Ref<HTMLUListElement>;
}

const List = <Hit,>({ hits, layout, label, renderHit, ref }: Props<Hit>) => (
  <ul ref={ref} className={styles[layout]} aria-label={label}>
    {hits.map((hit, index) => (
      <li key={index}>{renderHit(hit)}</li>
    ))}
  </ul>
);

/** The list of hits; typing in the box renders none of them anew. */
export const HitList = memo(List) as typeof List;
