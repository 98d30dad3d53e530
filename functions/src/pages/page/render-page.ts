import { createHash } from 'node:crypto';
import { homeOf } from '@harborline/domain/help-center/help-center-home';
import type {
  PageArticle,
  PageContent,
  PageRenderer,
  PopularArticle,
} from '@harborline/domain/help-center/page-content';
import { thankYouTarget } from '@harborline/domain/help-center/thank-you';
import { noticeText } from '@harborline/domain/hours/notice-text';
import { LIMITS } from '@harborline/domain/limits';
import { isTeamThere } from '@harborline/domain/team/availability';
import { Lru } from '../kept/lru';
import { findFramedLibrary, findLibrary } from '../library-view/find-library';
import { type LibraryHead, libraryHead, MISSING_FRESH_MS } from '../library-view/library-head';
import { type LibraryView, libraryView } from '../library-view/library-view';
import { pageAvailability, pageHours } from '../library-view/page-availability';
import { pageCourses } from '../library-view/page-courses';
import { pageNews, pageNewsFlash } from '../library-view/page-news';
import { pageStatus } from '../library-view/page-status';
import { popularArticles } from '../library-view/popular-articles';
import { proveOwnHost } from '../own-host/prove-own-host';
import { cachedAnswer, type PageAnswer, redirectAnswer } from './page-answer';
import { type PageParts, pageContent } from './page-content';
import type { PageRequest } from './page-request';
import { readPageArticle, shownArticle } from './read-page-article';
import { canRender, loadRenderer, readShell } from './renderer';

const pages = new Lru<PageAnswer>(LIMITS.keptPages, ({ body }) => 1_000 + body.length);

/** Hash of an address -> key in `pages` of what was last made for it. */
const lastKeys = new Lru<string>(LIMITS.keptLookups);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const addressKey = ({ address }: PageRequest): string =>
  hashOf(JSON.stringify([address.origin, address.pathname, address.search]));

/** The page last made for an address, whatever has changed since; null if there was none, or it is not kept any more. */
export function lastPage(request: PageRequest): PageAnswer | null {
  const page = pages.get(lastKeys.get(addressKey(request)) ?? '');
  return page?.status === 200 ? page : null;
}

/** Everything a page is made from, or what changes with it; its dates change with the day (S3-20). */
function inputsOf({ address, query }: PageRequest, view: LibraryView | null, parts: PageParts): string {
  const { origin, pathname, search } = address;
  const content = view && [view.library.id, view.version, view.content.version];
  const day = new Date().toISOString().slice(0, 10);
  // It also changes with the time: a team that has just left counts as there for a while (D-28).
  const { availability } = parts;
  const isThere = availability !== null && isTeamThere(availability, Date.now());
  // So does what visitors are told of unusual load (D-131).
  const notice = noticeText(view?.library.load_notice, Date.now());
  return JSON.stringify([origin, pathname, search, query, content, parts, isThere, notice, day]);
}

interface Rendering {
  readonly request: PageRequest;
  readonly view: LibraryView | null;
  readonly parts: PageParts;
}

const NOTHING: PageParts = {
  article: null,
  popularArticles: [],
  status: null,
  news: null,
  newsFlash: null,
  availability: null,
  hours: null,
  courses: null,
  course: null,
};

/** A search that finds nothing leads on to what others read. */
async function contentOf({ request, view, parts }: Rendering): Promise<PageContent | null> {
  const content = view && pageContent(request, view, parts);
  if (view === null || content?.answer?.results.length !== 0) return content;
  return { ...content, popularArticles: await popularArticles(view.library.id, view.content) };
}

async function renderAndKeep(renderer: PageRenderer, rendering: Rendering, key: string): Promise<PageAnswer> {
  const { status, html } = renderer.render(rendering.request.address, await contentOf(rendering));
  const answer = cachedAnswer({ status, body: html });
  pages.set(key, answer);
  return answer;
}

/** Renders a page, once for as long as what it is made from stays the same. */
async function renderOnce(renderer: PageRenderer, rendering: Rendering): Promise<PageAnswer> {
  const { request, view, parts } = rendering;
  const key = hashOf(inputsOf(request, view, parts));
  const answer = pages.get(key) ?? (await renderAndKeep(renderer, rendering, key));
  // Not before there is a page: if making one fails, the next request still finds the last.
  lastKeys.set(addressKey(request), key);
  return answer;
}

