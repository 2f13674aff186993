/** Random documents through the sidecar and through `prerender`, others each time (`SEED`), in vitest. */
import { test } from '@playwright/test';
import { expectVitest } from './vitest.ts';

test('hostile documents: 200 through the built sidecar', () =>
  expectVitest(['--project=node', 'hostile-documents'], { HOSTILE_DOCUMENTS: '200' }));
test('mutilated: 5,000 pages through prerender', () =>
  expectVitest(['--project=node', 'mutilated'], { MUTILATED_PAGES: '5000' }));
