/** Adds a widget to a project written by `saaristo init`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project } from '../../build/project.ts';
import { createCallFiles } from './call-widget.ts';
import {
  renderCss,
  renderDefinition,
  escapeComment,
  renderMessages,
  type NewWidget,
} from '../new-widget/templates.ts';

const renderComponent = ({ component: Name, title }: NewWidget) => `
import { useState } from 'react';
import type { WidgetProps } from 'saaristo/define';
import { useTexts } from 'saaristo/island';
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
      <button type="button" className={styles.button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'showLess' : 'showMore')}
      </button>
    </section>
  );
}
`;

const renderStyles = () => `${renderCss()}
.button {
  min-height: var(--sa-target);
  padding: 0 var(--sa-control-padding);
  border-radius: var(--sa-radius-control);
  background: var(--sa-color-brand);
  color: var(--sa-color-on-brand);
}
`;

const renderExamples = () => `
import type { Examples } from 'saaristo/define';
import type definition from './widget.ts';

/** Named sets of props for stories and checks. The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  normal: { props: { header: 'A heading', text: 'A text that opens under it.' } },
  'long texts': { props: { header: 'A long heading '.repeat(12), text: 'A long text '.repeat(120) } },
};
`;

const renderImports = ({ component: Name }: NewWidget, folder: string) =>
  [
    `import { examples } from '../${folder}/examples.ts';`,
    `import ${Name} from '../${folder}/${Name}.tsx';`,
    `import definition from '../${folder}/widget.ts';`,
  ].join('\n');

const renderTest = (widget: NewWidget, folder: string) => `
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_LANGUAGE } from 'saaristo/define';
import { Island } from 'saaristo/testing';
import { afterEach, expect, test } from 'vitest';
${renderImports(widget, folder)}
import { messages } from '../${folder}/messages.ts';

afterEach(cleanup);

test('the text opens under the heading, and closes again', async () => {
  const { props } = examples['normal']!;
  const { showMore, showLess } = messages[DEFAULT_LANGUAGE];
  render(<Island definition={definition} component={${widget.component}} props={props} />);
  expect(screen.queryByText(props.text)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: showMore }));
  expect(screen.getByText(props.text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: showLess }));
  expect(screen.queryByText(props.text)).toBeNull();
});
`;

const toTitleCase = (area: string): string => area.charAt(0).toUpperCase() + area.slice(1);

const renderStories = (widget: NewWidget, folder: string) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from 'saaristo/define';
import { Island } from 'saaristo/testing';
${renderImports(widget, folder)}

const meta: Meta = {
  title: ${JSON.stringify(`${toTitleCase(widget.area)}/${widget.title.replaceAll('/', ' ')}`)},
  render: (props, { globals }) => (
    <Island
      definition={definition}
      component={${widget.component}}
      props={props}
      settings={{ language: globals['language'] as Language }}
    />
  ),
};

export default meta;

export const Normal: StoryObj = { args: examples['normal']!.props };
export const LongTexts: StoryObj = { args: examples['long texts']!.props };
`;

/** The project's settings that the generated files depend on. */
interface OwnProject {
  /** The widgets' folder, relative to the project's. */
  widgets: string;
  /** BCP 47 tags by language name. */
  languages: Readonly<Record<string, string>>;
}

/** @returns the files of a new widget, by path relative to the project's folder */
function createFiles(
  widget: NewWidget,
  { widgets, languages }: OwnProject,
  call: string | undefined,
): Record<string, string> {
  const { area, name, component: Name } = widget;
  const folder = `${widgets}/${area}/${name}`;
  const files = {
    [`${folder}/widget.ts`]: renderDefinition(widget, 'saaristo/define'),
    [`${folder}/${Name}.tsx`]: renderComponent(widget),
    [`${folder}/${Name}.module.css`]: renderStyles(),
    [`${folder}/messages.ts`]: renderMessages(languages, 'saaristo/define'),
    [`${folder}/examples.ts`]: renderExamples(),
    [`stories/${name}.stories.tsx`]: renderStories(widget, folder),
    [`test/${name}.test.tsx`]: renderTest(widget, folder),
    ...(call !== undefined && createCallFiles(widget, folder, call, languages)),
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.trimStart()]));
}

/** Imports the project's Vite, since `npx saaristo@latest` runs where none is installed; without one, that of this package. */
async function importVite(root: string): Promise<typeof import('vite')> {
  let path = 'vite';
  try {
    path = pathToFileURL(createRequire(join(root, 'package.json')).resolve(path)).href;
  } catch {
    // The project's packages are not installed.
  }
  return (await import(path)) as typeof import('vite');
}

/**
 * Reads the options of `saaristo()` in a project's vite.config.ts.
 * @throws if the plugin is missing
 */
async function readPlugin(root: string): Promise<Project> {
  const { resolveConfig } = await importVite(root);
  const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'serve');
  const api = plugins.find(({ name }) => name === 'saaristo')?.api as { project: Project } | undefined;
  if (!api)
    throw new Error('This folder has no vite.config.ts with saaristo(): create one with npx saaristo init.');
  return api.project;
}

async function readProject(root: string): Promise<OwnProject> {
  const project = await readPlugin(root);
  return {
    widgets: relative(root, project.widgetsFolder).replaceAll('\\', '/'),
    languages: project.options.languages ?? { en: 'en' },
  };
}

/** Reads the sites and languages of a project. */
export const readEstate = async (root: string): Promise<Pick<Project['options'], 'sites' | 'languages'>> =>
  (await readPlugin(root)).options;

/**
 * Writes the files of a new widget, with its story and its test.
 * @param root the project's folder
 * @param call the path of a GET call whose answer the widget shows
 * @returns the files' paths, relative to the project's folder
 * @throws if the folder is not a project, or if one of the files already exists; nothing is written then
 */
export async function createOwnWidget(root: string, widget: NewWidget, call?: string): Promise<string[]> {
  const manifest = join(root, 'package.json');
  const hasStorybook = !existsSync(manifest) || readFileSync(manifest, 'utf8').includes('"storybook"');
  const files = Object.entries(createFiles(widget, await readProject(root), call)).filter(
    ([path]) => hasStorybook || !path.startsWith('stories/'),
  );
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken[0]} already exists: choose another name.`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(([path]) => path);
}
