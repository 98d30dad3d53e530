import { isId } from '../entities/is-id';
import { LISTED_PARAMETER } from '../requests/access';
import { MONTH_PARAMETER } from '../status/month';
import { STEP_PARAMETER, type SubscriptionStep, TOKEN_PARAMETER } from '../status/subscription-page';
import { LESSON_PARAMETER } from './lesson-parameter';
import { PAGE_PARAMETER } from './list-page';
import { matchPattern, type RouteParams } from './match-route';

/** The two addresses of the widget that customers embed (S2.3-02, S2.3-03). */
const WIDGET_FRAMES = ['widgetAdvanced', 'advancedWidget'] as const;

/** Its children (S2.3-04 to S2.3-13). Those of the chat say so while there is none (D-53). */
const WIDGET_CHILDREN = [
  { page: 'widgetHome', child: '' },
  { page: 'widgetHome', child: '/dashboard' },
  { page: 'widgetHelp', child: '/help' },
  { page: 'category', child: '/help/:id' },
  { page: 'news', child: '/news' },
  { page: 'widgetMessage', child: '/message' },
  { page: 'customLink', child: '/customlink/:name/:id' },
  { page: 'article', child: '/articleDetail/:id' },
  { page: 'newsFlash', child: '/newsFlashDetail/:id' },
  { page: 'conversation', child: '/conversation/:ref' },
  { page: 'widgetChat', child: '/chat' },
  { page: 'widgetChat', child: '/chatmodal' },
] as const;

const WIDGET_ROUTES = WIDGET_FRAMES.flatMap((frame) =>
  WIDGET_CHILDREN.map(({ page, child }) => ({ page, pattern: `${frame}/:libraryKey${child}` })),
);

/**
 * Pages of the public entry: router, links and tests all read this table. The first match wins: fixed segments precede
 * a library key (D-01).
 */
export const PUBLIC_ROUTES = [
  { page: 'home', pattern: '' },
  { page: 'join', pattern: 'join' },
  { page: 'invite', pattern: 'Invite' },
  { page: 'review', pattern: 'reviewForm' },
  { page: 'thankYou', pattern: 'thank-you' },
  { page: 'widget', pattern: 'widget/:libraryKey' },
  { page: 'widget', pattern: 'widget' },
  ...WIDGET_FRAMES.map((pattern) => ({ page: 'widget', pattern }) as const),
  ...WIDGET_ROUTES,
  { page: 'article', pattern: 'article/details/:libraryKey/:id' },
  { page: 'article', pattern: 'article/details/:id' },
  { page: 'category', pattern: 'articleCategoriesDetails/:libraryKey/:id' },
  { page: 'category', pattern: 'articleCategoriesDetails/:id' },
  { page: 'courses', pattern: 'courses' },
  { page: 'course', pattern: 'course/:libraryKey/:id' },
  { page: 'course', pattern: 'course/:id' },
  { page: 'courseStatic', pattern: 'coursestatic/:libraryKey/:id' },
  { page: 'courseStatic', pattern: 'coursestatic/:id' },
  { page: 'newsFlash', pattern: 'frontendnewsflash/:libraryKey/:id' },
  { page: 'newsFlash', pattern: 'frontendnewsflash/:id' },
  { page: 'news', pattern: 'frontendnews/:libraryKey' },
  { page: 'news', pattern: 'frontendnews' },
  { page: 'status', pattern: 'app/status' },
  { page: 'statusHistory', pattern: 'app/status/history' },
  { page: 'statusSubscription', pattern: 'app/status/subscription' },
  { page: 'courses', pattern: ':libraryKey/courses' },
  { page: 'status', pattern: ':libraryKey/app/status' },
  { page: 'statusHistory', pattern: ':libraryKey/app/status/history' },
  { page: 'statusSubscription', pattern: ':libraryKey/app/status/subscription' },
  { page: 'form', pattern: 'form/:libraryKey/:id' },
  { page: 'form', pattern: 'form/:id' },
  { page: 'requests', pattern: 'requests' },
  { page: 'requests', pattern: ':libraryKey/requests' },
  { page: 'conversation', pattern: ':libraryKey/conversation/:ref' },
  { page: 'conversation', pattern: 'conversation/:ref' },
  { page: 'home', pattern: ':libraryKey' },
] as const;

type PublicPage = (typeof PUBLIC_ROUTES)[number]['page'];

/** Pages without a library. */
const STANDALONE_PAGES = ['join', 'invite', 'review'] as const;
export type StandalonePage = (typeof STANDALONE_PAGES)[number];
/** Pages of a library, at its own addresses or in a widget. */
export type LibraryPage = Exclude<PublicPage, StandalonePage | 'widget'>;

export type PublicMatch<Page extends PublicPage = PublicPage> = Page extends Page
  ? {
      readonly page: Page;
      readonly params: RouteParams;
      /** whether it stands in the frame of the widget */
      readonly isFramed?: true;
    }
  : never;

