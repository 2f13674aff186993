/** Templates of a new widget. It is small and complete, and passes the gate once its title is translated for editors. */

export interface NewWidget {
  /** Folder below `widgets/`, also the category for editors. */
  area: string;
  /** The marker's name in kebab-case. */
  name: string;
  /** The name for editors. */
  title: string;
  /** The component's name in PascalCase. */
  component: string;
}

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const describe = (title: string): string => `${title}: a heading, and a text that opens under it.`;

/** Removes the end of a comment from a text, so that the text can stand in one. */
export const escapeComment = (text: string): string => text.replace(/\*\//g, '');

/** @param define the module that exports `defineWidget` */
export const renderDefinition = ({ area, name, title }: NewWidget, define = '#island/define.ts') => `
import * as v from 'valibot';
import { defineWidget, editor } from '${define}';
import { messages } from './messages.ts';

export default defineWidget({
  name: '${name}',
  title: ${quote(title)},
  description: ${quote(describe(title))},
  category: '${area}',
  icon: 'M4 5h16v14H4V5Zm2 2v10h12V7H6Z',
  props: {
    header: v.pipe(v.string(), v.nonEmpty(), editor('Heading', 'Stands above the button')),
    text: v.pipe(v.string(), v.nonEmpty(), editor('Text', 'Opens under the heading when the button is pressed')),
  },
  load: 'visible',
  reservedHeight: 96,
  texts: messages,
});
`;

/** The translations of title and description are left empty for people to write; a test reports them until then. */
const renderEditorTexts = ({ title }: NewWidget) => `
import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  ${quote(title)}: { fi: '', sv: '' },
  ${quote(describe(title))}: { fi: '', sv: '' },
  'Stands above the button': { fi: 'Painikkeen yläpuolella', sv: 'Ovanför knappen' },
  'Opens under the heading when the button is pressed': {
    fi: 'Avautuu otsikon alle, kun painiketta painetaan',
    sv: 'Öppnas under rubriken när man trycker på knappen',
  },
};
`;

const renderComponent = ({ component: Name, title }: NewWidget) => `
import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { Button } from '#ui/Button.tsx';
import styles from './${Name}.module.css';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** ${escapeComment(title)}: a heading, and a text that opens under it. */
export default function ${Name}({ header, text }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [open, setOpen] = useState(false);

  return (
    <section className={styles.block}>
      <h2 className={styles.header}>{header}</h2>
      {open && <p>{text}</p>}
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'showLess' : 'showMore')}
      </Button>
    </section>
  );
}
`;

/** Returns the widget's stylesheet. */
export const renderCss = () => `
.block {
  display: grid;
  justify-items: start;
  gap: var(--sa-space-4);
}

.header {
  margin: 0;
}
`;

/** Texts by the primary subtag of a BCP 47 tag. */
const TEXTS: Readonly<Record<string, readonly [showMore: string, showLess: string]>> = {
  fi: ['Näytä lisää', 'Näytä vähemmän'],
  sv: ['Visa mer', 'Visa mindre'],
  en: ['Show more', 'Show less'],
  de: ['Mehr anzeigen', 'Weniger anzeigen'],
};

/**
 * @param languages BCP 47 tags by language name; other languages get the English texts, to be translated
 * @param texts the module that exports the type `Messages`
 */
export const renderMessages = (
  languages: Readonly<Record<string, string>> = { fi: 'fi', se: 'sv', en: 'en', de: 'de' },
  texts = '#i18n/texts.ts',
) => `
import type { Messages } from '${texts}';

export const messages: Messages<'showMore' | 'showLess'> = {
${Object.entries(languages)
  .map(([name, tag]) => {
    const [showMore, showLess] = TEXTS[tag.split('-')[0]!.toLowerCase()] ?? TEXTS['en']!;
    return `  ${/^[a-z]\w*$/i.test(name) ? name : quote(name)}: { showMore: '${showMore}', showLess: '${showLess}' },`;
  })
  .join('\n')}
};
`;

const renderExamples = () => `
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  normal: { props: { header: 'Syksyn sato', text: 'Juurekset ovat parhaimmillaan juuri nyt.' } },
  'long texts': { props: { header: 'Pitkä otsikko '.repeat(12), text: 'Pitkä teksti '.repeat(120) } },
};

export const visits: Visits = [{ steps: [{ press: 'button' }], calls: [] }];
`;

/** Renders the imports of component, examples and definition. */
export const renderImports = ({ area, name, component: Name }: NewWidget, up: string) =>
  [
    `import ${Name} from '${up}widgets/${area}/${name}/${Name}.tsx';`,
    `import { examples } from '${up}widgets/${area}/${name}/examples.ts';`,
    `import definition from '${up}widgets/${area}/${name}/widget.ts';`,
  ].join('\n');

const renderStories = (widget: NewWidget) => `
import { expect } from 'storybook/test';
${renderImports(widget, '../../')}
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ${widget.component}, examples);

export default { ...meta };

export const Normal = story('normal');
export const LongTexts = story('long texts');

export const Opened = story('normal', {
  name: 'opened',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
});
`;

const renderTest = (widget: NewWidget) => `
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
${renderImports(widget, '../../../../')}
import { renderWidget } from '../../../render.tsx';

test('the text opens under the heading, and closes again', async () => {
  const { header, text } = examples['normal']!.props;
  renderWidget(definition, ${widget.component}, { header, text });
  expect(screen.getByRole('heading', { name: header })).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Näytä vähemmän' }));
  expect(screen.queryByText(text)).toBeNull();
});
`;

/** @returns the files of a new widget, by path relative to the root */
export function createFiles(widget: NewWidget): Record<string, string> {
  const { area, name, component: Name } = widget;
  const folder = `widgets/${area}/${name}`;
  const files: Record<string, string> = {
    [`${folder}/widget.ts`]: renderDefinition(widget),
    [`${folder}/${Name}.tsx`]: renderComponent(widget),
    [`${folder}/${Name}.module.css`]: renderCss(),
    [`${folder}/messages.ts`]: renderMessages(),
    [`${folder}/examples.ts`]: renderExamples(),
    [`${folder}/editor-texts.ts`]: renderEditorTexts(widget),
    [`stories/${area}/${name}.stories.tsx`]: renderStories(widget),
    [`test/unit/widgets/${area}/${name}.test.tsx`]: renderTest(widget),
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.trimStart()]));
}
