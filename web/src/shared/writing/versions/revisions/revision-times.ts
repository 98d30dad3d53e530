import { absoluteSecond, absoluteTime } from '../../../format/staff-times';
import type { Revision } from './revision';

/** The times by which revisions are named, by their ids: with seconds where two are of the same minute. */
export function revisionTimes(
  rows: readonly Pick<Revision<unknown>, 'id' | 'publishedAt'>[],
): ReadonlyMap<string, string> {
  const times = rows.map(({ publishedAt }) => absoluteTime(publishedAt));
  return new Map(
    rows.map(({ id, publishedAt }, index) => {
      const time = times[index] ?? '';
      const isShared = times.indexOf(time) !== times.lastIndexOf(time);
      return [id, isShared ? absoluteSecond(publishedAt) : time];
    }),
  );
}
