import { afterEach, expect, it, vi } from 'vitest';

interface Scheduled {
  readonly __endpoint?: { readonly scheduleTrigger?: { readonly schedule?: unknown } };
}

afterEach(() => vi.unstubAllEnvs());

// Loads every function.
it('has only schedules that the local suite can run', async () => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: 'acme' }));
  const schedules = Object.values<Scheduled>(await import('.')).flatMap(
    ({ __endpoint }) => __endpoint?.scheduleTrigger?.schedule ?? [],
  );
  expect(schedules.length).toBeGreaterThan(3);
  for (const schedule of schedules) expect(schedule).toMatch(/^every \d+ minutes$/);
}, 120_000);
