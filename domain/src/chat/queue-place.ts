const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * The place of a visitor in the queue, counted from 1 (D-91).
 * @param times `queueTimes/{library}`: since when each visitor waits, in milliseconds
 * @param ownMs since when this one waits
 */
export function placeInQueue(times: unknown, ownMs: number): number {
  if (typeof times !== 'object' || times === null) return 1;
  return 1 + Object.values(times).filter((at) => isTime(at) && at < ownMs).length;
}
