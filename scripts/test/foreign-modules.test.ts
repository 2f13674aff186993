import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findForeignModules } from '../../packages/build/foreign-modules.ts';

const imports: Record<string, string[]> = {
  counter: ['hook'],
  carousel: ['hook', 'swiper'],
  hook: [],
  swiper: [],
};

/** Creates a chunk with modules of a size. */
const chunk = (name: string, modules: Record<string, number>, more: object = {}): [string, object] => [
  `${name}.js`,
  {
    type: 'chunk',
    fileName: `${name}.js`,
    name,
    imports: [],
    modules: Object.fromEntries(
      Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
    ),
    ...more,
  },
];

const find = (...chunks: [string, object][]) =>
  findForeignModules(
    Object.fromEntries(chunks) as unknown as Rolldown.OutputBundle,
    new Map([
      ['counter', 'counter'],
      ['carousel', 'carousel'],
    ]),
    (id) => imports[id]!,
  );

const widgets = (...files: string[]) => [
  chunk('counter', { counter: 900 }, { facadeModuleId: 'counter', imports: files }),
  chunk('carousel', { carousel: 900 }, { facadeModuleId: 'carousel', imports: files }),
];

test('build: a widget whose files have many bytes of modules that it does not import is found [BUILD]', () => {
  const modules = { hook: 500, swiper: 60_000, '\0runtime': 90_000 };
  expect(find(...widgets('slides.js'), chunk('slides', modules))).toEqual(new Map([['counter', ['swiper']]]));
  expect(find(...widgets('slides.js'), chunk('slides', { ...modules, swiper: 20_000 }))).toEqual(new Map());
  // Files for nearly all widgets are exempt.
  expect(find(...widgets('runtime.js'), chunk('runtime', modules))).toEqual(new Map());
});
