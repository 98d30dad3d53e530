import { isId } from '@harborline/domain/entities/is-id';
import type { SopArticle } from '@harborline/domain/entities/sop';
import { sopArticle } from '@harborline/domain/stores/sops';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { inTransaction } from '../../shared/store/in-transaction';

/**
 * An SOP of the library as it is stored now; null if there is none. The rules refuse one that is missing like one of
 * another library. Read by a transaction, because a listener elsewhere on the page may still report an older state.
 * @throws FirebaseError
 */
export async function loadSop(
  firestore: Firestore,
  id: string,
  libraryId: string,
): Promise<SopArticle | null> {
  if (!isId(id)) return null;
  try {
    const sop = await inTransaction(firestore, ({ read }) => read(sopArticle(id)));
    return sop?.support_lib_id === libraryId ? sop : null;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return null;
    throw error;
  }
}
