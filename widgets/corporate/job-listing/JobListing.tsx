import { useRef, useState } from 'react';
import { formatShortDate } from '#i18n/format.ts';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { safeLink } from '#lib/url.ts';
import { useHydrated } from '#ui/use-initial-client-value.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './JobListing.module.css';
import { messages } from './messages.ts';
import { Pager } from './Pager.tsx';
import type definition from './widget.ts';

/** Open positions on several pages (CORP-08). */
export default function JobListing({ jobs, pageSize }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [chosen, setChosen] = useState(1);
  // The server renders all jobs, since paging needs a script.
  const hasPages = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const count = Math.max(1, Math.ceil(jobs.length / pageSize));
  // New props may have fewer jobs.
  const page = Math.min(chosen, count);

  if (jobs.length === 0) return <p className={styles.none}>{t('none')}</p>;

  const choose = (next: number) => {
    setChosen(next);
    // The pressed button may disappear, so the focus moves to the list.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={styles.listing}>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t('jobsLabel')}>
        {jobs.map(({ url, title, city, applicationPeriodEnd }, at) => {
          const isShown = Math.floor(at / pageSize) + 1 === page;
          return (
            (isShown || !hasPages) && (
              <li key={at} className={styles.job} hidden={!isShown}>
                <span className={styles.title}>
                  {safeLink(url) ? (
                    <a className={styles.link} href={safeLink(url)}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </span>
                <span className={styles.facts}>
                  {city && <span>{`${city} `}</span>}
                  {applicationPeriodEnd && (
                    <span>{t('until', { date: formatShortDate(applicationPeriodEnd) })}</span>
                  )}
                </span>
              </li>
            )
          );
        })}
      </ul>
      {count > 1 && <Pager page={page} count={count} onChoose={choose} />}
      <VisuallyHidden aria-live="polite">
        {chosen > 1 || page > 1 ? t('status', { page, count }) : ''}
      </VisuallyHidden>
    </div>
  );
}
