import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readCookie, setCookie } from '#lib/cookies.ts';
import { STORED } from '#lib/stored.ts';
import { safeLink } from '#lib/url.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { RichText } from '#ui/RichText.tsx';
import { useInitialClientValue } from '#ui/use-initial-client-value.ts';
import { messages } from './messages.ts';
import styles from './RecipeBanner.module.css';
import { useIsPhone } from './use-is-phone.ts';
import type definition from './widget.ts';

const COOKIE = STORED.recipeBanner;

/** A banner for phones on recipe pages. After it is closed, it stays hidden for 30 days (FSO-15, FSO-16). */
export default function RecipeBanner({ text, link }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const isPhone = useIsPhone();
  const isOffered = useInitialClientValue(() => readCookie(COOKIE.name) === undefined);
  const [isClosed, setClosed] = useState(false);
  const url = safeLink(link?.link);
  const content = (
    <div className={styles.content}>
      <RichText html={text} />
      {url !== undefined && <a href={url}>{link?.label}</a>}
    </div>
  );
  // Keeps a hidden element, since the window may become as narrow as a phone's. Without scripts the banner cannot be closed, so it is part
  // of the page and covers nothing.
  if (!isOffered || isClosed || !isPhone)
    return (
      <>
        <aside hidden />
        <noscript className={styles.noscript}>
          <aside className={styles.plain} aria-label={t('bannerLabel')}>
            {content}
          </aside>
        </noscript>
      </>
    );

  const close = () => {
    setCookie(COOKIE, 30);
    setClosed(true);
  };
  return (
    <aside className={styles.banner} aria-label={t('bannerLabel')}>
      {content}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
        <CloseIcon />
      </button>
    </aside>
  );
}
