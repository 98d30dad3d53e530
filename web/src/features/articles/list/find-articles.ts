import { articleSchema, searchShardSchema } from '@harborline/domain/entities/article';
import { COLLECTIONS, docPath, SEARCH_SHARD_COUNT } from '@harborline/domain/paths';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { parseDocument, parseDocuments } from '../../../shared/live/parse-documents';
import { ARTICLE_PAGE_SIZE, type ArticleScope } from './article-list';
import type { ArticleRow } from './article-row';
import { type Findable, matchByWords } from './match-by-words';

/** Unpublished and archived articles are in no search index; this many of the latest are looked through. */
const UNPUBLISHED_LIMIT = 100;

type Candidate = Findable & { readonly row?: ArticleRow };

async function publishedCandidates(firestore: Firestore, libraryId: string): Promise<Candidate[]> {
  const shards = Array.from({ length: SEARCH_SHARD_COUNT }, (_, shard) =>
    docPath.searchShard(libraryId, shard),
  );
  const snapshots = await Promise.all(shards.map((path) => getDoc(doc(firestore, path))));
  return snapshots.flatMap((snapshot) => {
    const parsed = searchShardSchema.safeParse(snapshot.data());
    if (!parsed.success) return [];
    return Object.entries(parsed.data.entries).map(([id, { title, keywords, category }]) => ({
      id,
      title,
      keywords,
      categoryId: category,
    }));
  });
}

/** Query `articles.unindexed`: the unpublished, or the archived, articles edited last. */
async function unindexedCandidates(
  firestore: Firestore,
  libraryId: string,
  isArchived: boolean,
): Promise<Candidate[]> {
  const found = await getDocs(
    query(
      collection(firestore, COLLECTIONS.articles),
      where('support_lib_id', '==', libraryId),
      where('is_disabled', '==', isArchived),
      ...(isArchived ? [] : [where('is_published', '==', false)]),
      orderBy('updated_at', 'desc'),
      limit(UNPUBLISHED_LIMIT),
    ),
  );
  return parseDocuments(articleSchema, found).map((row) => ({
    id: row.id,
    title: row.article_title,
    keywords: row.article_keywords,
    categoryId: row.article_categories,
    row,
  }));
}

/**
 * Articles whose title or keywords have the words looked for, best first. Reads the search index rather than
 * the articles, so its cost does not grow with the library. @throws FirebaseError
 */
export async function findArticles(
  firestore: Firestore,
  { libraryId, state, categoryIds }: ArticleScope,
  words: string,
): Promise<ArticleRow[]> {
  const [published, unpublished] = await Promise.all([
    state === 'unpublished' || state === 'archived' ? [] : publishedCandidates(firestore, libraryId),
    state === 'published' ? [] : unindexedCandidates(firestore, libraryId, state === 'archived'),
  ]);
  const candidates = [...unpublished, ...published].filter(
    ({ categoryId }) => categoryIds === null || categoryIds.includes(categoryId),
  );
  const hits = matchByWords(candidates, words).slice(0, ARTICLE_PAGE_SIZE);
  const rows = await Promise.all(
    hits.map(
      async ({ id, row }) =>
        row ?? parseDocument(articleSchema, await getDoc(doc(firestore, docPath.article(id)))),
    ),
  );
  return rows.filter((row) => row !== null);
}