/** Whether the page belongs to a library, which must be read first. */
export function isOfLibrary(match: PublicMatch): match is PublicMatch<LibraryPage> {
  return match.page !== 'widget' && !STANDALONE_PAGES.some((page) => page === match.page);
}

/** Whether the ids in a URL are valid: pages build document paths from them. */
const namesDocuments = ({ id, ref }: RouteParams): boolean =>
  [id, ref].every((named) => named === undefined || isId(named));

const WIDGET_PATTERNS: ReadonlySet<string> = new Set(WIDGET_ROUTES.map(({ pattern }) => pattern));

/** The page of a path, or null. */
export function matchPublicRoute(pathname: string): PublicMatch | null {
  for (const { page, pattern } of PUBLIC_ROUTES) {
    const params = matchPattern(pattern, pathname);
    if (params === null) continue;
    if (!namesDocuments(params)) return null;
    return WIDGET_PATTERNS.has(pattern) ? { page, params, isFramed: true } : { page, params };
  }
  return null;
}

export interface PublicLinks {
  home(): string;
  /** @param page of the results, counted from 1 */
  search(query: string, page?: number): string;
  contact(): string;
  /** @param page of its articles, counted from 1 */
  category(id: string, page?: number): string;
  article(id: string): string;
  /** @param page of the list, counted from 1 */
  news(page?: number): string;
  newsFlash(id: string): string;
  conversation(ref: string): string;
  /** one that the visitor's list of requests leads to, and lets the browser into */
  listedConversation(ref: string): string;
  /** the requests of an address. @param token of a mailed link */
  requests(token?: string): string;
  /** @param page of the list, counted from 1 */
  courses(page?: number): string;
  /** @param page of its outline, counted from 1 */
  course(id: string, page?: number): string;
  lesson(courseId: string, lessonId: string): string;
  /** @param page of its lessons, counted from 1 */
  wholeCourse(id: string, page?: number): string;
  status(): string;
  /** @param month such as 2026-11; the present one if left out */
  statusHistory(month?: string): string;
  /** where a form is filled in (D-149) */
  form(ref: string): string;
  /** where a mail address subscribes to the status page, and where its mails lead */
  subscription(step?: SubscriptionStep, token?: string): string;
}

const segment = encodeURIComponent;

/** The part of a query that names a page of a list: nothing for the first. */
const pageQuery = (page: number, separator: '?' | '&'): string =>
  page > 1 ? `${separator}${PAGE_PARAMETER}=${page}` : '';

/** The query of a subscription's page. */
function subscriptionQuery(step: SubscriptionStep | undefined, token: string | undefined): string {
  const query = new URLSearchParams({
    ...(step === undefined ? {} : { [STEP_PARAMETER]: step }),
    ...(token === undefined ? {} : { [TOKEN_PARAMETER]: token }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** Links within a library; `libraryKey` is null if the host identifies the library. */
export function publicLinks(libraryKey: string | null): PublicLinks {
  const home = libraryKey === null ? '/' : `/${segment(libraryKey)}`;
  const keyed = libraryKey === null ? '' : `${segment(libraryKey)}/`;
  return {
    home: () => home,
    search: (query, page = 1) => `${home}?q=${encodeURIComponent(query)}${pageQuery(page, '&')}`,
    contact: () => `${home}?tab=contact`,
    category: (id, page = 1) => `/articleCategoriesDetails/${keyed}${segment(id)}${pageQuery(page, '?')}`,
    article: (id) => `/article/details/${keyed}${segment(id)}`,
    news: (page = 1) =>
      `/frontendnews${libraryKey === null ? '' : `/${segment(libraryKey)}`}${pageQuery(page, '?')}`,
    newsFlash: (id) => `/frontendnewsflash/${keyed}${segment(id)}`,
    conversation: (ref) => `/${keyed}conversation/${segment(ref)}`,
    listedConversation: (ref) => `/${keyed}conversation/${segment(ref)}?${LISTED_PARAMETER}=1`,
    requests: (token) => `/${keyed}requests${token === undefined ? '' : `?${TOKEN_PARAMETER}=${token}`}`,
    courses: (page = 1) => `/${keyed}courses${pageQuery(page, '?')}`,
    course: (id, page = 1) => `/course/${keyed}${segment(id)}${pageQuery(page, '?')}`,
    lesson: (courseId, lessonId) =>
      `/course/${keyed}${segment(courseId)}?${LESSON_PARAMETER}=${segment(lessonId)}`,
    wholeCourse: (id, page = 1) => `/coursestatic/${keyed}${segment(id)}${pageQuery(page, '?')}`,
    status: () => `/${keyed}app/status`,
    statusHistory: (month) =>
      `/${keyed}app/status/history${month === undefined ? '' : `?${MONTH_PARAMETER}=${month}`}`,
    form: (ref) => `/form/${keyed}${segment(ref)}`,
    subscription: (step, token) => `/${keyed}app/status/subscription${subscriptionQuery(step, token)}`,
  };
}
