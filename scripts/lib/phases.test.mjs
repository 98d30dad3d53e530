import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { phasesOf, runPhases } from './phases.mjs';

const PHASES = [[['lint', 'unit'], ['suite']], [['e2e']]];

describe('the stages that are wanted', () => {
  it('keep their phases and lanes, whatever their order', () => {
    expect(phasesOf(PHASES, ['e2e', 'suite', 'unit', 'lint'])).toEqual(PHASES);
  });

  it('leave no empty lane or phase behind', () => {
    expect(phasesOf(PHASES, ['suite'])).toEqual([[['suite']]]);
    expect(phasesOf(PHASES, [])).toEqual([]);
  });

  it('run first if they belong to no phase', () => {
    expect(phasesOf(PHASES, ['e2e', 'quick'])).toEqual([[['quick']], [['e2e']]]);
  });
});

describe('phases', () => {
  /** Runs the phases. @returns what happened, in order */
  async function record(phases, millisecondsOf = {}) {
    const events = [];
    const results = await runPhases(phases, async (name, { isAlone }) => {
      events.push(`${name} begins${isAlone ? ' alone' : ''}`);
      await pause(millisecondsOf[name] ?? 0);
      events.push(`${name} ends`);
      return [name];
    });
    return { events, results };
  }

  it('run lanes side by side, and what is in a lane or in another phase one after the other', async () => {
    const { events, results } = await record(PHASES, { suite: 50 });
    expect(events.slice(0, 2)).toEqual(['lint begins', 'suite begins']);
    expect(events.indexOf('unit begins')).toBe(events.indexOf('lint ends') + 1);
    expect(events.slice(-3)).toEqual(['suite ends', 'e2e begins alone', 'e2e ends']);
    expect(results).toEqual(['lint', 'unit', 'suite', 'e2e']);
  });

  it('end every lane before a failure is passed on, and begin no further phase', async () => {
    const events = [];
    const run = runPhases(PHASES, async (name) => {
      if (name === 'lint') throw new Error('no browser');
      await pause(20);
      events.push(name);
      return [];
    });
    await expect(run).rejects.toThrow('no browser');
    expect(events).toEqual(['suite']);
  });
});
