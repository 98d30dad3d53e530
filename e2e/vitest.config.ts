import { defineConfig } from 'vitest/config';

/** Journeys in Chromium against a running suite; one after another, since they share its world. */
export default defineConfig({
  test: {
    include: ['e2e/journeys/**/*.test.ts'],
    root: new URL('..', import.meta.url).pathname,
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
