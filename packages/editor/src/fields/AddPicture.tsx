import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { describeError } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Picture } from '../contract.ts';

/** A field for the alternative text of a picture. */
export function AltField({
  value,
  onChange,
  isRequired = false,
  isReadOnly = false,
}: {
  value: string;
  onChange: (alt: string) => void;
  isRequired?: boolean;
  isReadOnly?: boolean;
}) {
  const { t } = useEditor();
  const id = useId();
  return (
    <div className="ed-field">
      <label htmlFor={id}>{t.alt}</label>
      <input
        id={id}
        value={value}
        required={isRequired}
        readOnly={isReadOnly}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className="ed-help">
        {t.altHelp}
      </p>
    </div>
  );
}

/** A form that asks for the alternative text of a picture, and uploads it to the media library. */
export function AddPictureForm({
  file,
  onAdd,
  children,
}: {
  /** undefined: not chosen yet. */
  file: File | undefined;
  onAdd: (picture: Picture) => void;
  /** Content above the alternative text. */
  children: ReactNode;
}) {
  const { api, t } = useEditor();
  const [alt, setAlt] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A second Enter comes before the state has changed.
  const isBusy = useRef(false);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    if (!file) return setFailure(t.chooseFile);
    if (alt.trim() === '') return setFailure(t.altNeeded);
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      onAdd(await api.addPicture(file, alt.trim()));
    } catch (error) {
      setFailure(describeError(error, t));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return (
    <form className="ed-stack ed-picture" noValidate onSubmit={(event) => void send(event)}>
      {children}
      {/* The text is sent with the picture; one that is typed meanwhile would be lost. */}
      <AltField value={alt} onChange={setAlt} isRequired isReadOnly={isSending} />
      {failure && (
        <p className="ed-error" role="alert">
          {failure}
        </p>
      )}
      <button type="submit" className="ed-primary" aria-disabled={isSending}>
        {isSending ? t.sending : t.addPicture}
      </button>
    </form>
  );
}
