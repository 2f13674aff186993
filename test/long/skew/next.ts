/** Changes a copy of the current sources into the next version, as a release with every kind of change. */
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The changes of the next version by which its pages and the other versions' pages differ. */
const NEXT = {
  removed: 'school-vote',
  /** A renamed widget is a removed and an added one. */
  renamed: { from: 'video-modal', to: 'video-window' },
  /** First in the alphabet, so that the index of every other widget changes in the script's table. */
  added: 'a-number',
} as const;

/** Replaces a text in a file of the copy. Throws if the file does not contain it, because the change would be missing. */
function edit(
  copy: string,
  file: string,
  ...changes: readonly (readonly [from: string, to: string])[]
): void {
  const path = join(copy, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${JSON.stringify(from)}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(path, text);
}

/** Copies a widget under another name. */
function copyWidget(
  copy: string,
  area: string,
  [name, component]: Name,
  [newName, newComponent]: Name,
): void {
  const folder = join(copy, 'widgets', area, newName);
  cpSync(join(copy, 'widgets', area, name), folder, { recursive: true });
  renameSync(join(folder, `${component}.tsx`), join(folder, `${newComponent}.tsx`));
  edit(copy, `widgets/${area}/${newName}/widget.ts`, [`name: '${name}'`, `name: '${newName}'`]);
}

type Name = readonly [name: string, component: string];

/** Raises the version of the props of `like-button`: the prop `likeCount` is renamed to `count`. */
function renameProp(copy: string): void {
  const folder = 'widgets/content/like-button';
  edit(
    copy,
    `${folder}/widget.ts`,
    ['likeCount: v.optional(', 'count: v.optional('],
    ["load: 'visible',", "load: 'visible',\n  version: 2,\n  migrations,"],
    ['import { messages }', "import { migrations } from './migrations.ts';\nimport { messages }"],
  );
  edit(
    copy,
    `${folder}/LikeButton.tsx`,
    ['{ contentId, likeCount }', '{ contentId, count }'],
    ['likeCount={likeCount}', 'likeCount={count}'],
  );
  edit(copy, `${folder}/examples.ts`, ['likeCount:', 'count:']);
  writeFileSync(
    join(copy, folder, 'migrations.ts'),
    `import type { Migrations } from '#island/migrate.ts';

export const migrations: Migrations = {
  1: ({ likeCount, ...rest }) => ({ ...(likeCount !== undefined && { count: likeCount }), ...rest }),
};
`,
  );
}

/** Changes a copy of the sources into the next version. */
export function changeToNext(copy: string): void {
  edit(copy, 'package.json', ['"version": "0.1.0"', '"version": "0.2.0"']);
  renameProp(copy);
  // A prop with a default.
  edit(copy, 'widgets/content/number-counter/widget.ts', [
    'label: v.optional(',
    "unit: v.optional(v.pipe(v.string(), editor('Unit', 'After the number')), ' %'),\n    label: v.optional(",
  ]);
  edit(
    copy,
    'widgets/content/number-counter/NumberCounter.tsx',
    ['{ value, decimals, label }', '{ value, decimals, label, unit }'],
    ['{format.format(value)}', '{format.format(value) + unit}'],
  );
  copyWidget(copy, 'content', ['number-counter', 'NumberCounter'], [NEXT.added, 'ANumber']);
  copyWidget(copy, 'content', ['video-modal', 'VideoModal'], [NEXT.renamed.to, 'VideoWindow']);
  rmSync(join(copy, 'widgets/content', NEXT.renamed.from), { recursive: true });
  rmSync(join(copy, 'widgets/corporate', NEXT.removed), { recursive: true });
  // A field of a form, of its draft and of its data.
  edit(
    copy,
    'src/schemas/question.ts',
    ["from 'yup'", "from 'yup'"],
    ['import { object }', 'import { object, string }'],
    ['Message: requiredMessage()', 'Message: requiredMessage(), Topic: string().defined()'],
    ["initial: { Message: '' }", "initial: { Message: '', Topic: '' }"],
    ['toData: ({ Message }) => ({ Message })', 'toData: ({ Message, Topic }) => ({ Message, Topic })'],
    ["textsOf(data, ['Message'])", "textsOf(data, ['Message', 'Topic'])"],
  );
  edit(
    copy,
    'widgets/forms/question-form/QuestionForm.tsx',
    ['<TextArea name="Message"', '<TextField name="Topic" label="Aihe" />\n      <TextArea name="Message"'],
    ['import { TextArea }', "import { TextField } from '#forms/TextField.tsx';\nimport { TextArea }"],
  );
  // A field of the cart that a component of this version expects.
  edit(
    copy,
    'src/store/cart/model.ts',
    ['  usedRefundCodeAmount: string;', '  usedRefundCodeAmount: string;\n  gifts: string[];'],
    ['  usedRefundCodeAmount: ZERO,', '  usedRefundCodeAmount: ZERO,\n  gifts: [],'],
  );
  edit(copy, 'widgets/shop/cart/Cart.tsx', [
    'if (!isShown) return null;',
    'if (!isShown) return null;\n  if (cart.gifts.length > 0) return null;',
  ]);
  // Other content of the files that all widgets share, so that all names of files change.
  for (const file of [
    'mount/island/island.tsx',
    'mount/loader.ts',
    'src/ui/icons.tsx',
    'src/ui/like-button/LikeButton.tsx',
  ])
    appendFileSync(
      join(copy, file),
      `\n(globalThis as { releases?: string[] }).releases?.push('${file}');\n`,
    );
}
