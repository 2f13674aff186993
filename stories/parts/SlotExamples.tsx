/** Widgets with slots, as projects write them (docs/writing-a-widget.md#slots). */
import { type KeyboardEvent, useId, useState } from 'react';
import { Slot } from '#ui/Slot.tsx';
import styles from './SlotExamples.module.css';

interface RichCardProps {
  /** The heading. */
  header: string;
}

/** A card with rich content of the page, and a slot beside it. */
export function RichCard({ header }: RichCardProps) {
  return (
    <article className={styles['card']}>
      <div className={styles['main']}>
        <h2 className={styles['header']}>{header}</h2>
        <Slot className={styles['body']} />
      </div>
      <Slot name="aside" className={styles['aside']} />
    </article>
  );
}

interface TabsProps {
  /** Name of the tabs for screen readers. */
  label: string;
  /** The tabs. The content of each is the slot `tab-1`, `tab-2` … */
  tabs: readonly string[];
}

/** Tabs around content of the page. All panels stay mounted, so that the islands in them keep their state. */
export function SlotTabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div className={styles['tabs']}>
      <div role="tablist" tabIndex={-1} aria-label={label} className={styles['list']} onKeyDown={handleKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={styles['tab']}
            onClick={() => setSelected(index)}
          >
            {tab}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Slot
          key={tab}
          name={`tab-${index + 1}`}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          hidden={index !== selected}
          className={styles['panel']}
        />
      ))}
    </div>
  );
}
