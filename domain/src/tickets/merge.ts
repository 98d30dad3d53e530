import type { Conversation } from '../entities/conversation';

/** How long a merge can be undone. */
export const MERGE_UNDO_MS = 24 * 60 * 60 * 1000;

type Merged = Pick<Conversation, 'merged_into'>;
type Identified = Pick<Conversation, 'merged_into'> & { readonly id: string };

/** What a merge comes to: 'done' is that the ticket went there before. */
export type MergePlan = 'merge' | 'done' | 'itself' | 'elsewhere';

/**
 * What to do with a ticket that is to be merged.
 * @param last the ticket that stays: not merged itself, but the last of those that one was merged into
 */
export function planMerge(ticket: Identified, last: Identified): MergePlan {
  // A ticket whose merges end in itself would be read nowhere.
  if (ticket.id === last.id) return 'itself';
  if (ticket.merged_into === undefined) return 'merge';
  return ticket.merged_into.conversation_ref === last.id ? 'done' : 'elsewhere';
}

/** Whether somebody may still take a ticket's merge back. */
export const mayUndoMerge = ({ merged_into: merged }: Merged, nowMs: number): boolean =>
  merged !== undefined && nowMs - merged.at.toMillis() < MERGE_UNDO_MS;

type Written = Pick<Conversation, 'visitor' | 'visitor_uids' | 'source'>;

/** uid of the browser that began a ticket; undefined for one that came by mail, whose sender can be forged */
const writerOf = ({ source, visitor_uids }: Written): string | undefined =>
  source === 'email' ? undefined : visitor_uids[0];

/**
 * Whether two tickets are of one person for certain: one browser began both, or the customer's site vouched for both.
 * Whoever opened an emailed link reads a ticket as well, and may be somebody else.
 */
export function isSameVisitor(one: Written, other: Written): boolean {
  const writer = writerOf(one);
  if (writer !== undefined && writer === writerOf(other)) return true;
  const isVerified = one.visitor.is_verified && other.visitor.is_verified;
  return isVerified && one.visitor.email.toLowerCase() === other.visitor.email.toLowerCase();
}
