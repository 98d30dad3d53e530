/** Tickets that are changed side by side. */
const AT_ONCE = 10;

/** What work at each ticket came to, in the order of the refs; one that is named twice is changed once. */
export async function eachTicket<Result>(
  refs: readonly string[],
  work: (ref: string) => Promise<Result>,
): Promise<Result[]> {
  const left = [...new Set(refs)];
  const results = new Map<string, Result>();
  while (left.length > 0) {
    const part = left.splice(0, AT_ONCE);
    await Promise.all(part.map(async (ref) => results.set(ref, await work(ref))));
  }
  return refs.flatMap((ref) => results.get(ref) ?? []);
}
