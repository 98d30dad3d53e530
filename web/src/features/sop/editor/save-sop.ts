import type { SopArticle } from '@harborline/domain/entities/sop';
import { nextVersion } from '@harborline/domain/sop/next-version';
import { sopArticle } from '@harborline/domain/stores/sops';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { versionOf } from '../../../shared/store/version-of';
import { setRecord } from '../../../shared/store/write-record';

/** An SOP as it is to be stored. */
export interface SopToSave {
  readonly id: string;
  readonly title: string;
  /** sanitised HTML */
  readonly content: string;
  readonly categoryId: string;
  readonly isPublished: boolean;
}

interface Writer {
  readonly uid: string;
  readonly libraryId: string;
}

const textOf = ({ title, content, categoryId, isPublished }: SopToSave) => ({
  sop_title: title.trim(),
  sop_content: content,
  category_id: categoryId,
  is_published: isPublished,
});

/** Stores a new SOP. A repeated attempt with the same id is refused by the rules rather than doubled. @throws FirebaseError */
export async function createSop(firestore: Firestore, sop: SopToSave, writer: Writer): Promise<void> {
  const text = textOf(sop);
  await setRecord(firestore, sopArticle(sop.id), {
    support_lib_id: writer.libraryId,
    ...text,
    is_disabled: false,
    version: nextVersion(undefined, text),
    owner_ref: '',
    verify_by: null,
    verified_at: null,
    verified_by: '',
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    updated_by: writer.uid,
  });
}

export type SopSaveResult =
  | { readonly kind: 'saved'; readonly version: number }
  /** a teammate saved since this editor loaded it; nothing was written */
  | { readonly kind: 'conflict'; readonly theirs: SopArticle }
  | { readonly kind: 'gone' };

/**
 * Saves an SOP in one transaction, unless someone else saved it meanwhile.
 * @param expected the state that the editor knows @throws FirebaseError
 */
export const saveSop = (
  firestore: Firestore,
  sop: SopToSave,
  expected: string,
  { uid }: Pick<Writer, 'uid'>,
): Promise<SopSaveResult> =>
  inTransaction(firestore, async (transaction): Promise<SopSaveResult> => {
    const before = await transaction.read(sopArticle(sop.id));
    if (before === null) return { kind: 'gone' };
    if (versionOf(before.updated_at) !== expected) return { kind: 'conflict', theirs: before };
    const text = textOf(sop);
    const version = nextVersion(before, text);
    const stamp = { updated_at: serverTimestamp(), updated_by: uid };
    transaction.update(sopArticle(sop.id), { ...text, version, ...stamp });
    return { kind: 'saved', version };
  });
