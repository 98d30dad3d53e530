import { LESSON_PARAMETER, lessonOf } from '@harborline/domain/help-center/lesson-parameter';
import { listPage, PAGE_PARAMETER } from '@harborline/domain/help-center/list-page';
import type { PageAddress } from '@harborline/domain/help-center/page-content';
import { matchPublicRoute, type PublicMatch } from '@harborline/domain/help-center/public-routes';
import { LIMITS } from '@harborline/domain/limits';
import { isPast, MONTH_PARAMETER } from '@harborline/domain/status/month';
import { STEP_PARAMETER, subscriptionStep } from '@harborline/domain/status/subscription-page';
import { clip } from '@harborline/domain/text/clip';
import { carriedQuery } from '@harborline/domain/widget/carried-query';
import { isFunctionHost } from '../../platform/client-address';
import { config } from '../../platform/config';

/** What is used of an Express request. */
export interface AddressedRequest {
  header(name: string): string | undefined;
  /** path and query as they were sent */
  readonly url: string;
}

/** What a visitor asked for. */
export interface PageRequest {
  readonly address: PageAddress;
  /** lower case, without a port */
  readonly hostname: string;
  /** null for an address that is no page's */
  readonly match: PublicMatch | null;
  /** what to search for, '' on pages that do not search */
  readonly query: string;
  /** of the search's results, the category's articles or the news, counted from 1 */
  readonly page: number;
}

const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/** The site's own origin where Hosting named none. */
function originOf(request: AddressedRequest): string {
  const { environment, publicOrigin } = config();
  const host = (request.header('x-forwarded-host') ?? '').split(',')[0]?.trim().toLowerCase() ?? '';
  const origin = `${environment === 'local' ? 'http' : 'https'}://${host}`;
  return HOST.test(host) && URL.canParse(origin) && !isFunctionHost(host) ? origin : publicOrigin;
}

/** Only what a page reads, in one order, so that nothing else in an address makes another page of it. */
function searchOf({
  query,
  tab,
  page,
  month,
  lesson,
  step,
}: Record<'query' | 'tab' | 'month' | 'lesson' | 'step', string> & { page: number }): string {
  const kept = new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(tab === '' ? {} : { tab }),
    ...(page === 1 ? {} : { [PAGE_PARAMETER]: String(page) }),
    ...(lesson === '' ? {} : { [LESSON_PARAMETER]: lesson }),
    ...(month === '' ? {} : { [MONTH_PARAMETER]: month }),
    ...(step === '' ? {} : { [STEP_PARAMETER]: step }),
  });
  return kept.size === 0 ? '' : `?${kept}`;
}

/** In the widget, links repeat what its address carries on (S2.3-25). */
function withCarried(search: string, match: PublicMatch | null, asked: string): string {
  const carried = match?.isFramed ? carriedQuery(asked) : '';
  if (carried === '') return search;
  return search === '' ? `?${carried}` : `${search}&${carried}`;
}

/** Pages whose lists are read page by page. */
const PAGED: readonly string[] = ['category', 'news', 'courses', 'course', 'courseStatic'];
const TABS = ['contact'];

/** Reads an address: which page it is, of which host, and what to search for. */
export function readPageRequest(request: AddressedRequest): PageRequest {
  const origin = originOf(request);
  const [pathname = '/', ...rest] = request.url.split('?');
  const parameters = new URLSearchParams(rest.join('?'));
  const match = matchPublicRoute(pathname);
  const isHome = match?.page === 'home';
  const mayBeSearch = isHome || match?.page === 'widgetHelp';
  const query = mayBeSearch ? clip((parameters.get('q') ?? '').trim(), LIMITS.searchQuery).trim() : '';
  const tab = isHome ? (TABS.find((one) => one === parameters.get('tab')) ?? '') : '';
  const named = match?.page === 'statusHistory' ? (parameters.get(MONTH_PARAMETER) ?? '') : '';
  const month = isPast(named, Date.now()) ? named : '';
  const lesson = match?.page === 'course' ? lessonOf(`${parameters}`) : '';
  // Not the token: it is the same page for everyone, and its form is sent to the whole address.
  const step = match?.page === 'statusSubscription' ? subscriptionStep(`${parameters}`) : '';
  const isList = query !== '' || (match !== null && PAGED.includes(match.page) && lesson === '');
  const page = isList ? listPage(`${parameters}`) : 1;
  return {
    address: {
      origin,
      publicOrigin: config().publicOrigin,
      pathname,
      search: withCarried(searchOf({ query, tab, page, month, lesson, step }), match, rest.join('?')),
    },
    hostname: new URL(origin).hostname,
    match,
    query,
    page,
  };
}
