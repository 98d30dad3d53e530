import type { Checklist, ChecklistStep } from '../entities/checklist';

export const isStepDone = ({ done_by }: Pick<ChecklistStep, 'done_by'>): boolean => done_by !== '';

/** How many steps of a checklist are done. */
export const stepsDone = ({ steps }: Pick<Checklist, 'steps'>): number => steps.filter(isStepDone).length;

/** The steps of a checklist that nobody has begun. */
export const freshSteps = (texts: readonly string[]): ChecklistStep[] =>
  texts.map((text) => ({ text, done_by: '', done_name: '', done_at: null }));

/** Who ticks a step, and when. */
export type Ticking = Pick<ChecklistStep, 'done_by' | 'done_name' | 'done_at'>;

const UNTICKED: Ticking = { done_by: '', done_name: '', done_at: null };

/**
 * The steps after one was ticked, or unticked if `ticking` is null; undefined if it is so already, so that a second
 * click neither renames who did it nor says so twice in the history.
 */
export function withStep(
  steps: readonly ChecklistStep[],
  index: number,
  ticking: Ticking | null,
): ChecklistStep[] | undefined {
  const step = steps[index];
  if (step === undefined || isStepDone(step) === (ticking !== null)) return undefined;
  return steps.map((one, place) => (place === index ? { ...one, ...(ticking ?? UNTICKED) } : one));
}
