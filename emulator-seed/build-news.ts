import { type Audience, isLive, publishedFor, UNPUBLISHED } from '@harborline/domain/articles/publication';
import type { KnownFields } from '@harborline/domain/entities/known-fields';
import { type NewsFlash, newsFlashListSchema } from '@harborline/domain/entities/news-flash';
import { arrangeNews, newsEntry } from '@harborline/domain/news/news-list';
import { nextNewsStep } from '@harborline/domain/news/news-schedule';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { keptNewsFlash, newsFlashList } from '@harborline/domain/stores/news-flashes';
import { LIBRARY_IDS } from './library-data';
import { DEMO_NEWS, type DemoNews } from './news-data';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const audienceFor = (state: DemoNews['state']): Audience => (state === 'staff' ? 'staff' : 'public');

/** Whether it is out: neither kept back, nor over. */
const isOut = ({ state, endsOn = Number.POSITIVE_INFINITY }: DemoNews): boolean =>
  (state === undefined || state === 'staff') && endsOn > 0;

type KnownNews = KnownFields<NewsFlash>;

function storedNews(news: DemoNews, { nowMs, toTime }: SeedClock): KnownNews {
  const { library, name, title, html, keywords, state, day, endsOn } = news;
  const [category = '', categoryName = ''] = news.category ?? [];
  const [heart, party, snooze, dislike] = news.reactions ?? [0, 0, 0, 0];
  const onDay = (days: number) => toTime(nowMs + days * DAY_MS);
  const written = onDay(Math.min(day, 0) - 3);
  const audience = audienceFor(state);
  const published = isOut(news) ? publishedFor(audience) : { ...UNPUBLISHED, audience };
  const publish_at = state === 'planned' ? onDay(day) : null;
  const expires_at = endsOn === undefined ? null : onDay(endsOn);
  return {
    id: `${library}-news-${name}`,
    support_lib_id: LIBRARY_IDS[library],
    newsFlash_title: title,
    newsFlash_content: html,
    newsFlash_featureImage: '',
    newsFlash_keywords: [...keywords],
    newsFlash_categories: category,
    categoryName,
    ...published,
    publish_at,
    expires_at,
    next_at: nextNewsStep({ ...published, publish_at, expires_at }),
    is_schedule_refused: false,
    views: news.views ?? 0,
    ...{ heart, party, snooze, dislike },
    timeStamp: isLive(published) || (endsOn ?? 0) < 0 ? onDay(day) : written,
    createdAt: written,
    updated_at: isLive(published) ? onDay(day) : written,
    updated_by: `${library}-owner`,
  };
}

/** Notes in the libraries when their newest was published, as the trigger does. */
export function withLatestNews(docs: readonly SeedDoc[]): SeedDoc[] {
  const latest = new Map<string, number>();
  for (const { path, data } of docs) {
    const list = newsFlashListSchema.safeParse(data);
    if (!path.startsWith(`${COLLECTIONS.newsFlashLists}/`) || !list.success) continue;
    const [newest] = list.data.entries;
    if (newest) latest.set(docPath.library(list.data.support_lib_id), newest.timeStamp);
  }
  return docs.map(({ path, data }) => {
    const latest_news_at = latest.get(path);
    return { path, data: latest_news_at === undefined ? data : { ...data, latest_news_at } };
  });
}

/** The demo world's news flashes, and the lists of them that the trigger would have kept. */
export function newsDocs(clock: SeedClock): SeedDoc[] {
  const all = DEMO_NEWS.map((news) => storedNews(news, clock));
  const libraries = [...new Set(all.map(({ support_lib_id }) => support_lib_id))];
  const lists = libraries.map((libraryId) => {
    const own = all.filter(({ support_lib_id }) => support_lib_id === libraryId);
    const entries = arrangeNews(own.flatMap((news) => newsEntry(news) ?? []));
    return seedDoc(newsFlashList(libraryId), { support_lib_id: libraryId, entries });
  });
  return [...all.map(({ id, ...news }) => seedDoc(keptNewsFlash(id), news)), ...lists];
}
