import { describe, expect, it } from 'vitest';
import { serveEditor } from '../support/editing.ts';
import { someDatabase } from '../support/databases.ts';
import { documentOf } from '../support/html.ts';
import { getter, titles } from '../support/searching.ts';
import { rowsOf } from '../support/rows.ts';

const LIST = '/editor/collections/synonyms';

describe.each(someDatabase)('synonyms on $name', ({ open }) => {
  const find = async (q: string) =>
    titles(await getter(editing.app)(`search/content?${String(new URLSearchParams({ q }))}`));
  const add = (value: object, who = editing.publisher) =>
    who.send(LIST, { value: JSON.stringify({ language: 'fi', also: [], ...value }), do: 'publish' });
  const change = async (fields: Record<string, string>, value?: object) => {
    const [row] = await rowsOf<{ id: number; revision: number; draft: object }>(
      editing.database,
      "select * from item where collection = 'synonyms' and key like 'fi hodari%'",
    );
    const { id, revision, draft } = row!;
    return editing.publisher.send(`${LIST}/${id}`, {
      revision: String(revision),
      value: JSON.stringify({ ...draft, ...value }),
      ...fields,
    });
  };

  const editing = serveEditor(open);

  it.each(['/editor/enquiries/1/delete', '/editor/users/1'])(
    'form to %s: a body above 4 kB is refused, also if the form names no limit',
    async (url) =>
      expect((await editing.publisher.send(url, { words: 'x'.repeat(4096) })).statusCode).toBe(413),
  );

  it('published synonyms: searches use them at once, in any form, until they are hidden [API-08]', async () => {
    expect(await find('hodareita')).toEqual([]);
    expect((await add({ words: [' hodari ', 'hodari'], also: ['nakki', 'hodari'] })).statusCode).toBe(303);
    expect(await find('hodareita')).toEqual(['Nakki']);
    await change({ do: 'publish' }, { words: ['hodari', 'hotdog'], also: ['rantalenkki'] });
    expect([await find('hodareita'), await find('hotdog')]).toEqual([['Rantalenkki'], ['Rantalenkki']]);
    expect(await rowsOf(editing.database, 'select language, words, also from synonym')).toEqual([
      { language: 'fi', words: ['hodari', 'hotdog'], also: ['rantalenkki'] },
    ]);
    await change({ do: 'unpublish' });
    expect(await find('hodareita')).toEqual([]);
  });

  it('one word alone: it stays a draft, with the problem', async () => {
    const answer = await add({ words: ['"yksin" <b>', '  '] });
    expect(answer.statusCode).toBe(422);
    const document = documentOf(answer.body);
    expect(document.querySelector('#problems')?.textContent).toContain('kaksi sanaa');
    expect(JSON.parse(document.querySelector('textarea')!.textContent)).toMatchObject({
      words: ['"yksin" <b>'],
    });
    expect(await rowsOf(editing.database, 'select 1 from synonym')).toEqual([]);
  });

  it('editor: publishing what is for all sites is refused', async () => {
    expect((await add({ words: ['kana', 'broileri'] }, editing.editor)).statusCode).toBe(403);
    expect(await find('broileri')).toEqual([]);
  });
});
