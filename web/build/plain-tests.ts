import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = new URL('../src', import.meta.url).pathname;
/** What needs a process of its own: it replaces modules, draws with them, or runs without a page. */
const NEEDS_OWN_PROCESS = /\bvi\.(?:mock|doMock|resetModules)\(|@testing-library\/|@vitest-environment/;

/**
 * Unit tests of plain code (`*.test.ts`), which can share loaded modules and a page with others. The tests of
 * rendered pages are not among them, since they run without a page.
 * @returns paths from the repository's root
 */
export function plainTests(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts') && !path.startsWith('app/rendered/'))
    .filter((path) => !NEEDS_OWN_PROCESS.test(readFileSync(join(SOURCES, path), 'utf8')))
    .map((path) => `web/src/${path}`);
}
