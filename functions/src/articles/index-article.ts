import { isDeepStrictEqual } from 'node:util';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { toSearchEntry } from '@harborline/domain/search/search-shard';
import { findShard, splitShard } from '@harborline/domain/search/shard-tree';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { searchShard } from '@harborline/domain/stores/search-shards';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { stampChange } from '../pages';
import { firestore } from '../platform/firebase';
import { readRecord, refOf, snapshotRecord } from '../platform/store/read';
import { setRecord } from '../platform/store/write';
import { fitShard, fitsShard } from './fit-shard';

type Entry = ReturnType<typeof toSearchEntry>;

/** The search entry of an article as stored now; undefined if search should not find it. */
export function entryOf(article: DocumentSnapshot, libraryId: string): Entry | undefined {
  const found = snapshotRecord(articleDocument(article.id).read, article);
  const isFound = found?.support_lib_id === libraryId && isSearchable(found);
  return isFound ? toSearchEntry(found) : undefined;
}

/**
 * Brings a library's search shard in line with one article, and splits a shard that its document cannot take. It reads the article itself instead of trusting the
 * event, so late, repeated and reordered events all lead to the same shard. Rendered pages learn of it in the same
 * commit.
 */
export async function indexArticle(articleId: string, libraryId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const article = await transaction.get(refOf(articleDocument(articleId)));
    const readShard = (shard: number) => readRecord(searchShard(libraryId, shard), transaction);
    const { shard, modulus, stored } = await findShard(articleId, readShard);
    const { [articleId]: earlier, ...others } = stored?.entries ?? {};
    const entry = entryOf(article, libraryId);
    if (isDeepStrictEqual(entry, earlier)) return;
    const entries = entry ? { ...others, [articleId]: entry } : others;
    for (const part of splitShard({ shard, modulus }, entries, fitsShard)) {
      setRecord(transaction, searchShard(libraryId, part.shard), {
        support_lib_id: libraryId,
        modulus: part.modulus,
        entries: fitShard(part.entries),
      });
    }
    stampChange(transaction, libraryId);
  });
}
