import { useCallback, useId, useState } from 'react';
import { useEditor } from '../context.ts';
import { type Choice, ChooseDialog } from './ChooseDialog.tsx';

/** Allowed addresses of a link. Excludes all others, above all `javascript:`. */
const ADDRESS = /^(?:[/#?]|https?:\/\/[^\s/]|(?:mailto|tel):\S)/i;

interface LinkDialogProps {
  /** Current address of the link, or undefined. */
  href: string | undefined;
  /** Receives the new address, or undefined to remove the link, and the title of a page that was chosen. */
  onLink: (href: string | undefined, title?: string) => void;
  onClose: () => void;
}

/** Returns a function that searches the pages of the site. */
export function usePageSearch(): (text: string) => Promise<Choice[]> {
  const { api, site } = useEditor();
  return useCallback(
    async (text) =>
      (await api.search(text, site)).map(({ id, title, path }) => ({ key: String(id), title, detail: path })),
    [api, site],
  );
}

/** A dialog for the link of a text: an entered address, or a page of the site from a search. */
export function LinkDialog({ href, onLink, onClose }: LinkDialogProps) {
  const { t } = useEditor();
  const id = useId();
  const [address, setAddress] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  const search = usePageSearch();
  return (
    <ChooseDialog
      title={t.link}
      search={search}
      onClose={onClose}
      onChoose={({ title, detail }) => onLink(detail, title)}
      lead={
        <form
          className="ed-stack ed-lead"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (ADDRESS.test(address.trim())) onLink(address.trim());
            else setWrong(true);
          }}
        >
          <div className="ed-field">
            <label htmlFor={id}>{t.linkAddress}</label>
            <input
              id={id}
              value={address}
              inputMode="url"
              {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
              onChange={({ target }) => setAddress(target.value)}
            />
            {isWrong && (
              <p id={`${id}-error`} className="ed-error" role="alert">
                {t.errors.address}
              </p>
            )}
          </div>
          <div className="ed-row">
            <button type="submit" className="ed-primary">
              {t.setLink}
            </button>
            {href !== undefined && (
              <button type="button" onClick={() => onLink(undefined)}>
                {t.removeLink}
              </button>
            )}
          </div>
        </form>
      }
    />
  );
}
