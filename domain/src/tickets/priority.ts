import type { Conversation } from '../entities/conversation';

/** How soon a ticket is to be answered, the soonest first (D-108). */
export const PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What a ticket's document holds: a number, because its visitor reads the document. */
export const PRIORITY_LEVELS: Readonly<Record<Priority, number>> = { low: 1, normal: 2, high: 3, urgent: 4 };

/** The priority of a ticket. One that has none, or a level of another release, is normal. */
export const priorityOf = ({ priority_level: level }: Pick<Conversation, 'priority_level'>): Priority =>
  PRIORITIES.find((priority) => PRIORITY_LEVELS[priority] === level) ?? 'normal';

/** The same as a number. */
export const levelOf = (ticket: Pick<Conversation, 'priority_level'>): number =>
  PRIORITY_LEVELS[priorityOf(ticket)];
