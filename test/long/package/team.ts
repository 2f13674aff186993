import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPage } from './browser.ts';
import { install, run, whileRunning } from './run.ts';

/** Expects that the project's page has a mounted, styled and working island without errors. */
const looksRight = (address: string): Promise<void> =>
  withPage(async (page, said) => {
    await page.goto(address);
    await page.waitForSelector('[data-widget=greeting][data-widget-state=mounted]');
    await page.getByRole('button', { name: 'Hello to you' }).click();
    await page.getByText('Returned so far: 1').waitFor();
    const background = await page
      .getByRole('button')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.equal(background, 'rgb(29, 79, 140)');
    assert.deepEqual(said, []);
  });

/** Adds a test of a call, with the imports of widgets that make calls. */
function asksItsServer(folder: string): void {
  writeFileSync(
    join(folder, 'test/call.test.tsx'),
    `import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { ApiError, get, useRequest } from 'saaristo/http';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

function Asking() {
  const { run, status } = useRequest<unknown>();
  useEffect(() => run((signal) => get('/api/greetings', { name: 'Aino' }, signal)), [run]);
  return <p>{status}</p>;
}

test('a call that nobody answers has failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Asking />);
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(new ApiError('timeout').kind).toBe('timeout');
});
`,
  );
}

/** Creates a project in an empty folder, as a team with other widgets does, and runs all of its commands. */
export async function team(folder: string, tarball: string): Promise<void> {
  mkdirSync(folder);
  install(folder, tarball);
  run(folder, 'npx', ['saaristo', 'init']);
  run(folder, 'npx', ['saaristo', 'init'], 1);
  install(folder);
  assert.match(run(folder, 'npm', ['test']), /Tests +.*5 passed/);
  run(folder, 'npm', ['run', 'new-widget', '--', 'campaigns/first-card', `A card's "first"`]);
  run(folder, 'npx', ['saaristo', 'new-widget', 'campaigns/first-card', 'Another'], 1);
  asksItsServer(folder);
  assert.match(run(folder, 'npm', ['test']), /Tests +.*8 passed/);
  await whileRunning(folder, ['npm', 'start', '--', '--port', '0'], /Local: +(\S+)/, looksRight);
  run(folder, 'npm', ['run', 'build']);
  const { version, widgets } = JSON.parse(readFileSync(join(folder, 'dist/widgets.json'), 'utf8')) as {
    version: string;
    widgets: { name: string; props: { properties: { site: { enum: string[] } } } }[];
  };
  assert.equal(version, '0.1.0');
  assert.deepEqual(
    widgets.map(({ name, props }) => [name, props.properties.site.enum]),
    [
      ['first-card', ['main']],
      ['greeting', ['main']],
    ],
  );
  assert.match(readFileSync(join(folder, 'dist/index.html'), 'utf8'), /data-widget-prerendered/);
  await whileRunning(folder, ['npm', 'run', 'preview', '--', '--port', '0'], /Local: +(\S+)/, looksRight);
  run(folder, 'npm', ['run', 'build-storybook']);
  const index = JSON.parse(readFileSync(join(folder, 'storybook-static/index.json'), 'utf8')) as {
    entries: Record<string, unknown>;
  };
  assert.deepEqual(Object.keys(index.entries).toSorted(), [
    'campaigns-a-card-s-first--long-texts',
    'campaigns-a-card-s-first--normal',
    'content-greeting--normal',
    'content-greeting--returned-before',
  ]);
}
