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
type StepName = keyof typeof MAKERS;

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

/** Draws what somebody does next; some of what is drawn has nothing to work on, and another is. */
export async function drawStep(scene: Scene): Promise<Step> {
  for (;;) {
    const step = await makerOf(scene.draw.weighed(WEIGHTS))(scene);
    if (step !== undefined) return step;
  }
}
