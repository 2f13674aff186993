import { useCallback, useState } from 'react';
import type { PickerRow } from '../contract.ts';
import { useEditor } from '../context.ts';
import { type Choice, ChooseDialog } from './ChooseDialog.tsx';
import type { Described } from './field.ts';

interface ProductFieldProps {
  kind: 'product' | 'recipe';
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when an item was chosen in the search. */
  onPick: (pick: PickerRow) => void;
  described: Described;
}

interface PickChoice extends Choice {
  pick: PickerRow;
}

/** A field for a product's number or a recipe's id: entered, or found by a search for its name. */
export function ProductField({ kind, label, value, onChange, onPick, described }: ProductFieldProps) {
  const { api, site, t } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const search = useCallback(
    async (text: string): Promise<PickChoice[]> => {
      const own = await api.pick(kind, text, site);
      // A site without products of its own shows those of other sites, without links, as it has no pages for them.
      const rows = own.length > 0 ? own : (await api.pick(kind, text)).map((pick) => ({ ...pick, url: '' }));
      return rows.map((pick) => ({
        key: pick.id,
        title: pick.title,
        detail: pick.id,
        image: pick.image,
        pick,
      }));
    },
    [api, kind, site],
  );
  const title = kind === 'product' ? t.chooseProduct : t.chooseRecipe;
  return (
    <div className="ed-with-button">
      <input {...described} value={value} onChange={({ target }) => onChange(target.value)} />
      <button type="button" aria-label={`${title}: ${label}`} onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <ChooseDialog
          title={title}
          search={search}
          onClose={() => setOpen(false)}
          onChoose={({ pick }) => {
            onPick(pick);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
