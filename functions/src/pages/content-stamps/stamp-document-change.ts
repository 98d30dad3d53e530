import { isDeepStrictEqual } from 'node:util';
import { isId } from '@harborline/domain/entities/is-id';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { stampEarlierChange } from './stamp-content';

export interface DocumentChange {
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
  /** RFC 3339 */
  readonly eventTime: string;
}

const librariesOf = (snapshots: readonly (DocumentSnapshot | undefined)[]): string[] => [
  ...new Set(
    snapshots
      .map((snapshot): unknown => snapshot?.get('support_lib_id'))
      .filter((id): id is string => typeof id === 'string' && isId(id)),
  ),
];

/** Stamps the libraries of a category or a translation that was written, unless it was written as it stood. */
export async function stampDocumentChange({ before, after, eventTime }: DocumentChange): Promise<void> {
  if (isDeepStrictEqual(before?.data(), after?.data())) return;
  const changedAt = (after?.exists && after.updateTime) || Timestamp.fromDate(new Date(eventTime));
  for (const libraryId of librariesOf([before, after])) await stampEarlierChange(libraryId, changedAt);
}
