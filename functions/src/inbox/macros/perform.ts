import type { MacroOutcome } from '@harborline/domain/api/inbox/macros';
import { snoozeTicket } from '@harborline/domain/api/inbox/snooze';
import { changeTag } from '@harborline/domain/api/inbox/tags';
import { setTicketTeam } from '@harborline/domain/api/inbox/teams';
import { setTicketField } from '@harborline/domain/api/inbox/ticket-fields';
import { setTicketPriority } from '@harborline/domain/api/inbox/ticket-priority';
import { assignTicket, changeTicketStatus } from '@harborline/domain/api/inbox/tickets';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { MacroAction } from '@harborline/domain/entities/macro';
import type { SnoozeAction } from '@harborline/domain/macros/way-back';
import { may } from '@harborline/domain/permissions/may';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Staff } from '../../platform/caller';
import { config } from '../../platform/config';
import { ApiError, presentError } from '../../platform/errors';
import { assign } from '../assign-ticket';
import { chooseAndSet, type TicketChanger } from '../change-ticket-status';
import { snooze } from '../snooze/snooze-ticket';
import { setTag } from '../tags/set-tag';
import { setTeam } from '../teams/set-ticket-team';
import { setField } from '../ticket-fields/set-ticket-field';
import { setPriority } from '../ticket-fields/set-ticket-priority';

type Step = MacroAction | SnoozeAction;

/** The call that does an action alone: whoever may not make it may not do it with a macro either. */
const CALLS = {
  status: changeTicketStatus,
  snooze: snoozeTicket,
  priority: setTicketPriority,
  assignee: assignTicket,
  'assign-me': assignTicket,
  team: setTicketTeam,
  field: setTicketField,
  tag: changeTag,
} as const;

/** Whether a person may do an action by its own call. */
export const mayPerform = (kind: Step['kind'], staff: Staff): boolean =>
  may(staff, CALLS[kind], config().defaultLibraryId);

function mustBeAllowed({ kind }: Step, staff: Staff): void {
  if (!mayPerform(kind, staff)) throw new ApiError('forbidden', MACRO_TEXTS.notAllowed);
}

/** What an action says that names something which is gone. */
function goneText(action: Step): string {
  if (action.kind === 'team') return MACRO_TEXTS.teamGone;
  return action.kind === 'field' ? MACRO_TEXTS.fieldGone(action.field) : MACRO_TEXTS.failed;
}

async function change(
  transaction: Transaction,
  ticket: Conversation,
  action: Step,
  by: TicketChanger,
): Promise<boolean> {
  switch (action.kind) {
    case 'status':
      return chooseAndSet(
        transaction,
        ticket,
        {
          status: action.status,
          ownRef: action.own_status_ref,
          isStepBack: by.macro?.isUndone ?? false,
        },
        by,
      );
    case 'snooze':
      return snooze(transaction, ticket, { until: action.until, isStepBack: true }, by);
    case 'priority':
      return setPriority(transaction, ticket, action, by);
    case 'assignee':
      return assign(transaction, ticket, action.assigned_to ?? '', by);
    case 'assign-me':
      return assign(transaction, ticket, by.staff.uid, by);
    case 'team':
      return setTeam(transaction, ticket, { teamRef: action.team_ref ?? '' }, by);
    case 'field':
      return setField(transaction, ticket, { field: action.field, ref: action.ref ?? '' }, by);
    case 'tag':
      return (await setTag(transaction, ticket, action, by)).isChanged;
  }
}

/**
 * Does one action to a ticket that the transaction has read, by the function of the single call, whoever may do it.
 * @returns whether that changed anything
 * @throws ApiError with a sentence for people, if what it names is gone
 */
export async function performStep(
  transaction: Transaction,
  ticket: Conversation,
  action: Step,
  by: TicketChanger,
): Promise<boolean> {
  try {
    return await change(transaction, ticket, action, by);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found')
      throw new ApiError('conflict', goneText(action));
    throw error;
  }
}

/**
 * The same for somebody who must be allowed to do it.
 * @throws ApiError as `performStep`; 'forbidden' if the person may not do it
 */
export async function perform(
  transaction: Transaction,
  ticket: Conversation,
  action: Step,
  by: TicketChanger & { readonly staff: Staff },
): Promise<boolean> {
  mustBeAllowed(action, by.staff);
  return performStep(transaction, ticket, action, by);
}

/** What an action that threw came to. */
export function refusal(error: unknown): MacroOutcome {
  const { code, message } = presentError(error);
  if (code === 'internal') logger.error('A macro was not applied', { error: String(error) });
  const words: Partial<Record<typeof code, string>> = {
    'not-found': MACRO_TEXTS.ticketGone,
    internal: MACRO_TEXTS.failed,
  };
  return { outcome: 'refused', because: words[code] ?? message };
}
