/** Rich text that would block the server's other requests while it is saved. */
import { beforeAll, describe, expect, it } from 'vitest';
import { RICH_TEXT_LIMITS } from '../../../../../src/lib/rich-text.ts';
import { databases } from '../../support/databases.ts';
import { createPage, readPage, savePage, serveEditor } from '../../support/editing.ts';

describe('rich text that exceeds the limits', () => {
  let page: number;

  const { app, editor } = serveEditor(databases[0]!.open);
  beforeAll(async () => {
    page = await createPage(editor, { path: '/raskas' });
  });

  const save = (...texts: string[]) => savePage(editor, page, { blocks: texts.map((html) => ({ html })) });
  let stored = { version: 1, blocks: [] as { html: string }[] };
  const read = async () => (stored = await readPage<typeof stored>(editor, page));

  it.each([
    ['is nested by the ten thousand', '<div>'.repeat(20_000), 'siinä on liian monta sisäkkäistä osaa.'],
    ['has very many elements', '<p>x</p>'.repeat(12_500), 'siinä on liian monta osaa.'],
    ['is very long', 'x'.repeat(RICH_TEXT_LIMITS.characters + 1), 'se on liian pitkä.'],
  ])(
    'rich text that %s: it is refused with the block and the reason, and nothing is changed [SERVER]',
    async (_, html, why) => {
      await read();
      const answer = await save('<p>short</p>', html);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: `Lohkon 2 tekstiä ei voi tallentaa: ${why}` });
      const before = stored;
      expect(await read()).toEqual(before);
    },
  );

  it('long rich text: the server answers other requests while it is sanitized [SERVER]', async () => {
    // A third of the limit, which a busy machine sanitizes in less than the ten seconds of a thread.
    const TIMES = 1100;
    await read();
    const long = `${'<p>a <b onclick="x()">b</b></p>'.repeat(TIMES)}<script>x()</script>`;
    const began = performance.now();
    let last = began;
    let longest = 0;
    const state = { isSaved: false };
    const saving = save(long).finally(() => (state.isSaved = true));
    while (!state.isSaved) {
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      await new Promise(setImmediate);
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    expect((await saving).statusCode).toBe(200);
    expect(longest).toBeLessThan((performance.now() - began) / 2);
    expect((await read()).blocks).toEqual([{ html: '<p>a <b>b</b></p>'.repeat(TIMES) }]);
  });
});
