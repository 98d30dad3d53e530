import type { SopArticle, SopReceipt } from '../entities/sop';
import type { TimestampLike } from '../entities/timestamp';

/** Whether staff should work by it: published and not archived. */
export const isSopLive = (sop: Pick<SopArticle, 'is_published' | 'is_disabled'>): boolean =>
  sop.is_published && !sop.is_disabled;

/** Whether somebody should have checked it by now. */
export const isSopOverdue = (sop: { readonly verify_by: TimestampLike | null }, nowMs: number): boolean =>
  sop.verify_by !== null && sop.verify_by.toMillis() <= nowMs;

/** What a person is asked about an SOP: nothing, to read it, or to read what has changed since. */
export type ReadingState = 'not-asked' | 'unread' | 'changed' | 'read';

/** @param receipt undefined if the person has confirmed no version */
export function readingState(
  sop: Pick<SopArticle, 'is_published' | 'is_disabled' | 'version'>,
  receipt: Pick<SopReceipt, 'version'> | undefined,
): ReadingState {
  if (!isSopLive(sop)) return 'not-asked';
  if (receipt === undefined) return 'unread';
  return receipt.version === sop.version ? 'read' : 'changed';
}
