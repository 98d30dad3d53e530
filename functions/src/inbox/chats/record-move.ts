import type { GivenFacts } from '@harborline/domain/routing/given-facts';
import type { ChatChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { type ChangedBy, recordEvent } from '../history/record-event';
import type { Chat } from './own-chat';

/** The teammate who moves a chat. */
export type Mover = Pick<Staff, 'uid' | 'agent_name' | 'display_name'>;

type OwnReason = 'unanswered' | 'teammate-left' | 'visitor-ended';

/** Somebody from the team, or why nobody had to. */
export type MovedBy = Mover | OwnReason;

const signed = (by: MovedBy | GivenFacts): ChangedBy => {
  if (typeof by === 'string') return { reason: by, at: FieldValue.serverTimestamp() };
  return 'uid' in by ? { staff: by } : { reason: 'waited-long', at: FieldValue.serverTimestamp() };
};

/** The name of whoever loses the chat; '' if nobody has it, or if they move it themselves. */
const loserOf = (chat: Chat, by: MovedBy): string =>
  typeof by !== 'string' && by.uid === chat.assigned_to ? '' : chat.chat.agent_name;

interface Giving {
  /** as visitors see the name */
  readonly person: { readonly uid: string; readonly name: string };
  /** somebody from the team, or why the routing chose them */
  readonly by: Mover | GivenFacts;
  readonly hasNote: boolean;
}

const noted = (hasNote: boolean) => (hasNote ? 'yes' : '');

function givingOf(chat: Chat, { person, by, hasNote }: Giving): ChatChange {
  if (!('uid' in by))
    return { kind: 'chat-taken', details: { from: chat.chat.agent_name, to: person.name, ...by } };
  const from = loserOf(chat, by);
  if (by.uid === person.uid) return { kind: 'chat-taken', details: { from, to: '' } };
  return { kind: 'chat-handed-over', details: { from, to: person.name, has_note: noted(hasNote) } };
}

/** Adds to a chat's history who has it now, in the transaction that gives it (D-91). */
export const recordGiving = (transaction: Transaction, chat: Chat, giving: Giving): void =>
  recordEvent(transaction, chat, givingOf(chat, giving), signed(giving.by));

/** Adds to a chat's history that it waits again, in the transaction that puts it back. */
export const recordReturn = (
  transaction: Transaction,
  chat: Chat,
  {
    by,
    hasNote,
    team,
  }: Pick<Giving, 'hasNote'> & {
    readonly by: MovedBy /** its name, '' for anybody */;
    readonly team: string;
  },
): void =>
  recordEvent(
    transaction,
    chat,
    { kind: 'chat-returned', details: { from: loserOf(chat, by), team, has_note: noted(hasNote) } },
    signed(by),
  );

/** Adds to a chat's history that it has ended, in the transaction that ends it, which asks for the rating too. */
export const recordClosing = (transaction: Transaction, chat: Chat, by: Mover | 'visitor-ended'): void =>
  recordEvent(transaction, chat, { kind: 'chat-closed', details: {} }, signed(by));
