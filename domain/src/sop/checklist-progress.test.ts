import { describe, expect, it } from 'vitest';
import { timestamp } from '../testing/timestamp';
import { freshSteps, stepsDone, withStep } from './checklist-progress';

const ada = { done_by: 'ada', done_name: 'Ada', done_at: timestamp(1) };
const bo = { done_by: 'bo', done_name: 'Bo', done_at: timestamp(2) };
const steps = freshSteps(['Ask', 'Refund']);

describe('D-85: ticking', () => {
  it('notes who did it, and unticking forgets it', () => {
    const ticked = withStep(steps, 1, ada) ?? [];
    expect(ticked).toEqual([steps[0], { text: 'Refund', ...ada }]);
    expect(stepsDone({ steps: ticked })).toBe(1);
    expect(withStep(ticked, 1, null)).toEqual(steps);
  });

  it('twice, or by a second person, changes nothing', () => {
    const ticked = withStep(steps, 0, ada) ?? [];
    expect(withStep(ticked, 0, bo)).toBeUndefined();
    expect(withStep(steps, 0, null)).toBeUndefined();
  });

  it('a step that is not there changes nothing', () => {
    expect(withStep(steps, 2, ada)).toBeUndefined();
    expect(withStep(steps, -1, ada)).toBeUndefined();
  });
});
