/** Uses every widget before its script: one that is ten seconds late, and a missing one. */
import { expect, test } from '@playwright/test';
import { actBeforeLateScript, actWithoutScript } from './before-script/actions.ts';
import { findSubjects, openPage } from './before-script/page.ts';

const KINDS = [
  { kind: 'late', script: 'late', act: actBeforeLateScript },
  { kind: 'never', script: 'never', act: actWithoutScript },
] as const;

test.use({ actionTimeout: 20_000 });

for (const subject of await findSubjects())
  for (const { kind, script, act } of KINDS)
    test(`${kind}: ${subject.name}`, async ({ page }) => {
      const { effect, wrong } = await openPage(page, subject, script, (visited) => act(visited, subject));
      test.info().annotations.push({ type: 'seen', description: effect });
      expect(wrong).toEqual([]);
    });
