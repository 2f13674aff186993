import { type FormEvent, useEffect, useId, useState } from 'react';
import type { EditorAdapter, FoundPage } from './adapter.ts';
import { bindAdapter, describeError, listFeatures } from './api.ts';
import type { Addresses } from './context.ts';
import type { Messages } from './messages.ts';
import { suggestSlug } from './model/slug.ts';
import { Failure } from './fields/Failure.tsx';

/** Time without typing before pages are searched, in milliseconds. */
const DEBOUNCE_MS = 200;

/** The list of pages with a search and a form for a new page. The editor shows it when no page is chosen. */
export function PageList({
  adapter,
  addresses,
  t,
}: {
  adapter: EditorAdapter;
  addresses: Addresses;
  t: Messages;
}) {
  const [api] = useState(() => bindAdapter(adapter, ''));
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly FoundPage[]>();
  const [failure, setFailure] = useState<string>();
  const searchId = useId();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        api.list(text.trim(), '').then(
          (found) => {
            if (!isCurrent) return;
            setRows(found);
            setFailure(undefined);
          },
          (error: unknown) => isCurrent && setFailure(describeError(error, t)),
        );
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, text, t]);

  return (
    <main className="ed-page-list">
      <h1>{t.pages}</h1>
      {listFeatures(adapter).has('create') && (
        <NewPageForm create={api.create} onCreated={(id) => location.assign(addresses.page(id))} t={t} />
      )}
      <div className="ed-field">
        <label htmlFor={searchId}>{t.search}</label>
        <input id={searchId} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <Failure text={failure} />
      <p className="ed-muted" role="status">
        {!rows ? t.searching : rows.length === 0 && text === '' ? t.noPages : t.found(rows.length)}
      </p>
      <ul>
        {rows?.map(({ id, title, path, state }) => (
          <li key={id}>
            <a href={addresses.page(id)}>{title || path}</a>
            <span className="ed-muted">
              {path}
              {state && ` · ${t.states[state]}`}
            </span>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A form for the title and the path of a new page. The path follows the title until it is typed. */
function NewPageForm({
  create,
  onCreated,
  t,
}: {
  create: Required<EditorAdapter>['create'];
  onCreated: (id: string | number) => void;
  t: Messages;
}) {
  const id = useId();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const path = typed ?? `/${suggestSlug(title)}`;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setFailure(undefined);
    setBusy(true);
    create({ title: title.trim(), path: path.trim() })
      .then((created) => onCreated(created.id))
      .catch((error: unknown) => {
        setFailure(describeError(error, t));
        setBusy(false);
      });
  };
  return (
    <details className="ed-more">
      <summary>{t.newPage}</summary>
      <form className="ed-stack" onSubmit={submit}>
        <Failure text={failure} />
        <div className="ed-field">
          <label htmlFor={`${id}-title`}>{t.title}</label>
          <input
            id={`${id}-title`}
            required
            maxLength={200}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <div className="ed-field">
          <label htmlFor={`${id}-path`}>{t.path}</label>
          <input
            id={`${id}-path`}
            required
            maxLength={200}
            spellCheck={false}
            value={path}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <button type="submit" className="ed-primary" disabled={isBusy}>
          {t.createPage}
        </button>
      </form>
    </details>
  );
}
