import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

describe('the settings of random agents', () => {
  it('are those of the small run by default', () => {
    expect(readSettings({})).toEqual({
      ...{ agents: 4, tickets: 20, actions: 300, seed: 1, isProof: false },
      ...{ mostMs: 25_000, limitMs: 240_000 },
    });
  });

  it('give a proof its minutes, and an hour more to end in', () => {
    const proof = { HARBORLINE_AGENTS: '10x100x2000', HARBORLINE_AGENTS_SEED: '7' };
    expect(readSettings({ ...proof, HARBORLINE_AGENTS_MINUTES: '5' })).toEqual({
      ...{ agents: 10, tickets: 100, actions: 2_000, seed: 7, isProof: true },
      ...{ mostMs: 5 * 60_000, limitMs: 65 * 60_000 },
    });
    expect(readSettings(proof).limitMs).toBe(660 * 60_000);
  });

  it.each([
    { HARBORLINE_AGENTS_MINUTES: 'soon' },
    { HARBORLINE_AGENTS_MINUTES: '' },
    { HARBORLINE_AGENTS_SEED: '1.5' },
    { HARBORLINE_AGENTS: '10x100' },
    { HARBORLINE_AGENTS: '10x0x100' },
    { HARBORLINE_AGENTS: '1x2x3x4' },
  ])('refuse what is no number: %o', (env) => {
    expect(() => readSettings({ HARBORLINE_AGENTS: '10x100x2000', ...env })).toThrow(/number|size/);
  });
});
