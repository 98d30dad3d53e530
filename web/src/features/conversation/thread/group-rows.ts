import { dayText } from '../../../shared/format/visitor-times';
import type { ThreadRow } from './merge-thread';

/** Messages of one author within this time of the first are shown as one group, as the team sees them. */
const GROUP_MS = 5 * 60_000;

export interface GroupedRow {
  readonly row: ThreadRow;
  /** the heading above it, of the first row of a day alone */
  readonly day: string | null;
  /** whether the row above has the same author, so that the name is not repeated */
  readonly isContinued: boolean;
}

/** The rows of a thread, oldest first, with what stands above them. @param nowMs milliseconds since 1970 */
export function groupRows(rows: readonly ThreadRow[], nowMs: number): GroupedRow[] {
  let day: string | null = null;
  let first: ThreadRow | undefined;
  return rows.map((row) => {
    const ownDay = dayText(row.atMs, nowMs);
    const isNewDay = ownDay !== day;
    day = ownDay;
    const isSameAuthor = first?.isOwn === row.isOwn && first.senderName === row.senderName;
    const isContinued = !isNewDay && first !== undefined && isSameAuthor && row.atMs - first.atMs < GROUP_MS;
    if (!isContinued) first = row;
    return { row, day: isNewDay ? ownDay : null, isContinued };
  });
}
