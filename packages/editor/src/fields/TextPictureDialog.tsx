import { useState } from 'react';
import { changePicture, type PictureValue, readPicture, type Schema } from 'saaristo/form';
import { useEditor } from '../context.ts';
import { Dialog } from '../panels/Dialog.tsx';
import { PictureField } from './PictureField.tsx';
import { Failure } from './Failure.tsx';

const SCHEMA: Schema = { type: 'object', properties: { url: { type: 'string' }, alt: { type: 'string' } } };

/** A dialog for a picture within a text, with its alternative text and focal point. */
export function TextPictureDialog({
  picture,
  onSet,
  onClose,
}: {
  picture: PictureValue;
  onSet: (picture: PictureValue) => void;
  onClose: () => void;
}) {
  const { t } = useEditor();
  const [value, setValue] = useState(() => changePicture(SCHEMA, {}, picture, true));
  const [isRefused, setRefused] = useState(false);
  const next = readPicture(value);
  return (
    <Dialog title={t.format.picture} onClose={onClose}>
      {/* No form: the dialogs within have forms of their own. */}
      <div className="ed-stack">
        <PictureField
          schema={SCHEMA}
          value={value}
          onChange={setValue}
          path={[]}
          problems={[]}
          label={t.format.picture}
          words={null}
          described={{ id: 'text-picture' }}
          isRequired
        />
        <Failure text={isRefused && t.altNeeded} />
        <button
          type="button"
          className="ed-primary"
          onClick={() => {
            const isUntold = next.url !== '' && next.alt.trim() === '' && !next.isDecorative;
            setRefused(isUntold);
            if (next.url !== '' && !isUntold) onSet(next);
          }}
        >
          {t.format.setPicture}
        </button>
      </div>
    </Dialog>
  );
}
