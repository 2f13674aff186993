import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import { getIsoWeek, addWeeks, formatWorkingWeek, type IsoWeek } from '#lib/iso-week.ts';
import { WEEKDAYS } from '#schemas/menu.ts';
import { Button } from '#ui/Button.tsx';
import { lazyChunk } from '#ui/part.ts';
import { useHydrated } from '#ui/use-initial-client-value.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Card } from './Card.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import dayStyles from './Day.module.css';
import { reduceMenu, getShownWeek, type MenuAction, type Week as Days } from './menu.ts';
import { messages } from './messages.ts';
import { Turning } from './Turning.tsx';
import { useMenu } from './use-menu.ts';
import { useRecipes } from './use-recipes.ts';
import { useSaving } from './use-saving.ts';
import { Week } from './Week.tsx';
import styles from './WeeklyMenuBuilder.module.css';

const editorPart = lazyChunk(() => import('./Editor.tsx'));

/** A lunch menu by weeks, to view, print and edit (MNU-01 to MNU-18). The code for editing is loaded on demand. */
export default function WeeklyMenuBuilder() {
  const t = useTexts(messages);
  const { menu, dispatch, status, day: present, retry } = useMenu();
  const isHydrated = useHydrated();
  const recipes = useRecipes();
  const { save, isSaving, failure } = useSaving(menu, dispatch);
  const [isMissing, setMissing] = useState(false);
  const [announcement, announce] = useState('');
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // When editing ends, the focus returns to the button that started it.
  useEffect(() => {
    if (wasEditing.current && !menu.editing) editButton.current?.focus();
    wasEditing.current = menu.editing;
  }, [menu.editing]);

  // The button to try again disappears, so the focus moves to the menu.
  const root = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || !isRetried.current) return;
    isRetried.current = false;
    if (document.activeElement === document.body)
      (root.current?.querySelector('h2') ?? editButton.current)?.focus();
  }, [status]);

  const Editor = editorPart.loaded?.default;
  const shown = getShownWeek(menu);
  const isLoading = status === 'idle' || status === 'loading';
  const getWeekAt = (at: number) => addWeeks(getIsoWeek(present), at);

  async function begin(action: MenuAction): Promise<void> {
    setMissing(false);
    try {
      await editorPart.load();
    } catch {
      return setMissing(true);
    }
    dispatch(action);
    if (action.type === 'newList') announce(t('newListMade'));
  }

  function turn(by: 1 | -1): void {
    const action: MenuAction = { type: 'turn', by };
    const week = getWeekAt(reduceMenu(menu, action).current);
    dispatch(action);
    announce(t('weekShown', { week: week.week, dates: formatWorkingWeek(week) }));
  }

  const turning = <Turning current={menu.current} count={menu.weeks.length} onTurn={turn} />;

  return (
    <div ref={root} className={isLoading ? `${styles.builder} ${styles.waiting}` : styles.builder}>
      {menu.editing && Editor ? (
        <Editor
          menu={menu}
          dispatch={dispatch}
          weekAt={getWeekAt}
          turning={turning}
          recipes={recipes}
          announce={announce}
          save={save}
          isSaving={isSaving}
          saveFailure={failure}
        />
      ) : (
        <>
          {isLoading && (
            <p className={styles.loading} role="status">
              {t('menuLoading')}
            </p>
          )}
          {status === 'failed' && (
            <div className={styles.failed}>
              <p role="alert">{t('loadError')}</p>
              <Button
                variant="secondary"
                onClick={() => {
                  isRetried.current = true;
                  retry();
                }}
              >
                {t('retry')}
              </Button>
            </div>
          )}
          {status === 'ready' && !shown && <p className={styles.empty}>{t('noWeeks')}</p>}
          {shown && <ShownWeek week={getWeekAt(menu.current)} of={shown} turning={turning} />}
          {/* The server also renders the other weeks, since visitors cannot switch before hydration. */}
          {!isHydrated &&
            menu.weeks.map(
              (one, at) =>
                at !== menu.current && (
                  <div key={at} className={styles.other} hidden>
                    <ShownWeek week={getWeekAt(at)} of={one} />
                  </div>
                ),
            )}
          {!isLoading && (
            <div className={styles.actions}>
              <Button ref={editButton} onClick={() => void begin({ type: 'edit' })}>
                {t('edit')}
              </Button>
              <Button variant="secondary" onClick={() => window.print()}>
                {t('print')}
              </Button>
              <CopyAddress />
              <Button variant="quiet" onClick={() => void begin({ type: 'newList' })}>
                {t('newList')}
              </Button>
              {isMissing && (
                <p role="alert" className={styles.alert}>
                  {t('editorError')}
                </p>
              )}
            </div>
          )}
        </>
      )}
      <VisuallyHidden aria-live="polite">{isSaving ? t('saving') : announcement}</VisuallyHidden>
    </div>
  );
}

/** A week in view mode. */
function ShownWeek({ week, of: days, turning }: { week: IsoWeek; of: Days; turning?: ReactNode }) {
  const t = useTexts(messages);
  return (
    <Week week={week} turning={turning} size={WEEKDAYS.reduce((sum, day) => sum + days[day].length, 0)}>
      {(day) =>
        days[day].length === 0 ? (
          <p className={dayStyles.none}>{t('noRecipesOfDay')}</p>
        ) : (
          <ul className={dayStyles.list}>
            {days[day].map((card) => (
              <li key={card.id}>
                <Card recipe={card} isLinked />
              </li>
            ))}
          </ul>
        )
      }
    </Week>
  );
}
