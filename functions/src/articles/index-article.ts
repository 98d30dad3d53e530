import { isDeepStrictEqual } from 'node:util';
import { articleSchema, searchShardSchema } from '@harborline/domain/entities/article';
import { docPath } from '@harborline/domain/paths';
import { isSearchable, searchShardOf, toSearchEntry } from '@harborline/domain/search/search-shard';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { fitShard } from './fit-shard';

type Entry = ReturnType<typeof toSearchEntry>;

/** What search should know of an article as it is stored now; undefined for "nothing". */
export function entryOf(article: DocumentSnapshot, libraryId: string): Entry | undefined {
  const parsed = articleSchema.safeParse(article.data());
  if (!parsed.success || parsed.data.support_lib_id !== libraryId || !isSearchable(parsed.data))
    return undefined;
  return toSearchEntry(parsed.data);
}

/**
 * Brings a library's search shard in line with one article. It reads the article itself instead of believing the
 * event, so late, doubled and reordered events all end in the same shard.
 */
export async function indexArticle(articleId: string, libraryId: string): Promise<void> {
  const db = firestore();
  const shardRef = db.doc(docPath.searchShard(libraryId, searchShardOf(articleId)));
  await db.runTransaction(async (transaction) => {
    const [article, shard] = await transaction.getAll(db.doc(docPath.article(articleId)), shardRef);
    if (!article || !shard) throw new Error('The article or its shard could not be read');
    const stored = searchShardSchema.safeParse(shard.data());
    const { [articleId]: earlier, ...others } = stored.success ? stored.data.entries : {};
    const entry = entryOf(article, libraryId);
    if (isDeepStrictEqual(entry, earlier)) return;
    const entries = entry ? fitShard({ ...others, [articleId]: entry }) : others;
    transaction.set(shardRef, { support_lib_id: libraryId, entries });
  });
}
