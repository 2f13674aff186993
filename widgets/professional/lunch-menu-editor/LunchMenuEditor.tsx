import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { Button } from '#ui/Button.tsx';
import { ImageOrNothing } from '#ui/card/ImageOrNothing.tsx';
import { PrintSheet } from '#ui/print-sheet/PrintSheet.tsx';
import { findFittingSize, LEAST } from './fit.ts';
import styles from './LunchMenuEditor.module.css';
import { messages } from './messages.ts';
import { Tabs } from './Tabs.tsx';
import type definition from './widget.ts';

/** Replaces line breaks by spaces and keeps other white space, which the visitor may be typing. */
const toOneLine = (text: string): string =>
  text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));

/** A sheet on which the visitor writes and prints a lunch menu (MNU-19, MNU-20). */
export default function LunchMenuEditor({ backgrounds, heading, text }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [words, setWords] = useState({ heading, text });
  const [size, setSize] = useState(1);
  const sheet = useRef<HTMLDivElement>(null);

  // The editor changes the props of a mounted island.
  const [given, setGiven] = useState({ heading, text });
  if (given.heading !== heading || given.text !== text) {
    setGiven({ heading, text });
    setWords({ heading, text });
  }

  useEffect(() => {
    let isMounted = true;
    const fit = () => {
      if (isMounted && sheet.current) setSize(findFittingSize(sheet.current, styles.paper ?? ''));
    };
    fit();
    // The web font may be wider than the fallback font.
    void document.fonts?.ready.then(fit);
    return () => {
      isMounted = false;
    };
  }, [words]);

  // Scrolls texts to the start, since printing begins at the current scroll position.
  useEffect(() => {
    const scrollToTop = () =>
      sheet.current?.querySelectorAll('textarea').forEach((one) => (one.scrollTop = 0));
    window.addEventListener('beforeprint', scrollToTop);
    return () => window.removeEventListener('beforeprint', scrollToTop);
  }, []);

  const background = readImage(backgrounds[chosen]?.image);
  const getTabId = (at: number) => `${id}-tab-${at}`;
  const hasTabs = backgrounds.length > 0;

  return (
    <div className={styles.editor}>
      <div className={styles.controls}>
        {hasTabs && (
          <Tabs
            label={t('choice')}
            names={backgrounds.map(({ label }, at) => label.trim() || `${t('choice')} ${at + 1}`)}
            chosen={chosen}
            tabId={getTabId}
            panelId={`${id}-panel`}
            onChoose={setChosen}
          />
        )}
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <p className={styles.plain}>{t('withoutScript')}</p>
      </div>
      <p aria-live="polite" className={styles.warning}>
        {size === 0 && t('tooLong')}
      </p>
      <div id={`${id}-panel`} {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': getTabId(chosen) })}>
        <PrintSheet
          ref={sheet}
          className={styles.sheet}
          // The server renders no inline styles; the stylesheet contains the full size.
          style={size === 1 ? undefined : ({ '--size': size || LEAST } as CSSProperties)}
        >
          {background && (
            <ImageOrNothing className={styles.background} src={background.url} alt={background.alt} />
          )}
          <div className={styles.words}>
            <textarea
              className={styles.heading}
              rows={1}
              aria-label={t('headingLabel')}
              placeholder={t('emptyHeading')}
              value={words.heading}
              onChange={({ currentTarget }) =>
                setWords({ ...words, heading: toOneLine(currentTarget.value) })
              }
            />
            <textarea
              className={styles.text}
              rows={6}
              aria-label={t('menuLabel')}
              placeholder={t('emptyMenu')}
              value={words.text}
              onChange={({ currentTarget }) => setWords({ ...words, text: currentTarget.value })}
            />
          </div>
        </PrintSheet>
      </div>
    </div>
  );
}
