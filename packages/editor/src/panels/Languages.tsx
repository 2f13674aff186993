import { type Data, useGetPuck } from '@puckeditor/core';
import {
  type ChangeEvent,
  type ComponentProps,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { describeError } from '../api.ts';
import type { Page, TranslatedTexts, Translations } from '../contract.ts';
import { useEditor } from '../context.ts';
import { type Choice, ChooseDialog } from '../fields/ChooseDialog.tsx';
import { HtmlTexts, isLayout } from '../fields/HtmlTexts.tsx';
import { RichTextField } from '../fields/RichTextField.tsx';
import { getTitle } from '../model/catalogue.ts';
import { getType } from '../model/differences.ts';
import { readHtml } from '../model/field-changes.ts';
import { createItem, toItem, toPageDetails, toPuckItem } from '../model/page.ts';
import { describeField } from '../model/slots.ts';
import {
  applyTexts,
  confirmText,
  hashText,
  listPairs,
  listUnrecorded,
  type TextPair,
} from '../model/translation.ts';
import { MAX_XLIFF_BYTES, readXliff, writeXliff } from '../model/xliff.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { Dialog } from './Dialog.tsx';
import { usePuck } from './use-blocks.ts';
import { Failure } from '../fields/Failure.tsx';

interface LanguagesProps {
  page: Page;
  flush: () => Promise<boolean>;
}

/** Puts texts into the page on the canvas. Other blocks stay the same objects. */
function putTexts(data: Data, pairs: readonly TextPair[], texts: ReadonlyMap<string, string>): Data {
  const before = toPageDetails(data);
  const { title, description, blocks } = applyTexts(before, pairs, texts);
  return {
    ...data,
    root: { ...data.root, props: { ...data.root.props, title, description } as object },
    content: data.content.map((item, index) => {
      const block = blocks[index];
      if (!block || block === before.blocks[index]) return item;
      return toPuckItem(createItem(block, toItem(item).props.id));
    }),
  };
}

/** The languages of a page: links to its translations, and copies into other languages. */
export function Languages({ page, flush }: LanguagesProps) {
  const { addresses, api, catalogue, t } = useEditor();
  const [translations, setTranslations] = useState<Translations>();
  const [failure, setFailure] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  /** The language in which a page is chosen to be linked. */
  const [linking, setLinking] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    api.translations().then(
      (answer) => {
        if (isCurrent) setTranslations(answer);
      },
      // Without an answer the languages are not shown.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);
  const run = (call: () => Promise<void>): void => {
    setFailure(undefined);
    call().catch((error: unknown) => setFailure(describeError(error, t)));
  };
  const update = (call: () => Promise<Translations>): void => run(async () => setTranslations(await call()));
  if (!translations || translations.languages.length < 2) return null;
  const copyInto = async (language: string): Promise<void> => {
    if (!(await flush())) return;
    const saved = await api.load();
    const { id } = await api.translate(language);
    // The copy's texts are their own source until they are translated.
    const hashes = listPairs(saved, saved, {}, catalogue).map(({ source }) => hashText(source));
    await api.setTranslated(Object.fromEntries(hashes.map((hash) => [hash, hash])), id);
    location.assign(addresses.page(id));
  };
  const getName = (language: string): string => t.translation.names[language] ?? language;
  return (
    <section className="ed-languages" aria-labelledby="ed-languages-title">
      <h3 id="ed-languages-title">{t.translation.title}</h3>
      <Failure text={failure} />
      <ul>
        {translations.languages.map(({ language, page: linked }) => (
          <li key={language}>
            {language === page.language ? (
              t.translation.here(getName(language))
            ) : linked ? (
              <>
                {getName(language)}: <a href={addresses.page(linked.id)}>{linked.title}</a>
              </>
            ) : (
              <div className="ed-row">
                <button type="button" onClick={() => run(() => copyInto(language))}>
                  {t.translation.copyInto(getName(language))}
                </button>
                <button type="button" onClick={() => setLinking(language)}>
                  {t.translation.link(getName(language))}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {translations.languages.filter((one) => one.page).length > 1 && (
        <ConfirmButton
          label={t.translation.unlink}
          question={t.translation.unlinkLead}
          onConfirm={() => update(api.unlinkTranslation)}
        />
      )}
      {linking !== undefined && (
        <ChooseTranslation
          page={page}
          language={linking}
          title={t.translation.link(getName(linking))}
          onClose={() => setLinking(undefined)}
          onChoose={({ key }) => {
            setLinking(undefined);
            update(() => api.linkTranslation(typeof page.id === 'number' ? Number(key) : key));
          }}
        />
      )}
      {translations.source && (
        <button type="button" onClick={() => setOpen(true)}>
          {t.translation.translate}
        </button>
      )}
      {isOpen && translations.source && (
        <TranslationDialog
          page={page}
          source={translations.source}
          first={translations.translated}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

interface ChooseTranslationProps extends Pick<
  ComponentProps<typeof ChooseDialog>,
  'title' | 'onChoose' | 'onClose'
> {
  page: Page;
  language: string;
}

/** Chooses a page or section of another language. */
function ChooseTranslation({ page, language, ...props }: ChooseTranslationProps) {
  const { api } = useEditor();
  const { site, template } = page;
  const search = useCallback(
    async (text: string): Promise<Choice[]> => {
      if (template === null)
        return (await api.list(text, site, language)).map(({ id, title, path }) => ({
          key: String(id),
          title: title || path,
          detail: path,
        }));
      const words = text.toLowerCase();
      return (await api.sections(site, language))
        .filter(
          (one) => one.site === site && one.language === language && one.name.toLowerCase().includes(words),
        )
        .map(({ id, name }) => ({ key: String(id), title: name }));
    },
    [api, site, template, language],
  );
  return <ChooseDialog search={search} {...props} />;
}

interface TranslationDialogProps {
  page: Page;
  source: NonNullable<Translations['source']>;
  first: TranslatedTexts;
  onClose: () => void;
}

/** Shows the texts of the source beside those of the page. */
function TranslationDialog({ page, source, first, onClose }: TranslationDialogProps) {
  const { api, catalogue, t } = useEditor();
  const getPuck = useGetPuck();
  const data = usePuck((state) => state.appState.data);
  const [translated, setTranslated] = useState(first);
  const [message, setMessage] = useState<string>();
  const details = useMemo(() => toPageDetails(data), [data]);
  const pairs = useMemo(
    () => listPairs(source.details, details, translated, catalogue),
    [source, details, translated, catalogue],
  );
  const record = useCallback(
    (texts: TranslatedTexts): void => {
      if (Object.keys(texts).length === 0) return;
      setTranslated((before) => ({ ...before, ...texts }));
      // Texts without a record count as translated, so a lost record only misses a later change of the source.
      api.setTranslated(texts, page.id).catch(() => {});
    },
    [api, page.id],
  );
  const put = (texts: ReadonlyMap<string, string>): void => {
    const next = putTexts(getPuck().appState.data, pairs, texts);
    getPuck().dispatch({ type: 'setData', recordHistory: true, data: () => next });
  };
  const close = (): void => {
    record(listUnrecorded(pairs, translated));
    onClose();
  };
  const left = pairs.filter(({ state }) => state !== 'translated').length;
  const exportFile = (): void => {
    const file = writeXliff(pairs, { source: source.language, target: page.language }, page.path);
    const address = URL.createObjectURL(new Blob([file], { type: 'application/xliff+xml' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${page.path.split('/').filter(Boolean).join('-') || 'etusivu'}.${page.language}.xlf`;
    link.click();
    URL.revokeObjectURL(address);
  };
  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      if (file.size > MAX_XLIFF_BYTES) throw new Error('The file is too large.');
      const { texts, skipped } = readXliff(await file.text(), pairs);
      put(texts);
      setMessage(t.translation.imported(texts.size, skipped.length));
    } catch {
      setMessage(t.translation.notRead);
    }
    target.value = '';
  };
  const describe = ({ block, path }: TextPair): string => {
    const own = block === null ? undefined : details.blocks[block];
    if (!own) return path[0] === 'title' ? t.title : t.description;
    const type = getType(own);
    const field = describeField(createItem(own, ''), path, catalogue, t);
    return [`${(block ?? 0) + 1}. ${getTitle(type, catalogue, t)}`, field].filter(Boolean).join(' › ');
  };
  return (
    <Dialog title={t.translation.translate} onClose={close}>
      <div className="ed-translation">
        <p>
          {t.translation.lead(source.page.title)} <strong role="status">{t.translation.left(left)}</strong>
        </p>
        <div className="ed-row">
          <button type="button" onClick={exportFile}>
            {t.translation.exportFile}
          </button>
          <label className="ed-button">
            {t.translation.importFile}
            <input
              type="file"
              className="ed-hidden"
              accept=".xlf,.xliff"
              onChange={(event) => void importFile(event)}
            />
          </label>
        </div>
        {message && <p role="status">{message}</p>}
        <ol>
          {pairs.map((pair) => (
            <li key={pair.key} data-state={pair.state}>
              <PairRow
                pair={pair}
                label={describe(pair)}
                onChange={(text) => put(new Map([[pair.key, text]]))}
                onKeep={() => record(confirmText(pair))}
              />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

interface PairRowProps {
  pair: TextPair;
  label: string;
  onChange: (text: string) => void;
  onKeep: () => void;
}

/** A text of the source beside its field in the translation. */
function PairRow({ pair, label, onChange, onKeep }: PairRowProps) {
  const { t } = useEditor();
  const id = useId();
  const { source, target, isHtml, state } = pair;
  return (
    <>
      {/* No heading: rich text beside it has headings of its own. */}
      <p className="ed-pair-label">
        {label} <span className="ed-pair-state">{t.translation.states[state]}</span>
      </p>
      <div className="ed-pair">
        <div className="ed-pair-source">{isHtml ? readHtml(source) : source}</div>
        <div className="ed-field">
          {isHtml && isLayout(target) ? (
            <HtmlTexts html={target} onChange={onChange} />
          ) : isHtml ? (
            <RichTextField
              label={label}
              words={null}
              path={[]}
              value={target}
              onChange={onChange}
              described={{ id }}
            />
          ) : (
            <textarea
              aria-label={label}
              rows={source.length > 60 ? 4 : 2}
              value={target}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          {state !== 'translated' && target.trim() !== '' && (
            <button
              type="button"
              className="ed-quiet"
              aria-label={`${t.translation.keep}: ${label}`}
              onClick={onKeep}
            >
              {t.translation.keep}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
