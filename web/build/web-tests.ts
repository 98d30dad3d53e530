import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = new URL('../src', import.meta.url).pathname;
/** Replaces modules, or draws with them: loads our own modules anew. */
const NEEDS_FRESH_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(|@testing-library\//;
/** Looks at styles, which the others do without, or asks for an environment of its own. */
const NEEDS_OWN_PROCESS = /@vitest-environment|getComputedStyle/;

interface WebTests {
  /** Share loaded modules and a page. */
  plain: string[];
  /** Share packages and a page. */
  pages: string[];
  alone: string[];
}

/**
 * The unit tests of `web/src` by what they can share with others. The tests of rendered pages are not among them, since
 * they run without a page.
 * @returns paths from the repository's root
 */
export function webTests(): WebTests {
  const tests: WebTests = { plain: [], pages: [], alone: [] };
  for (const found of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    const path = found.replaceAll('\\', '/');
    if (!/\.test\.tsx?$/.test(path) || path.startsWith('app/rendered/')) continue;
    const code = readFileSync(join(SOURCES, path), 'utf8');
    tests[kindOf(path, code)].push(`web/src/${path}`);
  }
  return tests;
}

function kindOf(path: string, code: string): keyof WebTests {
  if (NEEDS_OWN_PROCESS.test(code)) return 'alone';
  return path.endsWith('.tsx') || NEEDS_FRESH_MODULES.test(code) ? 'pages' : 'plain';
}
