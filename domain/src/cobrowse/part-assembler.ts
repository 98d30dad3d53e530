import type { Batch, Part } from './part';

/**
 * Puts parts together, in whatever order they arrive: it begins with the newest whole page, goes on batch by batch, and
 * after a gap waits for the next whole page.
 * @returns what takes a part, and answers the batches that are ready now
 */
export function partAssembler(): (part: Part) => Batch[] {
  const parts = new Map<number, Part>();
  let next: number | null = null;

  const joined = (start: number): Batch | null => {
    const first = parts.get(start);
    if (first === undefined || first.start !== start) return null;
    const all = Array.from({ length: first.count }, (_, index) => parts.get(start + index));
    if (all.some((part) => part?.start !== start)) return null;
    return { start, whole: first.whole, packed: all.map((part) => part?.data ?? '').join('') };
  };
  /** the newest whole page that is complete, and not shown yet */
  const newestWhole = (): number | null =>
    [...parts.values()]
      .filter(({ n, start, whole }) => whole && n === start && start >= (next ?? 0) && joined(start) !== null)
      .reduce<number | null>((newest, { n }) => Math.max(newest ?? n, n), null);
  const forgetBefore = (n: number) => {
    for (const key of parts.keys()) if (key < n) parts.delete(key);
  };

  return (part) => {
    if (next !== null && part.n < next) return [];
    parts.set(part.n, part);
    if (next === null || joined(next) === null) next = newestWhole() ?? next;
    const ready: Batch[] = [];
    for (let batch = next === null ? null : joined(next); batch !== null; batch = joined(next ?? 0)) {
      ready.push(batch);
      next = batch.start + (parts.get(batch.start)?.count ?? 1);
      forgetBefore(next);
    }
    return ready;
  };
}
