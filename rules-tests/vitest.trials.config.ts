import { defineConfig } from 'vitest/config';

/** Needs no suite: the tests run in process and leave a record of what they asked the rules (`mutate.mjs`). */
export default defineConfig({
  test: {
    name: 'trials',
    include: ['rules-tests/**/*.test.ts'],
    // Those are about other files or about costs, or leave to chance what they try.
    exclude: ['billing', 'configuration', 'costs', 'fuzz'].map((name) => `rules-tests/${name}.test.ts`),
    fileParallelism: false,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
