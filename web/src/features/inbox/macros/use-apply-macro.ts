import type { MacroOutcome, PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { actionText } from '@harborline/domain/macros/action-text';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useOutNote } from '../../../shared/duty/use-out-note';
import { useMacroNames } from '../../../shared/macros/use-macro-names';
import { reloadMacros } from '../../../shared/macros/use-macros';
import { useChange } from '../../../shared/requests/use-change';
import { type Toasts, useToasts } from '../../../shared/ui-admin/toasts';
import { type Application, applicationOf, type Outcomes, sendMacro, sendMacroUndo } from './macro-calls';
import type { MacroResult } from './macro-results';
import { noteOf } from './macro-work';
import type { TakeOut } from './put-text';

/** Where the text of a macro goes. @returns what takes it out again, or a sentence that says why it is not there */
export type WriteText = (macro: PresentedMacro) => TakeOut | string;

/** What came of an application that was refused in part. */
export interface PartlyDone {
  readonly name: string;
  readonly results: readonly MacroResult[];
  readonly undo: (() => void) | null;
}

interface Applied {
  readonly application: Application;
  readonly conversationRef: string;
  readonly takeOut: TakeOut | null;
}

const isRefused = ({ outcome }: MacroOutcome): boolean => outcome === 'refused';

async function putBack({ application, conversationRef, takeOut }: Applied, toasts: Toasts): Promise<void> {
  const { name } = application.macro;
  try {
    const outcomes = (await sendMacroUndo(application, [conversationRef])).flat();
    const isTextOut = takeOut === null || takeOut();
    const reasons = outcomes.flatMap((one) => (one.outcome === 'refused' ? [one.because] : []));
    if (!isTextOut) reasons.push(MACRO_TEXTS.textStays);
    if (reasons.length === 0) toasts.success(MACRO_TEXTS.undone(name));
    else toasts.warning(MACRO_TEXTS.undoneSome(name, [...new Set(reasons)].join(' ')));
  } catch (error) {
    report('macro-not-undone', error);
    toasts.error(refusalText(error, MACRO_TEXTS.failed));
  }
}

/**
 * Applies a macro to one ticket, writes its text, and says what came of it, with a way back (D-114).
 * @param onDone called once it was done, at least in part
 */
export function useApplyMacro(
  conversationRef: string,
  write: WriteText,
  onDone: (part: PartlyDone | null, hasText: boolean) => void,
) {
  const toasts = useToasts();
  const { names } = useMacroNames();
  const outNote = useOutNote();
  const [drawn] = useState(() => crypto.randomUUID());

  const finish = (application: Application, outcomes: Outcomes) => {
    const { macro } = application;
    const note = noteOf(macro, names, outNote);
    const results = macro.actions.map(
      (action, index): MacroResult => ({
        what: actionText(action, names),
        outcome: outcomes[index] ?? { outcome: 'unchanged' },
        ...(action.kind === 'assignee' && { note }),
      }),
    );
    const written = macro.text === '' ? null : write(macro);
    if (typeof written === 'string')
      results.push({
        what: macro.is_note ? MACRO_TEXTS.note : MACRO_TEXTS.reply,
        outcome: { outcome: 'refused', because: written },
      });
    const takeOut = typeof written === 'string' ? null : written;
    const isAnyDone = takeOut !== null || results.some(({ outcome }) => outcome.outcome === 'done');
    const applied = { application, conversationRef, takeOut };
    const undo = isAnyDone ? () => void putBack(applied, toasts) : null;
    const isPart = results.some(({ outcome }) => isRefused(outcome));
    onDone(isPart ? { name: macro.name, results, undo } : null, takeOut !== null);
    if (isPart) return;
    if (undo === null) toasts.info(MACRO_TEXTS.nothing(macro.name));
    else
      toasts.success([MACRO_TEXTS.applied(macro.name), note].filter(Boolean).join(' '), {
        label: MACRO_TEXTS.undo,
        run: undo,
      });
  };
  const { run, isRunning, refusal } = useChange({
    name: 'macro-not-applied',
    run: async (macro: PresentedMacro) => {
      const application = applicationOf(drawn, macro);
      const [outcomes = []] = await sendMacro(application, [conversationRef]);
      return { application, outcomes };
    },
    onDone: ({ application, outcomes }) => finish(application, outcomes),
    // It may be another macro by now, which the dialog then shows.
    onRefused: () => void reloadMacros(),
  });
  const isGone = refusal instanceof ApiError && refusal.status === 404;
  return {
    apply: (macro: PresentedMacro) => void run(macro),
    isRunning,
    refusal: isGone ? new ApiError(404, MACRO_TEXTS.gone) : refusal,
  };
}
