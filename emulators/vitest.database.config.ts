import { defineConfig } from 'vitest/config';

/** The unmodified SDKs against a spawned Realtime Database stand-in, in Node and in Chromium. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/database/**/*.test.ts'],
    globalSetup: ['test/database/support/bundle.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
