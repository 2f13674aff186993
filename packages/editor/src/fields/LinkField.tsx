import { useState } from 'react';
import { useEditor } from '../context.ts';
import { AddDocument } from './AddDocument.tsx';
import { ChooseDialog } from './ChooseDialog.tsx';
import { completeAddress } from './address.ts';
import { useLinkSearch } from './LinkDialog.tsx';
import type { Described } from './field.ts';

interface LinkFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  described: Described;
}

/** A field for an address: entered, or of a page of the site from a search. */
export function LinkField({ label, value, onChange, described }: LinkFieldProps) {
  const { features, t } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const search = useLinkSearch();
  const choose = ({ path }: { path: string }): void => {
    onChange(path);
    setOpen(false);
  };
  return (
    <div className="ed-with-button">
      <input
        {...described}
        value={value}
        inputMode="url"
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => completeAddress(value) !== value && onChange(completeAddress(value))}
      />
      {features.has('links') && (
        <button type="button" aria-label={`${t.choosePage}: ${label}`} onClick={() => setOpen(true)}>
          {t.choosePage}
        </button>
      )}
      {isOpen && (
        <ChooseDialog title={t.choosePage} search={search} onClose={() => setOpen(false)} onChoose={choose}>
          <AddDocument onAdd={choose} />
        </ChooseDialog>
      )}
    </div>
  );
}
