import { configDefaults, defineConfig } from 'vitest/config';

/** Then the tests of what only the stand-ins have are left out: faults, bills, indexes, data folder and process. */
const isOfficial = process.env.CONFORMANCE_OFFICIAL === 'true';

/**
 * The unmodified SDKs against a spawned stand-in, in Node and in Chromium. One file at a time: each starts
 * processes of its own, and a crowded machine would turn timeouts into failures.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/conformance/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isOfficial ? ['test/conformance/standin/**'] : [])],
    globalSetup: ['test/conformance/support/build-once.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
