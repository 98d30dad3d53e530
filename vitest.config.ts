import { defineConfig } from 'vitest/config';
import { plainTests } from './web/build/plain-tests.ts';
import { preactForReact } from './web/build/preact-for-react.ts';

const RENDERED_PAGES = 'web/src/app/rendered/**/*.test.{ts,tsx}';
const PLAIN_WEB = plainTests();

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
        },
      },
      { extends: true, test: { name: 'seed', include: ['emulator-seed/**/*.test.ts'] } },
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
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [RENDERED_PAGES, ...PLAIN_WEB],
          setupFiles: ['web/src/shared/testing/patience.ts'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: {
          name: 'web, plain code',
          include: PLAIN_WEB,
          setupFiles: ['web/src/shared/testing/leave-no-trace.ts'],
          environment: 'happy-dom',
          isolate: false,
        },
      },
      // As functions run it: without a browser, on Preact.
      {
        extends: true,
        resolve: { alias: preactForReact },
        test: { name: 'rendered pages', include: [RENDERED_PAGES] },
      },
    ],
  },
});
