import { defineConfig } from 'vitest/config';
import { preactForReact } from './web/build/preact-for-react.ts';
import { webTests } from './web/build/web-tests.ts';

const RENDERED_PAGES = 'web/src/app/rendered/**/*.test.{ts,tsx}';
const WEB = webTests();

const FRESH_MODULES = 'scripts/lib/fresh-modules.mjs';
const PATIENCE = 'web/src/shared/testing/patience.ts';
const LEAVE_NO_TRACE = 'web/src/shared/testing/leave-no-trace.ts';
const WITHOUT_STYLES = 'web/src/shared/testing/without-styles.ts';
/** Files share a process and its packages, and load our own modules anew. */
const PACKAGES_SHARED = { isolate: false, setupFiles: [FRESH_MODULES] };

/** Unit tests: no emulator, no browser. Suites that need the running product have configs of their own. */
export default defineConfig({
  test: {
    // By default a core stays free, which the other lanes of a run fill only now and then.
    maxWorkers: 2,
    // Property tests take their time on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    coverage: {
      // Of a file that no test loads, too.
      include: ['{domain,emulators,functions,mailbox,web}/src/**/*.{ts,tsx}'],
      exclude: ['**/testing/**', '**/*.{test,stories}.{ts,tsx}'],
      reporter: ['text-summary'],
      reportsDirectory: '.local/coverage',
    },
    projects: [
      // Pure code keeps nothing between files, so they need no process each.
      { extends: true, test: { name: 'domain', include: ['domain/src/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'emulators', include: ['emulators/src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts', 'functions/scripts/**/*.test.mjs'],
          ...PACKAGES_SHARED,
        },
      },
      { extends: true, test: { name: 'seed', include: ['emulator-seed/**/*.test.ts'], ...PACKAGES_SHARED } },
      {
        extends: true,
        test: {
          name: 'repository',
          include: [
            'scripts/**/*.test.mjs',
            'bench/*.test.ts',
            'mailbox/src/**/*.test.ts',
            'web/build/**/*.test.ts',
            'web/scripts/**/*.test.mjs',
          ],
          ...PACKAGES_SHARED,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: WEB.pages,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [FRESH_MODULES, WITHOUT_STYLES, PATIENCE, LEAVE_NO_TRACE],
        },
      },
      {
        extends: true,
        test: { name: 'pages alone', include: WEB.alone, environment: 'happy-dom', setupFiles: [PATIENCE] },
      },
      {
        extends: true,
        test: {
          name: 'plain code of pages',
          include: WEB.plain,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [LEAVE_NO_TRACE],
        },
      },
      // As functions run it: without a browser, on Preact.
      {
        extends: true,
        resolve: { alias: preactForReact },
        test: { name: 'rendered pages', include: [RENDERED_PAGES], ...PACKAGES_SHARED },
      },
    ],
  },
});
