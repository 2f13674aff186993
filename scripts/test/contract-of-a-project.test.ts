/** A new project names the faults of its widgets: the contract, lint and the build. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { init } from '../../packages/cli/init/init.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const WIDGET = 'widgets/content/greeting';

interface Fault {
  /** The component's body. */
  code: string;
  styles?: string;
  /** A stylesheet that is no module. */
  sheet?: string;
  /** The widget has an optional heading, which each example gives. */
  hasHeading?: boolean;
  /** The message of the contract; undefined where only lint sees the fault. */
  says: RegExp;
  /** The message of lint. */
  lint?: RegExp;
}

const FAULTS: Record<string, Fault> = {
  'console-error': {
    code: 'return <ul>{[1, 2].map(() => <li>{name}</li>)}</ul>;',
    says: /Unexpected console output: remove its cause[^]*unique "key" prop/,
    lint: /jsx-key[^]*ConsoleError\.tsx/,
  },
  'hydration-difference': {
    code: "return <p>{typeof window === 'undefined' ? 'server' : name}</p>;",
    says: /server's HTML differs from the browser's\. Render the same on both, and read window, the clock/,
  },
  'picture-without-text': {
    code: 'return <section><p>{name}</p><img src="/a.png" /></section>;',
    says: /image-alt: Images must have alternative text[^]*<img src="\/a\.png">/,
    lint: /jsx-a11y\(alt-text\)[^]*PictureWithoutText\.tsx/,
  },
  'global-style': {
    code: 'return <h2 className={styles.title}>{name}</h2>;',
    styles: '.title { margin: 0; } :global(h2) { margin: 0; }',
    says: /selector ":global\(h2\)" reaches elements outside of the island: begin it with a class of this file/,
  },
  'plain-stylesheet': {
    code: 'return <h2>{name}</h2>;',
    sheet: 'h2 { margin: 0; }',
    says: /styles of a widget reach elements outside of the island: name the file <Name>\.module\.css/,
  },
  'conditional-hook': {
    code: 'const [a] = useState(0); if (count > 0) { const [b] = useState(count); return <p>{`${name} ${a + b}`}</p>; } return <p>{name}</p>;',
    says: /Call the same hooks in every render:[^]*more hooks than during the previous render/,
    lint: /rules-of-hooks[^]*ConditionalHook\.tsx/,
  },
  'inline-style': {
    code: 'return <p style={{ margin: 0 }}>{name}</p>;',
    says: /inline styles[^]*Use classes of the module/,
  },
  'left-listener': {
    code: "useEffect(() => window.addEventListener('resize', () => {}), []); return <p>{name}</p>;",
    says: /Undo in the cleanup of the effect what the removed island still holds:[^]*window resize/,
  },
  'left-fetch': {
    code: "const [a, setA] = useState(''); useEffect(() => void fetch('/api/names').then((one) => one.text()).then(setA), []); return <p>{`${name} ${a}`}</p>;",
    says: /Abort in the cleanup of the effect the calls of the removed island:[^]*GET \/api\/names/,
  },
  'empty-heading': {
    code: 'return <section><h2>{heading}</h2><p>{name}</p></section>;',
    hasHeading: true,
    says: /without its optional props[^]*empty-heading: Headings should not be empty[^]*<h2><\/h2>/,
  },
  'script-address': {
    code: 'return <a href={name}>Read</a>;',
    says: /runs scripts\. Use safeLink/,
  },
};

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

let project: string;
let results: Record<string, string>;
const run = (command: string, args: readonly string[]) =>
  spawnSync(resolve(ROOT, 'node_modules/.bin', command), args, {
    cwd: project,
    encoding: 'utf8',
    // The packages are TypeScript in this repository.
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))),
      NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'node_modules/tsx/dist/esm/index.mjs')).href}`,
      NO_COLOR: '1',
    },
  });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'saaristo-project-'));
  init(project);
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  for (const [name, { code, styles, sheet, hasHeading }] of Object.entries(FAULTS)) {
    const folder = join(project, 'widgets/faults', name);
    const Name = toPascalCase(name);
    cpSync(join(project, WIDGET), folder, { recursive: true });
    for (const file of ['Greeting.tsx', 'Greeting.module.css']) rmSync(join(folder, file));
    const definition = readFileSync(join(folder, 'widget.ts'), 'utf8');
    writeFileSync(
      join(folder, 'widget.ts'),
      definition
        .replace("'greeting'", `'${name}'`)
        .replace(
          /(?=count:)/,
          hasHeading ? "heading: v.optional(v.pipe(v.string(), editor('Heading', 'Above'))), " : '',
        ),
    );
    const examples = readFileSync(join(folder, 'examples.ts'), 'utf8');
    if (hasHeading)
      writeFileSync(join(folder, 'examples.ts'), examples.replaceAll('name:', "heading: 'Today', name:"));
    writeFileSync(
      join(folder, `${Name}.tsx`),
      `import { useEffect, useState } from 'react';
import type { WidgetProps } from 'saaristo/define';
${styles ? `import styles from './${Name}.module.css';\n` : ''}${sheet ? `import './${Name}.css';\n` : ''}import type definition from './widget.ts';
void [useEffect, useState];
export default function ${Name}({ name, count${hasHeading ? ', heading' : ''} }: WidgetProps<typeof definition>) { void count; ${code} }
`,
    );
    if (styles) writeFileSync(join(folder, `${Name}.module.css`), styles);
    if (sheet) writeFileSync(join(folder, `${Name}.css`), sheet);
  }
  const { stdout, stderr } = run('vitest', ['run', 'every-widget', '--reporter=json']);
  const found = stdout.indexOf('{"numTotal');
  if (found === -1) throw new Error(stdout + stderr);
  const { testResults } = JSON.parse(stdout.slice(found)) as {
    testResults: { assertionResults: { ancestorTitles: string[]; failureMessages: string[] }[] }[];
  };
  results = {};
  for (const { ancestorTitles, failureMessages } of testResults.flatMap((file) => file.assertionResults)) {
    const name = ancestorTitles.join('').replaceAll("'", '');
    results[name] = [results[name] ?? '', ...failureMessages].join('\n');
  }
}, 400_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test("contract: a new project's own widget has no fault [PACK]", () => {
  expect(results['greeting']?.trim()).toBe('');
});

test.each(Object.entries(FAULTS))(
  'contract: a widget with the fault %s fails with advice [PACK]',
  (name, { says }) => {
    expect(results[name]).toMatch(says);
  },
);

test('check-widget: a name is given, the contract and the test of that widget run alone [PACK]', () => {
  const checkWidget = (name: string) =>
    run(process.execPath, [join(ROOT, 'packages/cli/init/main.ts'), 'check-widget', name]);
  // The other widgets have faults.
  const { status, stdout } = checkWidget('greeting');
  expect(stdout).toMatch(/Test Files {2}2 passed/);
  expect(status).toBe(0);
  expect(checkWidget('greetin').stderr).toMatch(/There is no widget "greetin"; similar names are greeting/);
}, 400_000);

test('lint: a new project reports hooks, keys and pictures [PACK]', () => {
  const { stdout, status } = run('oxlint', []);
  expect(status).toBe(1);
  for (const lint of Object.values(FAULTS).flatMap((fault) => fault.lint ?? [])) expect(stdout).toMatch(lint);
  expect(stdout).not.toContain('content/greeting');
});
