import { defineConfig } from 'vitest/config';

/** Counts what the whole suite reads, so that nothing else may read at the time. */
const COUNTING = 'functions/test/page-costs.test.ts';
/** Leaves the database no time for anybody else. */
const RUSH = 'functions/test/queue-rush.test.ts';

/** Kills processes that other files would be using. */
const AGENTS = 'functions/test/random-agents.test.ts';

/** Needs a running local suite: its Hosting port is HARBORLINE_HOSTING_PORT, 8700 unless set. */
export default defineConfig({
  test: {
    globalSetup: 'functions/test/support/wake-services.ts',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Loading the SDK takes longer than many files' tests; each loads our own modules anew.
    isolate: false,
    setupFiles: ['scripts/lib/fresh-modules.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['functions/test/**/*.test.ts'],
          exclude: [COUNTING, RUSH, AGENTS],
          // Most of their time they wait for triggers and caches.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'functions, alone',
          include: [COUNTING],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'functions, rush',
          include: [RUSH],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'functions, agents',
          include: [AGENTS],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
