import { useState } from 'react';
import type { PickerRow } from '../contract.ts';
import { useEditor } from '../context.ts';
import type { Described } from './field.ts';
import { PickDialog } from './PickDialog.tsx';
import type { PickKind } from './picked.ts';

interface ProductFieldProps {
  kind: PickKind;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when an item was chosen in the search. */
  onPick: (pick: PickerRow) => void;
  described: Described;
}

/** A field for a product's number or a recipe's id: entered, or found by a search for its name. */
export function ProductField({ kind, label, value, onChange, onPick, described }: ProductFieldProps) {
  const { features, t } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ed-with-button">
      <input {...described} value={value} onChange={({ target }) => onChange(target.value)} />
      {features.has('pick') && (
        <button type="button" aria-label={`${t.choose[kind]}: ${label}`} onClick={() => setOpen(true)}>
          {t.choose[kind]}
        </button>
      )}
      {isOpen && (
        <PickDialog
          kind={kind}
          onPick={(pick) => {
            onPick(pick);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
