import { defineConfig } from 'vitest/config';

/** Needs a running local suite: its Hosting port is HARBORLINE_HOSTING_PORT, 8700 unless set. */
export default defineConfig({
  test: {
    name: 'functions suite',
    include: ['functions/test/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
