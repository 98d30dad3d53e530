import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { type ActionNames, actionText } from '@harborline/domain/macros/action-text';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import type { OutNote } from '../../../shared/duty/use-out-note';
import { sendInParts, type TicketResult } from '../bulk/send-step';
import type { ListWork } from '../bulk/use-bulk-step';
import { applicationOf, type Outcomes, sendMacro, sendMacroUndo } from './macro-calls';

const isAnyDone = (outcomes: Outcomes): boolean => outcomes.some(({ outcome }) => outcome === 'done');

const reasonsOf = (outcomes: Outcomes): string[] =>
  outcomes.flatMap((one) => (one.outcome === 'refused' ? [one.because] : []));

/** What was refused at one ticket: each action by what it does, unless all of them were for the same reason. */
function refusedText({ actions }: PresentedMacro, outcomes: Outcomes, names: ActionNames): string {
  const reasons = reasonsOf(outcomes);
  const [first = ''] = reasons;
  if (reasons.length === actions.length && reasons.every((because) => because === first)) return first;
  return actions
    .flatMap((action, index) => {
      const one = outcomes[index];
      return one?.outcome === 'refused' ? [MACRO_TEXTS.because(actionText(action, names), one.because)] : [];
    })
    .join(' ');
}

/** What is to be known of whom a macro assigns tickets to; '' for nothing. */
export function noteOf({ actions }: PresentedMacro, names: ActionNames, outNote: OutNote): string {
  const action = actions.find(({ kind }) => kind === 'assignee');
  if (action?.kind !== 'assignee' || action.assigned_to === undefined) return '';
  return outNote(action.assigned_to, names.person(action.assigned_to) ?? ASSIGNEE_TEXTS.unnamed);
}

/** The actions of a macro at each selected ticket, without its text (D-114). @param note to follow what the toast says, '' for none */
export function macroWork(macro: PresentedMacro, names: ActionNames, note = ''): ListWork {
  const application = applicationOf(crypto.randomUUID(), macro);
  const done = (outcomes: Outcomes): TicketResult => ({
    isDone: isAnyDone(outcomes),
    because: refusedText(macro, outcomes, names),
  });
  const undone = (outcomes: Outcomes): TicketResult => ({
    isDone: isAnyDone(outcomes),
    because: [...new Set(reasonsOf(outcomes))].join(' '),
  });
  return {
    send: (ids, onProgress) =>
      sendInParts(ids, async (part) => (await sendMacro(application, part)).map(done), onProgress),
    putBack: (ids) => sendInParts(ids, async (part) => (await sendMacroUndo(application, part)).map(undone)),
    said: (count) => [MACRO_TEXTS.appliedToMany(macro.name, count), note].filter(Boolean).join(' '),
    changedSince: MACRO_TEXTS.changedSince,
  };
}
