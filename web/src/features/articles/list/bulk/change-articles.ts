import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { article } from '@harborline/domain/stores/articles';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { report } from '../../../../shared/config/report';
import { inBatch } from '../../../../shared/store/in-batch';
import { readRecord } from '../../../../shared/store/read-records';

/** One article and what becomes of it. */
export interface ArticleChange {
  readonly id: string;
  /** either where it goes or whether it is archived */
  readonly changes: { readonly article_categories: string } | { readonly is_disabled: boolean };
}

interface ChangeRun {
  readonly uid: string;
  readonly changes: readonly ArticleChange[];
  /** called with the ids of each part that is stored, of which there may be many */
  readonly onChanged?: (ids: readonly string[]) => void;
  /** ends the run before its next part */
  readonly signal?: AbortSignal;
}

/** A draft in the same batch makes the rules look up its article, and a batch may look up twenty documents. */
const BATCH_SIZE = 10;

/** The changes whose article has unpublished edits, which would otherwise take it back to its old category. */
async function draftChanges(firestore: Firestore, changes: readonly ArticleChange[]) {
  const moves = changes.flatMap(({ id, changes: made }) =>
    'article_categories' in made ? [{ id, article_categories: made.article_categories }] : [],
  );
  const drafts = await Promise.all(moves.map(({ id }) => readRecord(firestore, articleDraft(id))));
  return moves.filter((_, index) => drafts[index] !== null);
}

async function changeTogether(firestore: Firestore, changes: readonly ArticleChange[], uid: string) {
  const drafts = await draftChanges(firestore, changes);
  const edited = { updated_at: serverTimestamp(), updated_by: uid };
  await inBatch(firestore, (batch) => {
    for (const { id, changes: made } of changes) batch.update(article(id), { ...made, ...edited });
    for (const { id, article_categories } of drafts) {
      batch.update(articleDraft(id), { article_categories, ...edited });
    }
  });
}

/** Changes articles together, or one by one if some of them cannot be changed. @returns the ids of those changed */
async function changePart(
  firestore: Firestore,
  part: readonly ArticleChange[],
  uid: string,
): Promise<readonly string[]> {
  try {
    await changeTogether(firestore, part, uid);
    return part.map(({ id }) => id);
  } catch (error) {
    report('change-articles', error);
    if (part.length === 1) return [];
    const each = await Promise.all(part.map((change) => changePart(firestore, [change], uid)));
    return each.flat();
  }
}

/** Moves or archives articles, some at a time. Never rejects. @returns the ids of those changed */
export async function changeArticles(
  firestore: Firestore,
  { uid, changes, onChanged, signal }: ChangeRun,
): Promise<readonly string[]> {
  const done: string[] = [];
  for (let start = 0; start < changes.length && signal?.aborted !== true; start += BATCH_SIZE) {
    const changed = await changePart(firestore, changes.slice(start, start + BATCH_SIZE), uid);
    done.push(...changed);
    onChanged?.(changed);
  }
  return done;
}
