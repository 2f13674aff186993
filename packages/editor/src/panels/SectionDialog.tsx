import { useEffect, useId, useRef, useState } from 'react';
import { describeError } from '../api.ts';
import type { Block } from '../contract.ts';
import { useEditor } from '../context.ts';
import { createSyncedBlock } from '../model/page.ts';
import { Dialog } from './Dialog.tsx';
import { announce } from './focus.ts';
import { useBlockActions } from './use-blocks.ts';
import { useSectionStore } from './use-sections.ts';
import { Failure } from '../fields/Failure.tsx';

/** Saves blocks as a section, and replaces them by the synced section if the editor wants that. */
export function SectionDialog({
  blocks,
  isTemplate = false,
  onClose,
}: {
  blocks: readonly Block[];
  /** Whether the blocks are those of a whole page, with a copy of which others start. */
  isTemplate?: boolean;
  onClose: () => void;
}) {
  const { api, settings, t } = useEditor();
  const sections = useSectionStore();
  const actions = useBlockActions();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [name, setName] = useState('');
  const [isSynced, setSynced] = useState(!isTemplate);
  const title = isTemplate ? t.saveTemplate : t.saveSection;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (): Promise<void> => {
    if (name.trim() === '') {
      setFailure(t.sectionNameMissing);
      return;
    }
    setSending(true);
    setFailure(undefined);
    try {
      const { site, language } = sections.place;
      const section = await api.createSection({ site, language, name, blocks, page: settings.pageId });
      sections.set(section.id, section);
      if (isSynced) actions.replaceSelected([createSyncedBlock(section.id)]);
      announce(t.sectionSaved(section.name));
      onClose();
    } catch (error) {
      setFailure(describeError(error, t));
      setSending(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="ed-panel"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) void send();
        }}
      >
        <p className="ed-help">
          {isTemplate ? t.saveTemplateLead : t.saveSectionLead(t.blockCount(blocks.length))}
        </p>
        <div className="ed-field">
          <label htmlFor={`${id}-name`}>{isTemplate ? t.templateName : t.sectionName}</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={200}
            ref={field}
            aria-invalid={failure !== undefined || undefined}
            aria-describedby={failure && `${id}-error`}
            onChange={({ target }) => setName(target.value)}
          />
          <Failure id={`${id}-error`} text={failure} />
        </div>
        {!isTemplate && (
          <>
            <div className="ed-field ed-field-switch">
              <label htmlFor={`${id}-synced`}>{t.keepSynced}</label>
              <input
                id={`${id}-synced`}
                type="checkbox"
                role="switch"
                checked={isSynced}
                aria-checked={isSynced}
                aria-describedby={`${id}-help`}
                onChange={({ target }) => setSynced(target.checked)}
              />
              <p id={`${id}-help`} className="ed-help">
                {t.keepSyncedHint}
              </p>
            </div>
            <p className="ed-help">{t.sectionIsDraft}</p>
          </>
        )}
        <div className="ed-row">
          <button type="submit" className="ed-primary" aria-disabled={isSending}>
            {title}
          </button>
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
