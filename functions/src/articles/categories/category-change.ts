import { isDeepStrictEqual } from 'node:util';
import { isId } from '@harborline/domain/entities/is-id';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

type Snapshot = DocumentSnapshot | undefined;
type Fields = Readonly<Record<string, unknown>>;

const KEPT_FIELDS: readonly string[] = ['articles', 'subCategory'];

/** What people write of a category: everything but the fields that triggers keep. */
const writtenPart = (category: Snapshot): Fields =>
  Object.fromEntries(
    Object.entries(category?.data() ?? {}).filter(([field]) => !KEPT_FIELDS.includes(field)),
  );

/** Whether somebody wrote to the category, rather than a trigger that keeps a number or a list in it. */
export const isWritten = (before: Snapshot, after: Snapshot): boolean =>
  !isDeepStrictEqual(writtenPart(before), writtenPart(after));

/** Whether the library's order may say something else of the category now; the order of its subcategories is its own. */
export const isRepositioned = (before: Snapshot, after: Snapshot): boolean =>
  isWritten(before, after) || before?.get('articles') !== after?.get('articles');

/** Libraries of a category before and after a change. */
export const librariesOf = (...snapshots: readonly Snapshot[]): string[] => [
  ...new Set(
    snapshots
      .map((snapshot): unknown => snapshot?.get('support_lib_id'))
      .filter((id): id is string => typeof id === 'string' && isId(id)),
  ),
];
