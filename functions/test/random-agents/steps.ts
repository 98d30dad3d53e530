import { FAMILY_STEPS } from './family-steps';
import { request } from './request-step';
import { SORTING_STEPS } from './sorting-steps';
import type { Scene, Step } from './step';
import { TALKING_STEPS } from './talking-steps';

type Make = (scene: Scene) => Step | undefined | Promise<Step | undefined>;

const MAKERS = { ...SORTING_STEPS, ...FAMILY_STEPS, ...TALKING_STEPS, request } satisfies Record<
  string,
  Make
>;
export type StepName = keyof typeof MAKERS;

export interface NamedStep extends Step {
  readonly name: StepName;
}

/** How often each is done, beside the others. */
const WEIGHTS: Readonly<Record<StepName, number>> = {
  ...{ status: 14, snooze: 6, assign: 8, team: 4, field: 7, priority: 4, value: 5, tag: 10 },
  ...{ bulk: 5, undoBulk: 2, macro: 4, undoMacro: 2, next: 2 },
  ...{
    merge: 4,
    undoMerge: 4,
    split: 3,
    undoSplit: 1,
    link: 5,
    unlink: 3,
    follow: 2,
    remove: 0.4,
    manageTags: 0.6,
  },
  ...{
    visitor: 9,
    reply: 6,
    note: 4,
    leave: 2,
    plan: 4,
    changePlan: 3,
    draft: 3,
    decideDraft: 4,
    open: 0.6,
    request: 0.8,
  },
};

const makerOf = (name: StepName): Make => MAKERS[name];

/** All that agents do, by name; a kind of step may be one of several of the same name. */
export const STEP_NAMES = Object.keys(MAKERS) as readonly StepName[];

/** What somebody does next. A name is chosen again while what it names has nothing to work on. */
export async function randomStep(scene: Scene): Promise<NamedStep> {
  for (;;) {
    const name = scene.random.weighed(WEIGHTS);
    const step = await makerOf(name)(scene);
    if (step !== undefined) return { ...step, name };
  }
}
