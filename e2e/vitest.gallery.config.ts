import { defineConfig } from 'vitest/config';

/** Every story of the kit in Chromium, from the built gallery; needs no suite. */
export default defineConfig({
  test: {
    include: ['e2e/gallery/**/*.test.ts'],
    root: new URL('..', import.meta.url).pathname,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
