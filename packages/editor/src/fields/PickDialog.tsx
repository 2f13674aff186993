import { useCallback } from 'react';
import type { PickerRow } from '../contract.ts';
import { useEditor } from '../context.ts';
import { type Choice, ChooseDialog } from './ChooseDialog.tsx';
import type { PickKind } from './picked.ts';

interface PickChoice extends Choice {
  pick: PickerRow;
}

/** A dialog that chooses a product or a recipe in the language of the page, by name or number. */
export function PickDialog({
  kind,
  onPick,
  onClose,
}: {
  kind: PickKind;
  onPick: (pick: PickerRow) => void;
  onClose: () => void;
}) {
  const { api, site, language, t } = useEditor();
  const search = useCallback(
    async (text: string): Promise<PickChoice[]> =>
      (await api.pick(kind, text, { site, language })).rows.map((pick) => ({
        key: pick.id,
        title: pick.title,
        detail: pick.id,
        image: pick.image,
        pick,
      })),
    [api, kind, site, language],
  );
  return (
    <ChooseDialog
      title={t.choose[kind]}
      search={search}
      onClose={onClose}
      onChoose={({ pick }) => onPick(pick)}
    />
  );
}
