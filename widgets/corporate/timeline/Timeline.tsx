import { useRef } from 'react';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { Picture } from '#ui/card/Picture.tsx';
import { RichText } from '#ui/RichText.tsx';
import styles from './Timeline.module.css';
import { useCurrentSection } from './use-current-section.ts';
import { useDeepLink } from './use-deep-link.ts';
import type definition from './widget.ts';
import { YearList } from './YearList.tsx';
import { listYearsNear, getYearId } from './years.ts';

/** A history by years, with a list of years that follows the scroll position (CORP-04 to CORP-07). */
export default function Timeline({ years }: WidgetProps<typeof definition>) {
  const sections = useRef<HTMLDivElement>(null);
  const ids = years.map(({ year }) => getYearId(year));
  const current = ids[Math.min(useCurrentSection(sections, ids.length), ids.length - 1)];
  useDeepLink(sections);
  if (current === undefined) return null;

  return (
    <div className={styles.timeline}>
      <YearList
        years={[...new Set(ids)]}
        near={[...new Set(listYearsNear(ids, current))]}
        current={current}
      />
      <div ref={sections} className={styles.sections}>
        {years.map(({ header, text, image }, index) => {
          const id = ids[index]!;
          const picture = readImage(image);
          return (
            // Only the first of two sections with the same year gets the id.
            <section key={index} id={ids.indexOf(id) === index ? id : undefined} className={styles.section}>
              <h2 className={styles.heading}>
                <span className={styles.mark}>{`${id} `}</span>
                {header}
              </h2>
              {picture && <Picture image={picture} shape="landscape" className={styles.picture} />}
              {text && <RichText className={styles.text} html={text} />}
            </section>
          );
        })}
      </div>
    </div>
  );
}
