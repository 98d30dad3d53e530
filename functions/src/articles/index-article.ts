import { isDeepStrictEqual } from 'node:util';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { searchShardOf, toSearchEntry } from '@harborline/domain/search/search-shard';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { searchShard } from '@harborline/domain/stores/search-shards';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { stampChange } from '../pages';
import { firestore } from '../platform/firebase';
import { refOf, snapshotRecord } from '../platform/store/read';
import { setRecord } from '../platform/store/write';
import { fitShard } from './fit-shard';

type Entry = ReturnType<typeof toSearchEntry>;

/** The search entry of an article as stored now; undefined if search should not find it. */
export function entryOf(article: DocumentSnapshot, libraryId: string): Entry | undefined {
  const found = snapshotRecord(articleDocument(article.id).read, article);
  const isFound = found?.support_lib_id === libraryId && isSearchable(found);
  return isFound ? toSearchEntry(found) : undefined;
}

/**
 * Brings a library's search shard in line with one article. It reads the article itself instead of trusting the
 * event, so late, repeated and reordered events all lead to the same shard. Rendered pages learn of it in the same
 * commit.
 */
export async function indexArticle(articleId: string, libraryId: string): Promise<void> {
  const shard = searchShard(libraryId, searchShardOf(articleId));
  await firestore().runTransaction(async (transaction) => {
    const [article, stored] = await transaction.getAll(refOf(articleDocument(articleId)), refOf(shard));
    if (!article || !stored) throw new Error('The article or its shard could not be read');
    const { [articleId]: earlier, ...others } = snapshotRecord(shard.read, stored)?.entries ?? {};
    const entry = entryOf(article, libraryId);
    if (isDeepStrictEqual(entry, earlier)) return;
    const entries = entry ? fitShard({ ...others, [articleId]: entry }) : others;
    setRecord(transaction, shard, { support_lib_id: libraryId, entries });
    stampChange(transaction, libraryId);
  });
}
