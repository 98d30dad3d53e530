import type { Firestore } from 'firebase/firestore';
import { readStaffName } from '../staff-names';
import type { Conflict } from './editor-state';
import type { TextVersion, TextView } from './text-kind';

/** Who saved the newer state; null if that is not recorded: a draft that was discarded names no one. */
function savedBy(view: TextView<unknown>, known: TextVersion): string | null {
  const { version } = view;
  if (view.hasDraft && version.draft !== known.draft) return view.updatedBy;
  return version.article === known.article ? null : view.publishedBy;
}

interface Newer<Fields> {
  readonly view: TextView<Fields>;
  readonly known: TextVersion;
  /** who saved it where that is not recorded */
  readonly nobody: string;
}

/** A newer state of a text as the conflict that its notice shows. */
export async function readConflict<Fields>(
  firestore: Firestore,
  { view, known, nobody }: Newer<Fields>,
): Promise<Conflict<Fields>> {
  const byUid = savedBy(view, known);
  const name = byUid === null ? nobody : await readStaffName(firestore, byUid);
  return { name, isPublished: view.isLive, fields: view.fields, version: view.version };
}
