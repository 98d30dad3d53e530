/** Browsers one conversation remembers; a rule looks through the list on every read. */
export const VISITOR_UID_LIMIT = 25;

/**
 * The list with one more browser of the visitor. When it is full, the oldest browser let in by a link makes room; the
 * first one, which wrote the request, stays.
 */
export function withVisitor(uids: readonly string[], uid: string): { uids: string[]; removed: string[] } {
  if (uids.includes(uid)) return { uids: [...uids], removed: [] };
  const [first, ...others] = uids;
  const all = first === undefined ? [uid] : [first, ...others, uid];
  const surplus = Math.max(0, all.length - VISITOR_UID_LIMIT);
  return { uids: [...all.slice(0, 1), ...all.slice(1 + surplus)], removed: all.slice(1, 1 + surplus) };
}
