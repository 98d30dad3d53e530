import type { TicketEventReason } from '@harborline/domain/entities/ticket-event';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import type { TicketChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { randomId } from '../../platform/ids';
import { createRecord } from '../../platform/store/write';
import { requestRating } from '../ratings/request-rating';

interface Ticket {
  /** of the conversation */
  readonly id: string;
  readonly support_lib_id: string;
}

/** A macro that did it, or whose way back it was (D-114). */
export interface MacroStep {
  readonly name: string;
  readonly isUndone: boolean;
}

/** An automation that did it, by one of its runs (D-145). */
export interface AutomationStep {
  readonly workflowRef: string;
  readonly name: string;
  readonly runRef: string;
  /** refs of the automations that led to it, the first cause first and itself the last */
  readonly chain: readonly string[];
}

/** Who changed a ticket; or why the product did, and when. */
export type ChangedBy =
  | {
      readonly staff: Pick<Staff, 'uid' | 'agent_name' | 'display_name'>;
      /** the same when its call is repeated; a new one by default */
      readonly eventId?: string;
      readonly macro?: MacroStep;
      /** then nobody of the team did it */
      readonly automation?: AutomationStep;
    }
  | {
      readonly reason: Exclude<TicketEventReason, ''>;
      readonly at: Timestamp | FieldValue;
      /** the same when its cause comes again; a new one by default */
      readonly eventId?: string;
    };

function signatureOf(by: ChangedBy) {
  if ('reason' in by) return { at: by.at, actor_ref: '', actor_name: '', reason: by.reason } as const;
  if (by.automation !== undefined)
    return {
      at: FieldValue.serverTimestamp(),
      actor_ref: '',
      actor_name: WORKFLOW_TEXTS.actor(by.automation.name),
      reason: 'automation',
    } as const;
  const { uid, agent_name, display_name } = by.staff;
  return {
    at: FieldValue.serverTimestamp(),
    actor_ref: uid,
    actor_name: agent_name || display_name,
    reason: '',
  } as const;
}

function macroDetails(by: ChangedBy): Readonly<Record<string, string>> {
  if (!('macro' in by) || by.macro === undefined) return {};
  return { macro: by.macro.name, ...(by.macro.isUndone && { is_macro_undone: 'yes' }) };
}

function automationDetails(by: ChangedBy): Readonly<Record<string, string>> {
  if (!('automation' in by) || by.automation === undefined) return {};
  const { workflowRef, name, runRef, chain } = by.automation;
  return { workflow_ref: workflowRef, workflow_name: name, run_ref: runRef, workflow_chain: chain.join(' ') };
}

const eventIdOf = (by: ChangedBy): string => ('eventId' in by && by.eventId) || randomId();

/** Whether something is closed by a change; a closed ticket that gets another status of the library's own was closed before. */
const isClosing = (change: TicketChange): boolean =>
  change.kind === 'chat-closed' ||
  (change.kind === 'status-changed' && change.details.to === 'closed' && change.details.from !== 'closed');

/**
 * Adds a change to the history of a ticket or a chat, in the transaction that makes it: neither is stored without the other. Call
 * it only if something changed, so that a repeated call is not a second event. A closing is also noted for the rating.
 */
export function recordEvent(
  transaction: Transaction,
  { id, support_lib_id }: Ticket,
  change: TicketChange,
  by: ChangedBy,
): void {
  const { kind, details } = change;
  const eventId = eventIdOf(by);
  const signature = signatureOf(by);
  if (isClosing(change)) {
    requestRating(transaction, { conversationRef: id, libraryId: support_lib_id, eventId, at: signature.at });
  }
  createRecord(transaction, ticketEvent(id, eventId), {
    support_lib_id,
    conversation_ref: id,
    kind,
    details: { ...details, ...macroDetails(by), ...automationDetails(by) },
    ...signature,
  });
}
