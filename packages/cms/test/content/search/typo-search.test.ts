import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { seed } from '../../../server/seed.ts';
import { correctWords } from '../../../search/text/typos.ts';
import { content } from '../../support/content.ts';
import { databases } from '../../support/databases.ts';
import { faulty } from '../../support/faulty.ts';

describe.each(databases)('typos on $name', ({ open }) => {
  let real: Database;
  afterEach(() => real.close());

  it('typo search: after a failed query the next search corrects typos again', async () => {
    real = await open();
    await seed(real, content);
    let down = true;
    const database = faulty(real, {
      run: (run) => (sql, parameters) =>
        down ? Promise.reject(new Error('connection lost')) : run(sql, parameters),
    });
    const put = () => correctWords(database, { site: 'atriafi', language: 'fi', kind: '' }, ['rantalenki']);
    await expect(put()).rejects.toThrow('connection lost');
    down = false;
    expect(await put()).toEqual(new Map([['rantalenki', 'rantalenkki']]));
  });
});
