/** The form of an item of a collection: shows the fields of its schema instead of the JSON that the page's form sends. */
import './item-form.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isRecord, joinPath, type Path, type Problem, type Schema } from 'saaristo/form';
import type { EditorAdapter, HttpSettings } from './adapter.ts';
import { bindAdapter, createHttpAdapter, listFeatures } from './api.ts';
import { EditorContext, type EditorContextValue } from './context.ts';
import type { EditorLanguage } from './contract.ts';
import { OpenListsContext, WantedContext } from './fields/field.ts';
import { ObjectFields } from './fields/SchemaField.tsx';
import { getMessages } from './messages.ts';
import { createCatalogue } from './model/catalogue.ts';
import { findControl } from './panels/focus.ts';

/** The data that the server writes into the document. */
interface ItemSettings {
  schema: Schema;
  /** Whether the first value was typed and is not stored. */
  isTyped: boolean;
  problems: readonly Problem[];
  site: string;
  /** The language in which products and pages are searched. */
  language: string;
  uiLanguage: EditorLanguage;
  adapter: HttpSettings;
}

/** Creates the services of the fields. Parts that only the block editor uses are empty. */
function createContext({ adapter, site, language, uiLanguage }: ItemSettings): EditorContextValue {
  const calls: EditorAdapter = createHttpAdapter(adapter);
  return {
    api: bindAdapter(calls, ''),
    features: listFeatures(calls),
    addresses: { list: '', page: () => '', canvas: '', assets: '' },
    catalogue: createCatalogue({ widgets: [] }, uiLanguage),
    examples: undefined as never,
    settings: undefined as never,
    site,
    language,
    t: getMessages(uiLanguage),
  };
}

/** Buttons of the page's form that save the typed text. */
const SAVING: readonly string[] = ['save', 'publish', 'schedule'];

/** The fields of an item. Writes each change to the field that the form sends. */
function ItemForm({
  settings,
  first,
  form,
  onChange,
}: {
  settings: ItemSettings;
  first: unknown;
  form: HTMLFormElement;
  onChange: (value: unknown) => void;
}) {
  const { schema, problems } = settings;
  const context = useMemo(() => createContext(settings), [settings]);
  const [value, setValue] = useState(first);
  const [wanted, setWanted] = useState<Path>();
  const place = useRef<HTMLDivElement>(null);
  const isChanged = useRef(settings.isTyped);
  const change = (next: unknown): void => {
    isChanged.current = true;
    onChange(next);
    setValue(next);
  };
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Other buttons, such as that of a version, drop the typed text: the browser asks first.
    form.addEventListener(
      'submit',
      ({ submitter }) => {
        if (SAVING.includes(submitter?.getAttribute('value') ?? '')) isChanged.current = false;
      },
      { signal },
    );
    addEventListener('beforeunload', (event) => isChanged.current && event.preventDefault(), { signal });
    // Ctrl+S saves the draft.
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        form.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="save"]'));
      },
      { signal },
    );
    for (const link of document.querySelectorAll<HTMLElement>('[data-problem]'))
      link.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          setWanted(
            link.dataset['problem']!.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
          );
        },
        { signal },
      );
    return () => stop.abort();
  }, [form]);
  useEffect(() => {
    if (!wanted || !place.current) return;
    const control =
      findControl(place.current, joinPath(wanted)) ?? findControl(place.current, String(wanted[0]));
    control?.closest('details')?.setAttribute('open', '');
    control?.scrollIntoView({ block: 'center' });
    control?.focus();
  }, [wanted]);
  return (
    <EditorContext value={context}>
      <OpenListsContext value>
        <WantedContext value={wanted}>
          <div className="ed ed-item" ref={place}>
            <ObjectFields
              schema={schema}
              value={isRecord(value) ? value : {}}
              path={[]}
              problems={problems}
              onChange={change}
            />
          </div>
        </WantedContext>
      </OpenListsContext>
    </EditorContext>
  );
}

const settings = document.getElementById('item-settings')?.textContent;
const field = document.querySelector<HTMLTextAreaElement>('#item textarea[name="value"]');
if (settings && field) {
  field.hidden = true;
  const root = createRoot(document.getElementById('item-fields')!);
  root.render(
    <ItemForm
      settings={JSON.parse(settings) as ItemSettings}
      first={JSON.parse(field.value)}
      form={field.form!}
      onChange={(value) => {
        field.value = JSON.stringify(value);
      }}
    />,
  );
}
