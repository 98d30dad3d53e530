import type { Checklist } from '@harborline/domain/entities/checklist';
import { isStepDone } from '@harborline/domain/sop/checklist-progress';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import { useCallback, useRef, useState } from 'react';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type StepTick, tickStep } from './change-checklist';

/** What was asked of each step and has no answer yet, by its number. */
type Asked = Readonly<Record<number, boolean>>;

/** The steps of a checklist as its user should see them: a tick shows at once, and is taken back if it is refused. */
export function useStepTicks(checklist: Checklist) {
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked>({});
  const settle = (step: number) => setAsked(({ [step]: _, ...rest }) => rest);
  const change = useChange({
    name: 'checklist-step',
    run: (tick: StepTick) => tickStep(checklist, tick),
    showAtOnce: ({ step, isDone }) => {
      setAsked((earlier) => ({ ...earlier, [step]: isDone }));
      return () => settle(step);
    },
    onDone: (_answer, { step }) => settle(step),
    onRefused: () => toasts.error(CHECKLIST_TEXTS.changeFailed),
  });
  const { run } = change;
  const running = useRef(new Set<number>());
  const toggle = useCallback(
    async (step: number, isDone: boolean) => {
      // A double click is one: its second click would take the first back.
      if (running.current.has(step)) return;
      running.current.add(step);
      await run({ step, isDone });
      running.current.delete(step);
    },
    [run],
  );
  const steps = checklist.steps.map((step, place) => ({
    ...step,
    place,
    isDone: asked[place] ?? isStepDone(step),
  }));
  return { steps, toggle };
}
