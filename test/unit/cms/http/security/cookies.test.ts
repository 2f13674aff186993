import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const CMS = join(import.meta.dirname, '../../../../../cms');
const HOME = ['http', 'security', 'cookies.ts'].join(sep);

describe('the cookies of the server', () => {
  it('are set and cleared by one module, which knows when a browser takes Secure', () => {
    const setting = readdirSync(CMS, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
      .filter((path) =>
        /\.(set|clear)Cookie\(|['"]set-cookie['"]/i.test(readFileSync(join(CMS, path), 'utf8')),
      );
    expect(setting).toEqual([HOME]);
  });
});
