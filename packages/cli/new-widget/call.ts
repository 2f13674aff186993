/** Parts of a widget that shows the answer of a GET call, which this repository and other projects share. */
import { escapeComment, type NewWidget } from './templates.ts';

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/**
 * Reads the arguments of `--call`.
 * @param words `GET`, `/api/prices`, or both in one word
 * @returns the path
 * @throws with one sentence if they are not a GET call below /api/
 */
export function readCall(words: readonly string[]): string {
  const [, path] = /^GET (\/api\/[\w./-]*\w)$/.exec(words.join(' ')) ?? [];
  if (path === undefined)
    throw new Error(
      `--call takes a call as GET /api/prices, not "${words.join(' ')}". For a path with a parameter give an example, such as GET /api/stores/12/hours.`,
    );
  return path;
}

/** Returns the description of the widget for editors. */
export const describeCall = (title: string): string =>
  `${title}: a heading, and a list that the server answers.`;

/** @param define the module that exports `defineWidget` */
export const renderCallDefinition = ({ area, name, title }: NewWidget, define: string): string => `
import * as v from 'valibot';
import { defineWidget, editor } from '${define}';
import { messages } from './messages.ts';

export default defineWidget({
  name: '${name}',
  title: ${quote(title)},
  description: ${quote(describeCall(title))},
  category: '${area}',
  icon: 'M4 5h16v14H4V5Zm2 2v10h12V7H6Z',
  props: {
    header: v.pipe(v.string(), v.nonEmpty(), editor('Heading', 'Stands above the list')),
  },
  load: 'visible',
  reservedHeight: 76,
  texts: messages,
});
`;

/** Texts by the primary subtag of a BCP 47 tag. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    loading: 'Loading',
    failed: 'The list could not be loaded.',
    retry: 'Try again',
    empty: 'Nothing yet',
  },
  fi: {
    loading: 'Ladataan',
    failed: 'Luettelon lataaminen epäonnistui.',
    retry: 'Yritä uudelleen',
    empty: 'Ei vielä mitään',
  },
  sv: { loading: 'Laddar', failed: 'Listan kunde inte laddas.', retry: 'Försök igen', empty: 'Inget ännu' },
  de: {
    loading: 'Wird geladen',
    failed: 'Die Liste konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    empty: 'Noch nichts',
  },
};

/**
 * @param languages BCP 47 tags by language name; other languages get the English texts, to be translated
 * @param texts the module that exports the type `Messages`
 */
export const renderCallMessages = (languages: Readonly<Record<string, string>>, texts: string): string => `
import type { Messages } from '${texts}';

export const messages: Messages<'loading' | 'failed' | 'retry' | 'empty'> = {
${Object.entries(languages)
  .map(([name, tag]) => {
    const own = TEXTS[tag.split('-')[0]!.toLowerCase()] ?? TEXTS['en']!;
    const lines = Object.entries(own).map(([key, text]) => `    ${key}: '${text}',`);
    return `  ${/^[a-z]\w*$/i.test(name) ? name : `'${name}'`}: {\n${lines.join('\n')}\n  },`;
  })
  .join('\n')}
};
`;

/** The parts of components and calls that differ between this repository and other projects. */
export interface Platform {
  imports: readonly string[];
  /** The function that makes the call. */
  call: readonly [name: string, module: string];
  /** Module that exports the type `LoadContext`. */
  loadContext: string;
  button: readonly [name: string, attributes: string];
}

export const renderCallLoad = ({ call: [call, module], loadContext }: Platform): string => `
import type { LoadContext } from '${loadContext}';
import { ${call} } from '${module}';

/** Makes the call before the first render, also on a server. If it fails, the component makes it again. */
export const load = (_props: object, { signal }: LoadContext) => ${call}(signal);
`;

export const renderCallComponent = (
  { component: Name, title }: NewWidget,
  { imports, call: [call, module], button: [Button, attributes] }: Platform,
): string => `
import { useEffect } from 'react';
${imports.join('\n')}
import { ${call} } from '${module}';
import styles from './${Name}.module.css';
import type { load } from './load.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** ${escapeComment(describeCall(title))} */
export default function ${Name}({ header }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { answer: first } = useLoaded<typeof load>();
  const { run, status, answer } = useRequest(first);
  useEffect(() => (first ? undefined : run(${call})), [first, run]);

  return (
    <section className={styles.block} aria-busy={status === 'loading' || status === 'idle'}>
      <h2 className={styles.header}>{header}</h2>
      {status === 'failed' ? (
        <>
          <p role="alert">{t('failed')}</p>
          <${Button} ${attributes} onClick={() => run(${call})}>
            {t('retry')}
          </${Button}>
        </>
      ) : !answer ? (
        <p role="status">{t('loading')}</p>
      ) : answer.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ul>
          {answer.map((item, index) => (
            <li key={index}>{item.title}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
`;
