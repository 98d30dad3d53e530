import { defineConfig } from 'vitest/config';

/** Needs a running local suite: its Hosting port is HARBORLINE_HOSTING_PORT, 8700 unless set. */
export default defineConfig({
  test: {
    name: 'rules',
    include: ['rules-tests/**/*.test.ts'],
    globalSetup: ['rules-tests/support/print-costs.ts'],
    fileParallelism: false,
    // Loading the SDK takes longer than most files' tests; each loads our own modules anew.
    isolate: false,
    setupFiles: ['scripts/lib/fresh-modules.mjs'],
    testTimeout: 30_000,
    hookTimeout: 240_000,
  },
});
