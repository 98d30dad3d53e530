import { audienceOf } from '@harborline/domain/articles/publication';
import { readShards } from '@harborline/domain/search/shard-tree';
import { article, unindexedArticles } from '@harborline/domain/stores/articles';
import { searchShard } from '@harborline/domain/stores/search-shards';
import type { Firestore } from 'firebase/firestore';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { type Findable, matchByWords } from '../../../shared/text/match-by-words';
import { ARTICLE_PAGE_SIZE, type ArticleScope } from './article-list';
import type { ArticleRow } from './article-row';

type Candidate = Findable & { readonly row?: ArticleRow };

async function publishedCandidates(firestore: Firestore, libraryId: string): Promise<Candidate[]> {
  const shards = await readShards(async (numbers) => {
    const read = numbers.map((shard) => readRecord(firestore, searchShard(libraryId, shard)));
    return (await Promise.all(read)).filter((shard) => shard !== null);
  });
  return shards.flatMap((shard) =>
    Object.entries(shard.entries).map(([id, { title, keywords, category }]) => ({
      id,
      title,
      keywords,
      categoryId: category,
    })),
  );
}

async function unindexedCandidates(
  firestore: Firestore,
  libraryId: string,
  { isArchived, isForStaff }: { isArchived: boolean; isForStaff: boolean },
): Promise<Candidate[]> {
  const rows = await readRecords(firestore, unindexedArticles(libraryId, isArchived));
  const asked = isForStaff ? rows.filter((row) => audienceOf(row) === 'staff') : rows;
  return asked.map((row) => ({
    id: row.id,
    title: row.article_title,
    keywords: row.article_keywords,
    categoryId: row.article_categories,
    row,
  }));
}

/**
 * Articles whose title or keywords contain the search words, best first. Reads the search index rather than
 * the articles, so its cost does not grow with the library. @throws FirebaseError
 */
export async function findArticles(
  firestore: Firestore,
  { libraryId, state, categoryIds }: ArticleScope,
  words: string,
): Promise<ArticleRow[]> {
  const [published, unpublished] = await Promise.all([
    state === 'unpublished' || state === 'staff' || state === 'archived'
      ? []
      : publishedCandidates(firestore, libraryId),
    state === 'published'
      ? []
      : unindexedCandidates(firestore, libraryId, {
          isArchived: state === 'archived',
          isForStaff: state === 'staff',
        }),
  ]);
  const candidates = [...unpublished, ...published].filter(
    ({ categoryId }) => categoryIds === null || categoryIds.includes(categoryId),
  );
  const hits = matchByWords(candidates, words).slice(0, ARTICLE_PAGE_SIZE);
  const rows = await Promise.all(hits.map(async ({ id, row }) => row ?? readRecord(firestore, article(id))));
  return rows.filter((row) => row !== null);
}
