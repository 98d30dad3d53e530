import { popularAmong } from '@harborline/domain/help-center/help-center-home';
import type { PopularArticle } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { mostViewedArticles } from '@harborline/domain/stores/articles';
import { logger } from 'firebase-functions';
import { findRecords } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import type { LibraryContent } from './arrange-content';

/** Which articles are popular changes slowly; whether one is still published is asked of the content each time. */
const FRESH_MS = 60 * 60_000;

type Viewed = Awaited<ReturnType<typeof readViewed>>;
const readViewed = (libraryId: string) => findRecords(mostViewedArticles(libraryId));

const mostViewed = new KeptReads<Viewed>({ limit: LIMITS.keptLibraries });

/** The rest of the page does without. */
function nothingRead(error: unknown): Viewed {
  logger.warn('A page shows no popular articles', { error: String(error) });
  return [];
}

/** The most read articles of a library, by views of the last hour or before; none that is not published any more. */
export async function popularArticles(
  libraryId: string,
  { visibleCategoryIds, titles }: LibraryContent,
): Promise<readonly PopularArticle[]> {
  const viewed = await mostViewed
    .get(libraryId, { isFresh: (_viewed, ageMs) => ageMs < FRESH_MS, read: () => readViewed(libraryId) })
    .catch(nothingRead);
  const published = viewed.flatMap(({ id, article_categories, views }) => {
    const article_title = titles.get(id);
    return article_title === undefined ? [] : [{ id, article_title, article_categories, views }];
  });
  return popularAmong(published, visibleCategoryIds);
}
