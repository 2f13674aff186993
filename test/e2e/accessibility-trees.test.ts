/** A sample of `npm run screen-reader -- --tree`: the accessibility trees of the main states of a widget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExampleServer } from '../screen-reader/example-server.ts';
import { readStates } from '../screen-reader/states.ts';
import { writeTrees } from '../screen-reader/tree.ts';
import { expect, test } from './fixtures.ts';

/** A form with its error, and answers that arrive in a live region. */
const SAMPLE = ['delivery-check'];

test.skip(({ isMobile }) => isMobile, 'the states set the width');

test('accessibility trees: roles, names, descriptions and states of a form and of an answer are as stored [A11Y]', async ({
  page,
  allow,
}) => {
  allow(/500/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const server = new ExampleServer(0);
  await server.start();
  const driven = {
    goto: (url: string) => page.goto(url),
    evaluate: <Result, Arg>(run: (arg: Arg) => Result, arg: Arg): Promise<Result> =>
      page.evaluate(run as (given: unknown) => Result, arg),
    setWidth: (width: number) => page.setViewportSize({ width, height: 960 }),
    readTree: async () => (await session.send('Accessibility.getFullAXTree')).nodes,
  };
  const keys = { press: (key: string) => page.keyboard.press(key === 'space' ? 'Space' : 'Enter') };
  for (const widget of (await readStates()).filter(({ name }) => SAMPLE.includes(name))) {
    const stored = readFileSync(
      join(import.meta.dirname, `../screen-reader/trees/${widget.name}.txt`),
      'utf8',
    );
    const lines = await writeTrees(driven, server, widget, keys);
    expect(lines.join('\n')).toBe(stored);
  }
  await server.close();
});
