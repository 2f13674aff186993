import { useCallback, useId, useState } from 'react';
import { useEditor } from '../context.ts';
import { type Choice, ChooseDialog } from './ChooseDialog.tsx';

/** Where a link may lead. What else there is, `javascript:` above all, is not taken. */
const ADDRESS = /^(?:[/#?]|https?:\/\/[^\s/]|(?:mailto|tel):\S)/i;

interface LinkDialogProps {
  /** Where the link leads now; undefined where there is none. */
  href: string | undefined;
  /** Undefined takes the link away. The title is that of the page, where one was chosen. */
  onLink: (href: string | undefined, title?: string) => void;
  onClose: () => void;
}

/** Searches the pages of the site. */
export function usePageSearch(): (text: string) => Promise<Choice[]> {
  const { api, site } = useEditor();
  return useCallback(
    async (text) =>
      (await api.search(text, site)).map(({ id, title, path }) => ({ key: String(id), title, detail: path })),
    [api, site],
  );
}

/** The link of a text: to an address, which is written, or to a page of the site, which is searched. */
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
