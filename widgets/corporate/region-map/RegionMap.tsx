import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { RichText } from '#ui/RichText.tsx';
import { MapPicture } from './MapPicture.tsx';
import { messages } from './messages.ts';
import styles from './RegionMap.module.css';
import type definition from './widget.ts';

/**
 * A map with numbered buttons for its regions. Native `<details>` elements show one region at a time; the island marks it on the map
 * (CORP-11).
 */
export default function RegionMap({ image, buttons }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const name = useId();
  const picture = readImage(image);

  // The visitor may have opened one before the island was mounted.
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLDetailsElement>(':scope > li > details') ?? [])];
    const at = all.findIndex((one) => one.open);
    if (at >= 0) setOpen(at);
  }, []);

  const toggled = (index: number, isOpen: boolean) =>
    setOpen((before) => (isOpen ? index : before === index ? undefined : before));

  return (
    <div className={styles.region}>
      {picture && (
        <MapPicture image={picture} regions={buttons.map(({ buttonRegion }) => buttonRegion)} open={open} />
      )}
      <ol ref={list} className={styles.buttons} aria-label={t('regions')}>
        {buttons.map(({ buttonLabel, buttonInfo }, index) => (
          <li key={index} className={styles.item}>
            <details
              name={name}
              open={index === open}
              onToggle={({ currentTarget }) => toggled(index, currentTarget.open)}
              suppressHydrationWarning
            >
              <summary className={styles.button}>
                <span className={styles.number}>{index + 1}</span> <span>{buttonLabel}</span>
              </summary>
              {buttonInfo && <RichText className={styles.info} html={buttonInfo} />}
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}
