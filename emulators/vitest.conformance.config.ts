import { defineConfig } from 'vitest/config';

/**
 * The unmodified SDKs against a spawned stand-in, in Node and in Chromium. One file at a time: each starts
 * processes of its own, and a crowded machine would turn timeouts into failures.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/conformance/**/*.test.ts'],
    globalSetup: ['test/conformance/support/build-once.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
