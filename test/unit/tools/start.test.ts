import { expect, test } from 'vitest';
import { decideStep } from '../../../tools/setup/build.ts';

test.each([
  ['that is current', { isBuilt: true, isCurrent: true, canBuild: true }, 'start'],
  ['of other sources', { isBuilt: true, isCurrent: false, canBuild: true }, 'build'],
  [
    'of other sources, without the packages that build',
    { isBuilt: true, isCurrent: false, canBuild: false },
    'start',
  ],
  ['that is missing', { isBuilt: false, isCurrent: false, canBuild: true }, 'build'],
  [
    'that is missing, without the packages that build',
    { isBuilt: false, isCurrent: false, canBuild: false },
    'refuse',
  ],
] as const)('npm start: the step for a build %s', (_what, found, step) => {
  expect(decideStep(found)).toBe(step);
});
