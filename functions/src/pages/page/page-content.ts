import type { LibraryPublic } from '@harborline/domain/entities/library';
import { siblingsOf } from '@harborline/domain/help-center/article-siblings';
import { entriesOfPage } from '@harborline/domain/help-center/list-page';
import type {
  ArticleRow,
  PageArticle,
  PageContent,
  PageCourse,
  PageCourses,
  PageNews,
  PageNewsFlash,
  PageStatus,
  PopularArticle,
} from '@harborline/domain/help-center/page-content';
import type { HoursNow } from '@harborline/domain/hours/opening';
import { LIMITS } from '@harborline/domain/limits';
import type { Availability } from '@harborline/domain/team/availability';
import { stylesheetOf } from '../custom-css/stylesheet';
import type { LibraryView } from '../library-view/library-view';
import { searchView } from '../search/search-view';
import type { PageRequest } from './page-request';

/** The categories whose articles a page lists: its own and those directly below. */
function listedCategories({ match }: PageRequest, { content }: LibraryView) {
  if (match?.page !== 'category') return [];
  const { id = '' } = match.params;
  const below = content.categories.filter(({ parent_cat_id }) => parent_cat_id === id);
  return [id, ...below.map((category) => category.id)].filter((one) => content.visibleCategoryIds.has(one));
}

/** The articles of each category: of the page's own, those of the page that is shown; of others, the first ones. */
function rowsOf(
  ids: readonly string[],
  { match, page }: PageRequest,
  { content }: LibraryView,
): Record<string, readonly ArticleRow[]> {
  const pageOf = (id: string) => (id === match?.params.id ? page : 1);
  return Object.fromEntries(
    ids.map((id) => [id, entriesOfPage(content.rows.get(id) ?? [], pageOf(id), LIMITS.listedArticles)]),
  );
}

/** Whether a page is the contact form, which has the address of the home page. */
const isContact = ({ match, address }: PageRequest): boolean =>
  match?.page === 'home' && new URLSearchParams(address.search).get('tab') === 'contact';

/**
 * The library as a page needs it: of the order without what the categories repeat, the widget's settings in its frame
 * alone, and when an answer may come only where visitors write (D-130, D-131).
 */
function libraryOf(request: PageRequest, library: LibraryPublic): LibraryPublic {
  const { widgetTheme, chatSettings, business_hours, load_notice, ...shown } = library;
  const isFramed = request.match?.isFramed === true;
  return {
    ...shown,
    ...(isFramed ? { widgetTheme, chatSettings } : {}),
    ...(isFramed || isContact(request) ? { business_hours, load_notice } : {}),
    categoryPositioning: library.categoryPositioning.map(({ id }) => ({ id })),
  };
}

/** What was read for one page besides the library's content. */
export interface PageParts {
  /** null on pages without one, and where visitors cannot have it */
  readonly article: PageArticle | null;
  readonly popularArticles: readonly PopularArticle[];
  /** null on pages without one */
  readonly status: PageStatus | null;
  /** null on pages without a list of them */
  readonly courses: PageCourses | null;
  /** null on pages without one, and where visitors cannot have it */
  readonly course: PageCourse | null;
  readonly news: PageNews | null;
  readonly newsFlash: PageNewsFlash | null;
  /** null on pages that say nothing of it, and where it is unknown */
  readonly availability: Availability | null;
  /** null on pages that say nothing of it, and without business hours */
  readonly hours: HoursNow | null;
}

/** What the page of a request shows. */
export function pageContent(
  request: PageRequest,
  view: LibraryView,
  { article, popularArticles, status, news, newsFlash, courses, course, availability, hours }: PageParts,
): PageContent {
  const { library, content } = view;
  const { query, page } = request;
  return {
    library: libraryOf(request, library),
    stylesheet: stylesheetOf(library)?.path ?? '',
    categories: content.categories,
    translations: content.translations,
    articleCounts: Object.fromEntries(
      [...content.engine.countByCategory].filter(([id]) => content.visibleCategoryIds.has(id)),
    ),
    page,
    articleRows: rowsOf(listedCategories(request, view), request, view),
    popularArticles,
    article,
    siblings: article && siblingsOf(content.rows.get(article.article_categories) ?? [], article.id),
    status,
    courses,
    course,
    news,
    newsFlash,
    ...(availability === null ? {} : { availability }),
    ...(hours === null ? {} : { hours }),
    answer: query === '' ? null : { ...searchView(view, query, { page }), query },
  };
}
