/** Shows the built runtime in a page of its own with editable markers, and displays its events and report. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { LANGUAGES, SITES } from '#lib/site.ts';
import './workshop.css';

const FIRST = `<div data-widget="faq-list" data-load="eager"
  data-props='{"header":"Kysyttyä","items":[
    {"question":"Mistä liha tulee?","answer":"<p>Suomesta.</p>"}]}'>
  <p>fallback</p>
</div>

<div data-widget="like-button"
  data-props='{"contentId":"recipe-12","likeCount":128}'>
  128 tykkäystä
</div>

<div data-widget="no-such-widget"><p>the fallback stays</p></div>

<div data-widget="card-grid" data-props='{"cards":"none"}'>
  <p>its props are wrong</p>
</div>`;

interface Row {
  widget: string;
  state: string;
  load: string;
  why: string;
  ms: number | null;
}

/** The window of the page, with the runtime's global. */
type TryWindow = Window & {
  saaristo?: { report(): Promise<Row[]>; unmount(): void; scan(): void };
};

/** Forwards the markers' events to this page, and disables console.table, since the report is read repeatedly. */
const WATCH = `console.table = () => {};
for (const type of ['widget:mounted', 'widget:failed', 'widget:unmounted'])
  document.addEventListener(type, ({ detail: { name, error } }) =>
    parent.postMessage({ saaristoEvent: type + ' ' + name + (error ? ': ' + (error.message ?? error) : '') }, '*'));`;

const createPage = (markers: string, site: string, language: string, editMode: boolean): string => {
  const settings = JSON.stringify({ site, language, editMode }).replaceAll('<', '\\u003c');
  const base = new URL('saaristo/', document.baseURI).href;
  return `<!doctype html><html lang="${language}" data-site="${site}"><head><meta charset="utf-8"><title>Markers</title>
<link rel="stylesheet" href="${base}saaristo.css">
<script type="application/json" data-widget-settings>${settings}</script>
<script>${WATCH}</script>
<script type="module" src="${base}saaristo.js"></script></head><body>${markers}</body></html>`;
};

export function Runtime() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [markers, setMarkers] = useState(FIRST);
  const [site, setSite] = useState<string>('atriafi');
  const [language, setLanguage] = useState<string>('fi');
  const [editMode, setEditMode] = useState(false);
  const [rows, setRows] = useState<Row[]>([]);
  const [log, setLog] = useState<{ at: number; text: string }[]>([]);
  const [shown, setShown] = useState(() => ({ page: createPage(FIRST, site, language, editMode), at: 0 }));
  const getWindow = (): TryWindow | null | undefined => frame.current?.contentWindow;
  const show = (html: string, nextSite = site, nextLanguage = language, edit = editMode) => {
    setLog([]);
    setShown(({ at }) => ({ page: createPage(html, nextSite, nextLanguage, edit), at: at + 1 }));
  };

  useEffect(() => {
    const timer = setInterval(() => {
      getWindow()
        ?.saaristo?.report()
        .then(setRows, () => setRows([]));
    }, 500);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<{ saaristoEvent?: unknown } | null>) => {
      const text = data?.saaristoEvent;
      if (source === getWindow() && typeof text === 'string')
        setLog((before) => [...before, { at: before.length, text }]);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <Unstyled>
      <div className="workshop workshop-try">
        <div>
          <div className="controls">
            <select
              aria-label="Site"
              value={site}
              onChange={({ target }) => {
                setSite(target.value);
                show(markers, target.value);
              }}
            >
              {SITES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
            <select
              aria-label="Language"
              value={language}
              onChange={({ target }) => {
                setLanguage(target.value);
                show(markers, site, target.value);
              }}
            >
              {LANGUAGES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
            <label>
              <input
                type="checkbox"
                checked={editMode}
                onChange={({ target }) => {
                  setEditMode(target.checked);
                  show(markers, site, language, target.checked);
                }}
              />{' '}
              edit mode
            </label>
          </div>
          <textarea
            aria-label="The body of the page"
            spellCheck={false}
            value={markers}
            onChange={({ target }) => setMarkers(target.value)}
          />
          <div className="controls">
            <button type="button" onClick={() => show(markers)}>
              Load the page anew
            </button>
            <button
              type="button"
              onClick={() => {
                const body = getWindow()?.document.body;
                if (body) body.innerHTML = markers;
              }}
            >
              Write into the page that is there
            </button>
            <button type="button" onClick={() => getWindow()?.saaristo?.unmount()}>
              unmount()
            </button>
            <button type="button" onClick={() => getWindow()?.saaristo?.scan()}>
              scan()
            </button>
          </div>
        </div>
        {/* The page has this origin and contains only what the visitor typed here. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe key={shown.at} ref={frame} title="The page" srcDoc={shown.page} />
      </div>
      <div className="workshop">
        <h2>
          What <code>saaristo.report()</code> says
        </h2>
        <div className="workshop-scroll">
          <table className="workshop-table workshop-report">
            <thead>
              <tr>
                {['Widget', 'State', 'Loads', 'ms', 'Why'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ widget, state, load, ms, why }, at) => (
                // A widget may occur several times, in the order of the page.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  <td>{widget}</td>
                  <td>
                    <code>{state}</code>
                  </td>
                  <td>{load}</td>
                  <td>{ms ?? ''}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <h2>Events</h2>
        <ol className="workshop-log">
          {log.map(({ at, text }) => (
            <li key={at}>{text}</li>
          ))}
        </ol>
      </div>
    </Unstyled>
  );
}
