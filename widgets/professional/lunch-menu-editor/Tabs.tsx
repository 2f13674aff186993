import type { KeyboardEvent } from 'react';
import styles from './LunchMenuEditor.module.css';

interface Props {
  label: string;
  /** Names of the tabs. */
  names: readonly string[];
  chosen: number;
  tabId: (at: number) => string;
  panelId: string;
  onChoose: (at: number) => void;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A tab for each background (MNU-19). Only the chosen one is in the Tab order; arrow keys switch between them. */
export function Tabs({ label, names, chosen, tabId, panelId, onChoose }: Props) {
  function onKeyDown(event: KeyboardEvent): void {
    const next = STEPS[event.key]?.(chosen, names.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {names.map((name, at) => (
        <button
          key={at}
          type="button"
          role="tab"
          id={tabId(at)}
          className={styles.tab}
          aria-selected={at === chosen}
          aria-controls={panelId}
          tabIndex={at === chosen ? 0 : -1}
          onClick={() => onChoose(at)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
