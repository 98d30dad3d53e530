import type { StateChange } from '../entities/status-page';

/** Far less than the smallest difference that a figure shows: 0.01 % of 89 days. */
const STEP_MS = 10_000;
const wholeStep = (ms: number): number => Math.floor(ms / STEP_MS) * STEP_MS;

/** Changes as a page carries them: without the last digits of their times, which do not compress and which no figure shows. */
export const lightChanges = (changes: readonly StateChange[]): StateChange[] =>
  changes.map((change) => ({ ...change, at: wholeStep(change.at) }));
