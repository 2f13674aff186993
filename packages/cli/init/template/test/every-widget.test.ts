import type { ComponentType } from 'react';
import type { Example, WidgetDefinition } from 'saaristo/define';
import { faultsOf } from 'saaristo/testing';
import { expect, test } from 'vitest';

const definitions = import.meta.glob<WidgetDefinition>('../widgets/*/*/widget.ts', {
  eager: true,
  import: 'default',
});
const examples = import.meta.glob<Record<string, Example<object>>>('../widgets/*/*/examples.ts', {
  eager: true,
  import: 'examples',
});
const components = import.meta.glob<ComponentType<object>>('../widgets/*/*/[A-Z]*.tsx', {
  eager: true,
  import: 'default',
});

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

test.each(Object.entries(definitions))('%s holds what pages rely on', (file, definition) => {
  const folder = file.replace('/widget.ts', '');
  const component = components[`${folder}/${pascal(definition.name)}.tsx`]!;
  expect(faultsOf(definition, component, examples[`${folder}/examples.ts`] ?? {})).toEqual([]);
});
