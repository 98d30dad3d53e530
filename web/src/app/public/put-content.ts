import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { homeOf } from '@harborline/domain/help-center/help-center-home';
import { lessonOf } from '@harborline/domain/help-center/lesson-parameter';
import type { PageContent } from '@harborline/domain/help-center/page-content';
import { isOfLibrary, matchPublicRoute } from '@harborline/domain/help-center/public-routes';
import { resourceOf } from '../../features/help-center';
import { freshResource, putResource } from '../../shared/hooks/use-resource';
import {
  availabilityResource,
  hoursResource,
  libraryResource,
  statusHistoryResource,
  statusResource,
  translationsResource,
} from '../../shared/library/library-resources';

/**
 * Some pages come without the hours and the notice, which they do not show: what an earlier page brought of these stays
 * for the pages that do (D-130, D-131).
 */
function putLibrary(key: string, library: LibraryPublic | null): void {
  const before = freshResource<LibraryPublic | null>(key, Number.POSITIVE_INFINITY);
  const { business_hours, load_notice } = (before?.id === library?.id && before) || {};
  putResource(
    key,
    library && {
      ...(business_hours !== undefined && { business_hours }),
      ...(load_notice !== undefined && { load_notice }),
      ...library,
    },
  );
}

/** Puts the data that the server read for a page into the cache, so that its components do not read it again. */
export function putContent(pathname: string, content: PageContent | null, search = ''): void {
  const match = matchPublicRoute(pathname);
  if (match === null || !isOfLibrary(match)) return;
  const { libraryKey = null, id = '' } = match.params;
  putLibrary(libraryResource(libraryKey), content?.library ?? null);
  if (content === null) return;
  const {
    library,
    page,
    categories,
    translations,
    articleCounts,
    articleRows,
    popularArticles,
    article,
    siblings,
    answer,
    status,
    courses,
    course,
    news,
    newsFlash,
    availability,
    hours,
  } = content;
  putResource(translationsResource(library.id), translations);
  const { categoryPositioning: positioning } = library;
  putResource(resourceOf.categories(library.id), { categories, positioning });
  putResource(resourceOf.articleCounts(library.id), articleCounts);
  for (const [categoryId, rows] of Object.entries(articleRows)) {
    const total = Math.max(rows.length, articleCounts[categoryId] ?? 0);
    const pageOf = match.page === 'category' && categoryId === id ? page : 1;
    putResource(resourceOf.articleList(library.id, categoryId, pageOf), { rows, total });
  }
  const hasPopular = answer === null ? homeOf(library).hasPopularArticles : answer.results.length === 0;
  if (hasPopular && match.page === 'home') {
    putResource(resourceOf.popularArticles(library.id), popularArticles);
  }
  if (match.page === 'article') {
    const isOwn = article?.support_lib_id === library.id;
    putResource(resourceOf.article(library.id, id), article);
    // The server looked for a copy of the parent's article (U-12): it found none, or shows it at the original's address.
    const copyId = copyIdOf(library.id, id);
    if (!isOwn || article.id === copyId)
      putResource(resourceOf.article(library.id, copyId), isOwn ? article : null);
  }
  if (article && siblings) putResource(resourceOf.siblings(library.id, article.id), siblings);
  if (match.page === 'status') putResource(statusResource(library.id), status);
  if (match.page === 'statusHistory') putResource(statusHistoryResource(library.id, search), status);
  if (courses !== null) putResource(resourceOf.courses(library.id, page), courses);
  if (match.page === 'course') {
    const lessonId = lessonOf(search);
    putResource(resourceOf.course(library.id, id, { lessonId, page: lessonId === '' ? page : 1 }), course);
  }
  if (match.page === 'courseStatic') putResource(resourceOf.wholeCourse(library.id, id, page), course);
  if (availability !== undefined) putResource(availabilityResource(library.id), availability);
  if (hours !== undefined && library.business_hours)
    putResource(hoursResource(library.id, library.business_hours), hours);
  if (news !== null) putResource(resourceOf.news(library.id, page), news);
  if (match.page === 'newsFlash') putResource(resourceOf.newsFlash(library.id, id), newsFlash);
  if (answer !== null) putResource(resourceOf.answer(library.id, answer.query, page), answer);
}
