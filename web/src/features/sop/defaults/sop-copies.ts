import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { SopArticle } from '@harborline/domain/entities/sop';
import { sopDraft } from '@harborline/domain/stores/content-drafts';
import { sopArticle, sopCopies } from '@harborline/domain/stores/sops';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { setRecord } from '../../../shared/store/write-record';
import type { Writer } from '../../../shared/writing/editing/text-kind';
import { type CopiesOf, type CopyOf, makeCopy, type OwnCopy, pairCopies, versionOf } from '../../articles';

/** Every copy that the library made of its parent's SOPs. @throws FirebaseError */
export const loadSopCopies = async (firestore: Firestore, libraryId: string): Promise<CopiesOf<SopArticle>> =>
  pairCopies(await readRecords(firestore, sopCopies(libraryId)), (id) =>
    readRecord(firestore, sopArticle(id)),
  );

/**
 * Makes the library's own copy of an SOP that its parent offers, as a draft. Category, owner and dates belong to the
 * parent, and stay there. @throws FirebaseError
 */
export async function copySop(
  firestore: Firestore,
  originId: string,
  { uid, libraryId }: Writer,
): Promise<OwnCopy> {
  const origin = await readRecord(firestore, sopArticle(originId));
  if (origin === null) throw new Error('The SOP is gone');
  const id = copyIdOf(libraryId, originId);
  const { sop_title, sop_content } = origin;
  const store = () =>
    setRecord(firestore, sopArticle(id), {
      support_lib_id: libraryId,
      ...{ sop_title, sop_content, category_id: '' },
      ...{ is_published: false, is_disabled: false, version: 0 },
      ...{ owner_ref: '', verify_by: null, verified_at: null, verified_by: '' },
      origin_ref: originId,
      origin_updated_at: versionOf(origin),
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
      updated_by: uid,
    });
  return makeCopy(id, store, () => readRecord(firestore, sopArticle(id)));
}

/** 'has-edits': the copy has unpublished edits, which the parent's text would replace; nothing was written. */
type TakeResult = 'done' | 'has-edits';

async function decide(
  firestore: Firestore,
  { copy, origin }: CopyOf<SopArticle>,
  { uid, libraryId }: Writer,
  takesText: boolean,
): Promise<TakeResult> {
  if (origin === null) return 'done';
  const stamp = { updated_at: serverTimestamp(), updated_by: uid };
  const seen = { origin_updated_at: versionOf(origin), ...stamp };
  const { sop_title, sop_content } = origin;
  return inTransaction(firestore, async (transaction): Promise<TakeResult> => {
    const stored = await transaction.read(sopArticle(copy.id));
    if (stored === null) return 'done';
    const isDraft = takesText && stored.is_published;
    if (isDraft && (await transaction.has(sopDraft(copy.id)))) return 'has-edits';
    transaction.update(
      sopArticle(copy.id),
      takesText && !isDraft ? { ...seen, sop_title, sop_content } : seen,
    );
    if (!isDraft) return 'done';
    transaction.set(sopDraft(copy.id), {
      ...{ kind: 'sop', support_lib_id: libraryId, content_ref: copy.id },
      ...{ sop_title, sop_content, category_id: stored.category_id },
      ...stamp,
    });
    return 'done';
  });
}

/** Notes that the writer has seen the parent's present text; the copy stays as it is. @throws FirebaseError */
export async function keepSop(firestore: Firestore, seen: CopyOf<SopArticle>, writer: Writer): Promise<void> {
  await decide(firestore, seen, writer, false);
}

/** Puts the parent's present text into the copy: as unpublished edits where the copy is published. @throws FirebaseError */
export const takeSop = (
  firestore: Firestore,
  seen: CopyOf<SopArticle>,
  writer: Writer,
): Promise<TakeResult> => decide(firestore, seen, writer, true);
