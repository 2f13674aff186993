/** Finds faults of a widget's examples of older versions. Each must be migrated, valid today and rendered. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { checkProps, describeProblems } from '#island/prop-problems.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import type { OldExamples } from '#island/examples.ts';
import { migrate } from '#island/migrate.ts';
import { island } from '../../packages/testing/island.tsx';
import { pageSettings } from '../page-settings.ts';
import type { Widget } from './widgets.ts';

type Versioned = Pick<Widget, 'name' | 'load'> & {
  definition: Pick<WidgetDefinition, 'props' | 'either' | 'version' | 'migrations'>;
  oldExamples?: OldExamples | undefined;
};

export async function faultsOfOldExamples(widget: Versioned): Promise<string[]> {
  const { name, definition, oldExamples = {}, load } = widget;
  const { version: today = 1, migrations = {} } = definition;
  const faults: string[] = [];
  for (let version = 1; version < today; version += 1)
    if (version in migrations && !(oldExamples[version]?.length ?? 0))
      faults.push(`${name} has no example of version ${version}, which has a migration`);
  const { default: Component } = await load();
  for (const [version, examples] of Object.entries(oldExamples))
    for (const [at, props] of examples.entries()) {
      const place = `${name}, version ${version}, example ${at + 1}`;
      if (Number(version) >= today) faults.push(`${place}: today's version is ${today}`);
      const before = JSON.stringify(props);
      try {
        const migrated = migrate(props, Number(version), migrations);
        if (JSON.stringify(props) !== before)
          faults.push(`${place}: a migration writes into what it is given`);
        const again = migrate(migrated, 1, migrations);
        if (JSON.stringify(again) !== JSON.stringify(migrated))
          faults.push(`${place}: a migration changes props that are today's already`);
        const checked = checkProps(propsSchema(definition), migrated);
        if (!checked.ok) faults.push(`${place}: ${describeProblems(checked.problems)}`);
        else renderToString(createElement(() => island(name, Component, checked.props, pageSettings)));
      } catch (error) {
        faults.push(`${place}: ${String(error)}`);
      }
    }
  return faults;
}
