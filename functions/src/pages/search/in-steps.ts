import { setImmediate as nextTurn } from 'node:timers/promises';

/** Takes long work step by step, and lets other requests run in between. */
export async function inSteps<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
