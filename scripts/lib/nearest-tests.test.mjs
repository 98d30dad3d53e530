import { expect, it } from 'vitest';
import { nearestTests } from './nearest-tests.mjs';

const files = new Map([
  ['domain/src/limits.ts', 'export const LIMITS = {};'],
  ['domain/src/text/cut.ts', "import { LIMITS } from '../limits';"],
  ['domain/src/text/cut.test.ts', "import { cut } from './cut';"],
  ['domain/src/limits.test.ts', "import { LIMITS } from './limits';"],
  ['web/src/a/page.tsx', "import { cut } from '@harborline/domain/text/cut';"],
  ['web/src/a/page.test.tsx', "const { Page } = await import('./page');"],
  ['web/src/b/other.test.tsx', "import { Other } from './other';"],
  ['functions/test/cut.test.ts', "import { LIMITS } from '@harborline/domain/limits';"],
  ['e2e/journeys/cut.test.ts', "import { LIMITS } from '@harborline/domain/limits';"],
]);

it('finds the unit tests that import a file, the most direct first', () => {
  expect(nearestTests(['domain/src/limits.ts'], files)).toEqual([
    'domain/src/limits.test.ts',
    'domain/src/text/cut.test.ts',
    'web/src/a/page.test.tsx',
  ]);
});

it('counts a changed test itself, and no file that is not code', () => {
  expect(nearestTests(['web/src/b/other.test.tsx', 'docs/BENCH.md'], files)).toEqual([
    'web/src/b/other.test.tsx',
  ]);
});
