/**
 * Every story on pages whose texts a browser's translation or an extension has changed: each is played and gets other props, and its final
 * texts are those without a translation. `TRANSLATED=1 STORIES=1 npx vitest run like-button` tests the stories of one file.
 */
import { test } from '@playwright/test';
import { expectVitest } from './vitest.ts';

const PARTS = 8;

for (let part = 1; part <= PARTS; part += 1)
  test(`translated: stories, part ${part} of ${PARTS}`, () =>
    expectVitest(['--retry=1', `--shard=${part}/${PARTS}`], { STORIES: '1', TRANSLATED: '1' }));
