import { defineConfig } from 'vitest/config';

/** Journeys in Chromium against a running suite. They share its world: each creates its data and changes no other. */
export default defineConfig({
  test: {
    include: ['e2e/journeys/**/*.test.ts'],
    globalSetup: 'e2e/support/quiet-queue.ts',
    root: new URL('..', import.meta.url).pathname,
    // More than cores: a journey waits much of its time, for caches and for what others do.
    maxWorkers: 3,
    // The files of a worker share its browser; each person has a context of their own.
    isolate: false,
    // A step that hangs fails by its own limit long before.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