/** The id in the address of an article's page; '' for other pages. */
const articleIdOf = ({ match }: PageRequest): string =>
  match?.page === 'article' ? (match.params.id ?? '') : '';

/** The popular articles of a home page that shows them. */
async function readPopular(
  { match, query }: PageRequest,
  view: LibraryView,
): Promise<readonly PopularArticle[]> {
  const isShown = match?.page === 'home' && query === '' && homeOf(view.library).hasPopularArticles;
  return isShown ? popularArticles(view.library.id, view.content) : [];
}

interface Shown {
  readonly view: LibraryView;
  readonly article: PageArticle | null;
}

async function readOnce(request: PageRequest, head: LibraryHead, freshMs?: number): Promise<Shown> {
  const articleId = articleIdOf(request);
  const [view, found] = await Promise.all([
    libraryView(head, freshMs),
    articleId === '' ? null : readPageArticle(articleId),
  ]);
  const article = articleId === '' ? null : await shownArticle(view, articleId, found);
  return { view, article };
}

function isMissing({ match }: PageRequest, { view, article }: Shown): boolean {
  if (match?.page === 'article') return article === null;
  return match?.page === 'category' && !view.content.visibleCategoryIds.has(match.params.id ?? '');
}

/** The library and the article of a page. What is not there is looked for again in a library that was just read. */
async function readShown(request: PageRequest, head: LibraryHead): Promise<Shown> {
  const shown = await readOnce(request, head);
  if (!isMissing(request, shown)) return shown;
  const now = await libraryHead(head.library.id, MISSING_FRESH_MS);
  return now === null ? shown : readOnce(request, now, MISSING_FRESH_MS);
}

/** Pages that the server renders. Those of conversations and invitations are the browser's. */
const RENDERED: readonly string[] = [
  ...['home', 'category', 'article', 'thankYou', 'status', 'statusHistory', 'statusSubscription'],
  ...['news', 'newsFlash', 'courses', 'course', 'courseStatic'],
  ...['widgetHome', 'widgetHelp', 'widgetMessage', 'widgetChat', 'customLink'],
];

async function findHead({ match, hostname }: PageRequest): Promise<LibraryHead | null> {
  if (match === null) return null;
  const { libraryKey = null } = match.params;
  const isWidgets = match.isFramed === true && libraryKey !== null;
  return isWidgets ? findFramedLibrary(libraryKey) : findLibrary(libraryKey, hostname);
}

const shellAnswer = async (): Promise<PageAnswer> => cachedAnswer({ status: 200, body: await readShell() });

/**
 * A page of the help center: home, search, category, article, news, courses or status (S2.1-01 to S2.1-17, S2.2-07 to
 * -11), or what says that nothing is there (S2.4-29). Of the contact form (S2.2-12) it shows the first step. The thank-you page
 * (S2.4-26) may lead elsewhere.
 * @throws Error when the database refuses and nothing was read before
 */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { match } = request;
  if ((match && !RENDERED.includes(match.page)) || !canRender()) return shellAnswer();
  const [renderer, head] = await Promise.all([loadRenderer(), findHead(request)]);
  if (head === null) return renderOnce(renderer, { request, view: null, parts: NOTHING });
  const target = match?.page === 'thankYou' ? thankYouTarget(head.library, request.hostname) : null;
  if (target !== null) return redirectAnswer(target);
  const [{ view, article }, status, news, newsFlash, ofCourses, availability] = await Promise.all([
    readShown(request, head),
    pageStatus(request, head.library.id),
    pageNews(request, head.library),
    pageNewsFlash(request, head.library),
    pageCourses(request, head),
    pageAvailability(request, head.library.id),
    proveOwnHost(head.library, request.hostname),
  ]);
  const popular = await readPopular(request, view);
  const hours = pageHours(request, view.library);
  const parts = {
    article,
    status,
    news,
    newsFlash,
    ...ofCourses,
    availability,
    hours,
    popularArticles: popular,
  };
  return renderOnce(renderer, { request, view, parts });
}
