import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const CMS = join(import.meta.dirname, '../../..');
const HOME = ['platform', 'http', 'security', 'cookies.ts'].join(sep);

describe('cookies', () => {
  it('cookies: only one module sets and clears them', () => {
    const setting = readdirSync(CMS, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/(^|[\\/])(node_modules|test)[\\/]/.test(path))
      .filter((path) =>
        /\.(set|clear)Cookie\(|['"]set-cookie['"]/i.test(readFileSync(join(CMS, path), 'utf8')),
      );
    expect(setting).toEqual([HOME]);
  });
});
