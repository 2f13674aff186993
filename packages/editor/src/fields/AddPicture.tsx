import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { PictureValue } from 'saaristo/form';
import { describeError } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Picture } from '../contract.ts';
import { Failure } from './Failure.tsx';

type AltValue = Omit<PictureValue, 'url'>;

/** Returns what a page in a language gets of a picture: its address with the text of that language. */
export const toPictureValue = (
  { url, alt, alts = {}, isDecorative = false }: Picture,
  language: string,
): PictureValue => ({ url, alt: alts[language] ?? alt, isDecorative });

/** A field for the alternative text of a picture, which may be decorative instead. */
export function AltField({
  alt,
  isDecorative = false,
  onChange,
  isRequired = false,
  isReadOnly = false,
}: AltValue & {
  onChange: (next: AltValue) => void;
  isRequired?: boolean;
  isReadOnly?: boolean;
}) {
  const { t } = useEditor();
  const id = useId();
  return (
    <>
      <div className="ed-field">
        <label htmlFor={id}>{t.alt}</label>
        <input
          id={id}
          value={alt}
          required={isRequired && !isDecorative}
          readOnly={isReadOnly}
          disabled={isDecorative}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange({ alt: target.value })}
        />
        <p id={`${id}-help`} className="ed-help">
          {t.altHelp}
        </p>
      </div>
      <div className="ed-field ed-field-switch">
        <label htmlFor={`${id}-decorative`}>{t.decorative}</label>
        <input
          id={`${id}-decorative`}
          type="checkbox"
          checked={isDecorative}
          disabled={isReadOnly}
          onChange={({ target }) => onChange({ alt: '', isDecorative: target.checked })}
        />
      </div>
    </>
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
  onAdd: (picture: PictureValue) => void;
  /** Content above the alternative text. */
  children: ReactNode;
}) {
  const { api, language, t } = useEditor();
  const [value, setValue] = useState<AltValue>({ alt: '' });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A second Enter comes before the state has changed.
  const isBusy = useRef(false);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    if (!file) return setFailure(t.chooseFile);
    const alt = value.alt.trim();
    if (alt === '' && !value.isDecorative) return setFailure(t.altNeeded);
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      const added = await api.addPicture(file, alt, {
        language,
        ...(value.isDecorative && { without: 'decorative' }),
      });
      // The server may have cut the text, or may know nothing of decorative pictures.
      onAdd(toPictureValue({ ...added, isDecorative: value.isDecorative ?? false }, language));
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
      <AltField {...value} onChange={setValue} isRequired isReadOnly={isSending} />
      <Failure text={failure} />
      <button type="submit" className="ed-primary" aria-disabled={isSending}>
        {isSending ? t.sending : t.addPicture}
      </button>
    </form>
  );
}
