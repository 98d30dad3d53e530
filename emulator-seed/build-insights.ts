import { createHash } from 'node:crypto';
import { searchTopic } from '@harborline/domain/activity/failed-search';
import type { FeedbackReason } from '@harborline/domain/entities/article-feedback';
import { DURATIONS } from '@harborline/domain/limits';
import { articleFeedback } from '@harborline/domain/stores/article-feedback';
import { failedSearch, searchRequest } from '@harborline/domain/stores/searches';
import { ticketIdOf, visitorUid } from './build-conversation';
import { CONVERSATIONS } from './conversations/index';
import { LIBRARY_IDS } from './library-data';
import { DAY_MS, MINUTE_MS, type SeedClock, type SeedDoc, seedDoc, steadyNumber } from './seed-doc';

/** What visitors of Lumen searched for in vain, how often in the last weeks, and how often they then asked. */
export const FAILED_SEARCHES: readonly (readonly [query: string, searches: number, requests: number])[] = [
  ['kickstand', 14, 4],
  ['panniers', 9, 1],
  ['tubeless conversion', 6, 2],
  ['grinding sound', 5, 2],
  ['smartwatch', 3, 0],
  ['trade in', 2, 1],
];

/** The failed search that an article answers, and the conversations of those who asked about it. */
const ANSWERED = {
  query: 'grinding sound',
  article: 'lumen-care-for-your-chain',
  conversations: ['belt-squeak', 'range-disappointing'],
} as const;

const REASONS: readonly (readonly [slug: string, reason: FeedbackReason, text: string])[] = [
  ['pair-your-bike', 'does-not-work', 'The bike never shows up in the list on my phone.'],
  ['pair-your-bike', 'does-not-work', 'Step 3 looks different in the new app.'],
  ['pair-your-bike', 'outdated', ''],
  ['track-your-order', 'not-answered', 'My order has two parcels and only one can be tracked.'],
  ['brake-pads', 'unclear', 'A picture of the worn pad would help.'],
];

/** An id as the functions derive it, so that they go on with the same documents. */
const derivedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

const idOf = (query: string): string => derivedId('failed-search', LIBRARY_IDS.lumen, searchTopic(query));

/** The counts of a search, spread over the last four weeks. */
function daysOf(query: string, counts: { searches: number; requests: number }, nowMs: number) {
  const days: Record<string, { searches: number; requests: number }> = {};
  for (const kind of ['searches', 'requests'] as const) {
    for (let index = 0; index < counts[kind]; index += 1) {
      const daysAgo = Math.floor(steadyNumber(`${query} ${index}`) * 28);
      const day = new Date(nowMs - daysAgo * DAY_MS).toISOString().slice(0, 10);
      const before = days[day] ?? { searches: 0, requests: 0 };
      days[day] = { ...before, [kind]: before[kind] + 1 };
    }
  }
  return days;
}

function failedDoc(
  [query, searches, requests]: (typeof FAILED_SEARCHES)[number],
  { nowMs, toTime }: SeedClock,
): SeedDoc {
  const days = daysOf(query, { searches, requests }, nowMs);
  const [lastDay = ''] = Object.keys(days).sort().reverse();
  const lastMs = Math.min(Date.parse(lastDay) + DAY_MS / 2, nowMs);
  return seedDoc(failedSearch(idOf(query)), {
    support_lib_id: LIBRARY_IDS.lumen,
    query,
    days,
    last_at: toTime(lastMs),
    is_shared: searches > 1,
    ...(query === ANSWERED.query && { article_ref: ANSWERED.article }),
    expires_at: toTime(lastMs + DURATIONS.searchKeptMs),
  });
}

function searchRequestDoc(slug: string, clock: SeedClock): SeedDoc {
  const conversation = CONVERSATIONS.find((one) => one.slug === slug);
  if (conversation === undefined) throw new Error(`There is no conversation ${slug}`);
  const asker = derivedId('asker', LIBRARY_IDS.lumen, visitorUid(conversation));
  const askedMs = clock.nowMs - conversation.startedMinutesAgo * MINUTE_MS;
  const failedSearchId = idOf(ANSWERED.query);
  return seedDoc(searchRequest(derivedId('search-request', failedSearchId, asker)), {
    support_lib_id: LIBRARY_IDS.lumen,
    failed_search: failedSearchId,
    query: ANSWERED.query,
    asker,
    ticket_id: ticketIdOf(conversation, clock),
    asked_at: clock.toTime(askedMs),
    told_article: '',
    told_at: null,
    told_by: '',
    expires_at: clock.toTime(askedMs + DURATIONS.searchKeptMs),
  });
}

/** Failed searches, who asked after one, and what visitors wrote after No. */
export const insightDocs = (clock: SeedClock): SeedDoc[] => [
  ...FAILED_SEARCHES.map((search) => failedDoc(search, clock)),
  ...ANSWERED.conversations.map((slug) => searchRequestDoc(slug, clock)),
  ...REASONS.map(([slug, reason, text], index) =>
    seedDoc(articleFeedback(`lumen-reason-${index + 1}`), {
      support_lib_id: LIBRARY_IDS.lumen,
      article_id: `lumen-${slug}`,
      reason,
      text,
      updated_at: clock.toTime(clock.nowMs - (2 + 3 * index) * DAY_MS),
    }),
  ),
];
