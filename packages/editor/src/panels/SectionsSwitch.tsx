import { useId } from 'react';
import type { Section, SeenSection } from '../contract.ts';
import { useEditor } from '../context.ts';

/** Returns the versions of sections that the publisher has seen. */
export const toSeen = (sections: readonly Section[]): SeenSection[] =>
  sections.map(({ id, version }) => ({ id, version }));

interface SectionsSwitchProps {
  /** The unpublished sections of the page. */
  drafts: readonly Section[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Chooses whether the unpublished sections of a page are published with it. Shows nothing if it has none. */
export function SectionsSwitch({ drafts, isOn, onChange }: SectionsSwitchProps) {
  const { t } = useEditor();
  const id = useId();
  if (drafts.length === 0) return null;
  return (
    <div className="ed-field ed-field-switch">
      <label htmlFor={id}>{t.publishSections(drafts.length)}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={`${id}-hint`} className="ed-help">
        {t.publishSectionsHint(drafts.map(({ name }) => name).join(', '))}
      </p>
    </div>
  );
}
