import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTexts } from '#island/context.ts';
import { isoWeek, today, weekAfter, workingWeek } from '#lib/iso-week.ts';
import { WEEKDAYS } from '#lib/menu.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Card } from './Card.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import dayStyles from './Day.module.css';
import type { EditorProps } from './Editor.tsx';
import { isUnsaved, reduceMenu, shownWeek, type MenuAction } from './menu.ts';
import { messages } from './messages.ts';
import { Turning } from './Turning.tsx';
import { useMenu } from './use-menu.ts';
import { useRecipes } from './use-recipes.ts';
import { useSaving } from './use-saving.ts';
import { Week } from './Week.tsx';
import styles from './WeeklyMenuBuilder.module.css';

/** A lunch menu by weeks: to look at, to print, and to change (MNU-01..MNU-18). What changes it is loaded when it is asked for. */
export default function WeeklyMenuBuilder() {
  const t = useTexts(messages);
  const { menu, dispatch, loading, retry } = useMenu();
  const recipes = useRecipes();
  const { save, saving, failed } = useSaving({
    weeks: menu.weeks,
    isEditing: menu.editing,
    isUnsaved: isUnsaved(menu),
    onSaved: () => dispatch({ type: 'saved' }),
  });
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [isMissing, setMissing] = useState(false);
  const [said, say] = useState('');
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // Who leaves the editing goes on from where it began.
  useEffect(() => {
    if (wasEditing.current && !menu.editing) editButton.current?.focus();
    wasEditing.current = menu.editing;
  }, [menu.editing]);

  const shown = shownWeek(menu);
  const weekAt = (at: number) => weekAfter(isoWeek(today()), at);

  async function begin(action: MenuAction): Promise<void> {
    setMissing(false);
    try {
      const { default: Loaded } = await import('./Editor.tsx');
      setEditor(() => Loaded);
      dispatch(action);
      if (action.type === 'newList') say(t('newListMade'));
    } catch {
      setMissing(true);
    }
  }

  function turn(by: 1 | -1): void {
    const action: MenuAction = { type: 'turn', by };
    const week = weekAt(reduceMenu(menu, action).current);
    dispatch(action);
    say(t('weekShown', { week: week.week, dates: workingWeek(week) }));
  }

  const turning = <Turning current={menu.current} count={menu.weeks.length} onTurn={turn} />;

  return (
    <div className={styles.builder}>
      {menu.editing && Editor ? (
        <Editor
          menu={menu}
          dispatch={dispatch}
          week={weekAt(menu.current)}
          weekAt={weekAt}
          turning={turning}
          recipes={recipes}
          say={say}
          save={save}
          saving={saving}
          saveFailed={failed}
        />
      ) : (
        <>
          {loading === 'loading' && (
            <p className={styles.loading} role="status">
              {t('menuLoading')}
            </p>
          )}
          {loading === 'failed' && (
            <div className={styles.failed}>
              <p role="alert">{t('loadError')}</p>
              <Button variant="secondary" onClick={retry}>
                {t('retry')}
              </Button>
            </div>
          )}
          {loading === 'ready' && !shown && <p className={styles.empty}>{t('noWeeks')}</p>}
          {shown && (
            <Week
              week={weekAt(menu.current)}
              turning={turning}
              size={WEEKDAYS.reduce((sum, day) => sum + shown[day].length, 0)}
            >
              {(day) =>
                shown[day].length === 0 ? (
                  <p className={dayStyles.none}>{t('noRecipesOfDay')}</p>
                ) : (
                  <ul className={dayStyles.list}>
                    {shown[day].map((card) => (
                      <li key={card.id}>
                        <Card recipe={card} isLinked />
                      </li>
                    ))}
                  </ul>
                )
              }
            </Week>
          )}
          {loading !== 'loading' && (
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
