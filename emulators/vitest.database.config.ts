import { configDefaults, defineConfig } from 'vitest/config';

/** Then the tests of what only the stand-ins have are left out: faults, bills, indexes, data folder and process. */
const isOfficial = process.env.CONFORMANCE_OFFICIAL === 'true';

/** The unmodified SDKs against a spawned Realtime Database stand-in, in Node and in Chromium. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/database/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isOfficial ? ['test/database/standin/**'] : [])],
    globalSetup: ['test/database/support/bundle.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
