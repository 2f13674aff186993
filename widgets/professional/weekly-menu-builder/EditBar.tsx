import { useEffect, useRef } from 'react';
import { useTexts } from '#island/context.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Editor.module.css';
import { messages } from './messages.ts';
import type { SaveFailure } from './use-saving.ts';
import builderStyles from './WeeklyMenuBuilder.module.css';

interface Props {
  canUndo: boolean;
  isSaving: boolean;
  saveFailure: SaveFailure | undefined;
  onSave: () => void;
  onUndo: () => void;
  onLeave: () => void;
}

/** Buttons to save, undo and stop editing. It gets the focus when editing begins. */
export function EditBar({ canUndo, isSaving, saveFailure, onSave, onUndo, onLeave }: Props) {
  const t = useTexts(messages);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t('edit')} tabIndex={-1}>
      {saveFailure && (
        <p role="alert" className={builderStyles.alert}>
          {t(saveFailure)}
        </p>
      )}
      <Button aria-busy={isSaving} onClick={onSave}>
        {t('save')}
      </Button>
      <Button variant="secondary" aria-disabled={!canUndo} onClick={onUndo}>
        {t('undo')}
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        {t('leave')}
      </Button>
    </div>
  );
}
