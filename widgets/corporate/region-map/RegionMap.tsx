import { useId, useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { RichText } from '#ui/RichText.tsx';
import { MapPicture } from './MapPicture.tsx';
import { messages } from './messages.ts';
import styles from './RegionMap.module.css';
import type definition from './widget.ts';

/** A map whose numbered buttons tell about its regions, one at a time (CORP-11). */
export default function RegionMap({ image, buttons }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [open, setOpen] = useState<number>();
  const id = useId();
  const picture = readImage(image);

  return (
    <div className={styles.region}>
      {picture && (
        <MapPicture image={picture} regions={buttons.map(({ buttonRegion }) => buttonRegion)} open={open} />
      )}
      <ol className={styles.buttons} aria-label={t('regions')}>
        {buttons.map(({ buttonLabel, buttonInfo }, index) => {
          const isOpen = index === open;
          return (
            <li key={index} className={styles.item}>
              <button
                type="button"
                className={styles.button}
                aria-expanded={isOpen}
                aria-controls={`${id}${index}`}
                onClick={() => setOpen(isOpen ? undefined : index)}
              >
                <span className={styles.number}>{index + 1}</span> <span>{buttonLabel}</span>
              </button>
              <div id={`${id}${index}`} className={styles.info} hidden={!isOpen}>
                {isOpen && buttonInfo && <RichText html={buttonInfo} />}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
