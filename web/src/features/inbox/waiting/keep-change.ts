import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import type { StatusChoice } from '@harborline/domain/tickets/offline/conflicts';
import { type NewChange, openOutbox } from '../reply/outbox';
import { outgoingMessages } from '../reply/outgoing';
import type { NextOwn } from '../status/next-status';
import type { TagChange } from '../tags/tag-calls';
import { type Ticket, visitorLabel } from '../ticket';
import type { TakeBack } from './take-back';
import { changesOf, waiting } from './waiting';

interface StatusStep {
  readonly ticket: Ticket;
  /** as its author saw it */
  readonly from: StatusChoice;
  /** of a snooze that it ends: as `WaitingStatus` has it */
  readonly until?: string | undefined;
  readonly to: 'open' | 'pending' | 'closed' | NextOwn;
}

/** The last message that its author has seen, or has written and not sent yet. */
function lastMessageId({ id, last_message }: Ticket): string {
  const own = outgoingMessages
    .get()
    .findLast(
      ({ conversationRef, mode, refusal }) => conversationRef === id && mode === 'reply' && refusal === null,
    );
  return own?.id ?? last_message.id;
}

/** Where a step begins: as its author saw the ticket, or where their reply leaves it that is sent before. */
function beginningOf({ ticket: { id }, from, until }: StatusStep) {
  const reply = outgoingMessages
    .get()
    .findLast(
      ({ conversationRef, thenStatus, refusal }) =>
        conversationRef === id && thenStatus !== undefined && refusal === null,
    );
  const last = changesOf(waiting.get(), id).findLast(({ status }) => status !== undefined);
  if (reply?.thenStatus === undefined || reply.writtenAtMs < (last?.writtenAtMs ?? 0)) return { from, until };
  return { from: { status: reply.thenStatus, ownRef: '' } };
}

function titleOf(ticket: Ticket, to: StatusStep['to']): string {
  const visitor = visitorLabel(ticket);
  if (typeof to === 'string') return OFFLINE_TEXTS.titles[to](visitor);
  return to.name === ''
    ? OFFLINE_TEXTS.titles[to.status](visitor)
    : OFFLINE_TEXTS.ownStatus(visitor, to.name);
}

interface KeptChange {
  /** what was done */
  readonly title: string;
  readonly takeBack: TakeBack;
}

function keep(change: NewChange): KeptChange | null {
  const takeBack = openOutbox()?.change(change) ?? null;
  return takeBack && { title: change.title, takeBack };
}

/**
 * Keeps a change of status until there is a connection (D-128).
 * @returns its title and a function that takes it back again; null where the device keeps nothing, or has no room
 */
export function keepStatus(step: StatusStep): KeptChange | null {
  const { ticket, to } = step;
  const { status, ownRef } = typeof to === 'string' ? { status: to, ownRef: '' } : to;
  return keep({
    conversationRef: ticket.id,
    title: titleOf(ticket, to),
    status: { ...beginningOf(step), to: { status, ownRef }, follows: lastMessageId(ticket) },
  });
}

/** Keeps a tag that is to be added or removed until there is a connection. @returns as `keepStatus` */
export function keepTag(
  ticket: Pick<Ticket, 'id' | 'visitor'>,
  { name, isSet }: Pick<TagChange, 'name' | 'isSet'>,
): KeptChange | null {
  const title = OFFLINE_TEXTS[isSet ? 'addTag' : 'removeTag'](visitorLabel(ticket), name);
  return keep({ conversationRef: ticket.id, title, tag: { name, isSet } });
}
