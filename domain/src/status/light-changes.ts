import type { StateChange } from '../entities/status-page';

const SECOND_MS = 1_000;
const wholeSecond = (ms: number): number => Math.floor(ms / SECOND_MS) * SECOND_MS;

/** Changes as a page carries them: without the milliseconds, which do not compress and which no figure shows. */
export const lightChanges = (changes: readonly StateChange[]): StateChange[] =>
  changes.map((change) => ({ ...change, at: wholeSecond(change.at) }));
