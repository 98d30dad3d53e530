import type { ConversationStatus, SettableStatus } from '../entities/conversation';
import { CONVERSATION_STATUSES, SETTABLE_STATUSES } from '../entities/conversation';
import type { GoneStatus, OwnStatus } from '../entities/ticket-fields';
import { LIMITS } from '../limits';
import { STATUS_TEXTS } from '../texts/inbox';
import { isNameTaken } from './ticket-fields';

/** The library's own statuses, and those that it deleted last (D-121). */
export interface LibraryStatuses {
  readonly own: readonly OwnStatus[];
  readonly gone: readonly GoneStatus[];
}

/** What comes of changing a library's own statuses. */
export type StatusesOutcome = LibraryStatuses | 'name-taken' | 'full' | 'missing';

const DEFAULTS = CONVERSATION_STATUSES.map((status) => ({ ref: status, name: STATUS_TEXTS[status] }));

/** Whether a status has the name already, a built-in one among them. @param ref one that may have it: its own, '' if new */
export const isStatusNameTaken = (own: readonly OwnStatus[], name: string, ref: string): boolean =>
  isNameTaken([...DEFAULTS, ...own], name, ref);

/** In the order of menus: those that count as open first, each kind in its own order. */
const inOrder = (own: readonly OwnStatus[]): OwnStatus[] =>
  SETTABLE_STATUSES.flatMap((status) => own.filter(({ counts_as }) => counts_as === status));

/** Puts a status at a place among those that count as the same; beyond the end is the end. */
function inserted(others: readonly OwnStatus[], status: OwnStatus, position: number): OwnStatus[] {
  const isAlike = ({ counts_as }: OwnStatus) => counts_as === status.counts_as;
  const alike = others.filter(isAlike).toSpliced(position, 0, status);
  return inOrder([...others.filter((other) => !isAlike(other)), ...alike]);
}

const positionOf = (own: readonly OwnStatus[], { ref, counts_as }: OwnStatus): number =>
  own.filter((other) => other.counts_as === counts_as).findIndex((other) => other.ref === ref);

/** Puts a new status behind those that count as the same. */
export function withStatus({ own, gone }: LibraryStatuses, status: OwnStatus): StatusesOutcome {
  if (isStatusNameTaken(own, status.name, status.ref)) return 'name-taken';
  return own.length < LIMITS.ownStatuses ? { own: inserted(own, status, own.length), gone } : 'full';
}

/** What may be changed of an own status. What it counts as stays: tickets have it. */
export interface StatusChange {
  readonly ref: string;
  readonly name?: string | undefined;
  /** place among those that count as the same, counted from 0; beyond the end is the end */
  readonly position?: number | undefined;
}

/** Renames a status, moves it, or both. */
export function withChangedStatus(
  { own, gone }: LibraryStatuses,
  { ref, name, position }: StatusChange,
): StatusesOutcome {
  const before = own.find((status) => status.ref === ref);
  if (before === undefined) return 'missing';
  if (name !== undefined && isStatusNameTaken(own, name, ref)) return 'name-taken';
  const others = own.filter((status) => status.ref !== ref);
  const changed = { ...before, name: name ?? before.name };
  return { own: inserted(others, changed, position ?? positionOf(own, before)), gone };
}

/** Deletes a status. Tickets that have it keep what it counts as, and it can be put back. */
export function withoutStatus({ own, gone }: LibraryStatuses, ref: string): StatusesOutcome {
  const deleted = own.find((status) => status.ref === ref);
  if (deleted === undefined) return 'missing';
  const left = gone.filter((status) => status.ref !== ref);
  return {
    own: own.filter((status) => status.ref !== ref),
    gone: [...left, { ...deleted, position: positionOf(own, deleted) }].slice(-LIMITS.goneOwnStatuses),
  };
}

/** Puts back a status that was deleted, where it was. Tickets that still have it show it again. */
export function withRestoredStatus({ own, gone }: LibraryStatuses, ref: string): StatusesOutcome {
  const found = gone.find((status) => status.ref === ref);
  if (found === undefined) return 'missing';
  const { position, ...status } = found;
  if (isStatusNameTaken(own, status.name, ref)) return 'name-taken';
  if (own.length >= LIMITS.ownStatuses) return 'full';
  return { own: inserted(own, status, position), gone: gone.filter((other) => other.ref !== ref) };
}

/** What a ticket keeps of its status. */
export interface TicketStatusFields {
  readonly status: ConversationStatus;
  readonly own_status_ref?: string | undefined;
}

/** `own_status_ref` of a ticket, '' for none. */
export const ownRefOf = ({ own_status_ref: ref = '' }: Pick<TicketStatusFields, 'own_status_ref'>): string =>
  ref;

/**
 * The library's own status that a ticket has; undefined for none, for one that was deleted, and for one that no longer says
 * what the ticket's status is: it then shows its status alone.
 */
export const ownStatusOf = <Status extends Pick<OwnStatus, 'ref' | 'counts_as'>>(
  own: readonly Status[],
  ticket: TicketStatusFields,
): Status | undefined =>
  own.find(({ ref, counts_as }) => ref === ownRefOf(ticket) && counts_as === ticket.status);

/** A status to set: a built-in one, with the library's own one that the ticket gets beside it. */
export interface StatusWithOwn {
  readonly status: SettableStatus;
  /** '' for none */
  readonly ownRef: string;
}
