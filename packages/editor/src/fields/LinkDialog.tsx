import { useCallback, useId, useState } from 'react';
import { useEditor } from '../context.ts';
import { AddDocument } from './AddDocument.tsx';
import { completeAddress, isAddress } from './address.ts';
import { type Choice, ChooseDialog } from './ChooseDialog.tsx';
import { Failure } from './Failure.tsx';

interface LinkDialogProps {
  /** Current address of the link, or undefined. */
  href: string | undefined;
  /** Receives the new address, or undefined to remove the link, and the title of a page that was chosen. */
  onLink: (href: string | undefined, title?: string) => void;
  onClose: () => void;
}

interface LinkChoice extends Choice {
  path: string;
}

/** Returns a function that searches pages, listings, products, recipes, news and documents of the site. */
export function useLinkSearch(): (text: string) => Promise<LinkChoice[]> {
  const { api, site, language, t } = useEditor();
  return useCallback(
    async (text) =>
      (await api.links(text, { site, language })).map(({ title, path, kind }) => ({
        key: `${kind} ${path}`,
        title,
        detail: `${t.linkKinds[kind]} · ${path}`,
        path,
      })),
    [api, site, language, t],
  );
}

/** A dialog for the link of a text: an entered address, or a page of the site from a search. */
export function LinkDialog({ href, onLink, onClose }: LinkDialogProps) {
  const { t } = useEditor();
  const id = useId();
  const [address, setAddress] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  const search = useLinkSearch();
  return (
    <ChooseDialog
      title={t.link}
      search={search}
      onClose={onClose}
      onChoose={({ title, path }) => onLink(path, title)}
      lead={
        <form
          className="ed-stack ed-lead"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const completed = completeAddress(address);
            if (isAddress(completed)) onLink(completed);
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
            <Failure id={`${id}-error`} text={isWrong && t.errors.address} />
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
    >
      <AddDocument onAdd={({ path, title }) => onLink(path, title)} />
    </ChooseDialog>
  );
}
