import { defineConfig } from 'vitest/config';

/** Needs no suite: the tests run in process and record what they ask the rules (`mutate.mjs`). */
export default defineConfig({
  test: {
    name: 'trials',
    include: ['rules-tests/**/*.test.ts'],
    // These test other files or costs, or try random operations.
    exclude: ['billing', 'configuration', 'costs', 'fuzz'].map((name) => `rules-tests/${name}.test.ts`),
    fileParallelism: false,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
