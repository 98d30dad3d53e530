import type { StoreDocument } from '@harborline/domain/stores/store';
import type { Firestore } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { inTransaction, type RecordTransaction } from '../../../shared/store/in-transaction';
import type { Stored } from '../../../shared/store/snapshot-record';

/** 'has-edits': the copy has unpublished edits, which the parent's text would replace; nothing was written. */
export type TakeResult = 'done' | 'has-edits';

/** How a decision about a kind of copy is stored. */
interface CopyDecision<Copy extends object> {
  readonly copy: StoreDocument<z.ZodMiniType<Copy>>;
  /** whether the parent's text becomes the copy's */
  readonly takesText: boolean;
  /** whether edits of the copy wait in a draft */
  isDrafted(stored: Stored<Copy>): boolean;
  /** whether there are edits that only a draft has */
  hasEdits(transaction: RecordTransaction, stored: Stored<Copy>): Promise<boolean>;
  /** notes that the parent's text was seen. @param takesText whether it is also put into the copy itself */
  write(transaction: RecordTransaction, takesText: boolean): void;
  /** puts the parent's text into a draft */
  writeDraft(transaction: RecordTransaction, stored: Stored<Copy>): void;
}

/** Keeps a copy as it is, or puts the parent's text into it, in one transaction. @throws FirebaseError */
export const decideCopy = <Copy extends object>(
  firestore: Firestore,
  decision: CopyDecision<Copy>,
): Promise<TakeResult> =>
  inTransaction(firestore, async (transaction): Promise<TakeResult> => {
    const { takesText } = decision;
    const stored = await transaction.read(decision.copy);
    if (stored === null) return 'done';
    if (takesText && (await decision.hasEdits(transaction, stored))) return 'has-edits';
    const isDraft = takesText && decision.isDrafted(stored);
    decision.write(transaction, takesText && !isDraft);
    if (isDraft) decision.writeDraft(transaction, stored);
    return 'done';
  });
