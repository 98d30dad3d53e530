import { linkTargets } from '@harborline/domain/articles/link-targets';
import { publishedFor } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { SEARCH_SHARD_COUNT } from '@harborline/domain/paths';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { searchShardOf, toSearchEntry } from '@harborline/domain/search/search-shard';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { articleLinks } from '@harborline/domain/stores/article-links';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { contentStamp } from '@harborline/domain/stores/content-stamps';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { articleLifeDocs } from './build-article-life';
import { categoryDocs } from './build-categories';
import type { DemoLibrary } from './libraries';
import type { Content, ContentArticle } from './read-content';
import { renderArticle } from './render-article';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc, steadyNumber } from './seed-doc';

function contentOf(library: DemoLibrary, article: ContentArticle) {
  return {
    support_lib_id: library.id,
    article_title: article.title,
    article_content: renderArticle(article.markdown, library.key),
    article_keywords: [...article.keywords],
    article_categories: article.categoryId,
  };
}

/** Views and votes that suit an article's age; an unpublished one was never read. */
function counters(article: ContentArticle): Pick<Article, 'views' | 'likes' | 'disLikes'> {
  if (!article.isPublished) return { views: 0, likes: 0, disLikes: 0 };
  const views = 40 + Math.floor(steadyNumber(`${article.id} views`) * 1900);
  const votes = Math.floor(views * (0.03 + 0.05 * steadyNumber(`${article.id} votes`)));
  const disLikes = Math.floor(votes * 0.25 * steadyNumber(`${article.id} dislikes`));
  return { views, likes: votes - disLikes, disLikes };
}

/** Published articles that no one has opened for long. */
const UNREAD: readonly string[] = ['lumen-delete-your-account', 'lumen-lost-battery-key'];

/** When an article was last read, and when it last got a No. */
function lastTimes(article: ContentArticle, { nowMs, toTime }: SeedClock) {
  if (!article.isPublished) return {};
  const daysAgo = UNREAD.includes(article.id) ? 130 : 5 * steadyNumber(`${article.id} read`);
  const dislikedDaysAgo = 2 + 40 * steadyNumber(`${article.id} disliked`);
  return {
    viewed_at: toTime(nowMs - daysAgo * DAY_MS),
    ...(counters(article).disLikes > 0 && {
      disliked_at: toTime(nowMs - Math.max(daysAgo, dislikedDaysAgo) * DAY_MS),
    }),
  };
}

function articleDocs(library: DemoLibrary, article: ContentArticle, clock: SeedClock): SeedDoc[] {
  const { nowMs, toTime } = clock;
  const updatedMs = nowMs - article.updatedDaysAgo * DAY_MS;
  const createdMs = updatedMs - Math.floor(30 + 300 * steadyNumber(`${article.id} created`)) * DAY_MS;
  const writer = library.key === 'lumen' ? 'lumen-writer' : `${library.key}-owner`;
  const content = contentOf(library, article);
  const docs: SeedDoc[] = [
    seedDoc(articleDocument(article.id), {
      ...content,
      ...(article.isForStaff ? publishedFor('staff') : { is_published: article.isPublished }),
      is_disabled: false,
      ...counters(article),
      ...lastTimes(article, clock),
      created_at: toTime(createdMs),
      updated_at: toTime(updatedMs),
      updated_by: writer,
    }),
  ];
  if (article.draft) {
    docs.push(
      seedDoc(articleDraft(article.id), {
        ...content,
        article_title: article.draft.title,
        article_content: renderArticle(article.draft.markdown, library.key),
        updated_at: toTime(nowMs - article.draft.updatedDaysAgo * DAY_MS),
        updated_by: writer,
      }),
    );
  }
  return docs;
}

/** The search shards that the trigger would have written if it had run while the demo world was loaded. */
function searchShardDocs(library: DemoLibrary, articles: readonly ContentArticle[]): SeedDoc[] {
  const shards = Array.from(
    { length: SEARCH_SHARD_COUNT },
    () => new Map<string, ReturnType<typeof toSearchEntry>>(),
  );
  for (const article of articles) {
    if (!isSearchable({ is_published: article.isPublished, is_disabled: false })) continue;
    shards[searchShardOf(article.id)]?.set(article.id, toSearchEntry(contentOf(library, article)));
  }
  return shards.map((entries, shard) =>
    seedDoc(searchShard(library.id, shard), {
      support_lib_id: library.id,
      entries: Object.fromEntries(entries),
    }),
  );
}

/** What the trigger would have noted about links between the articles of a library. */
function articleLinksDocs(
  library: DemoLibrary,
  articles: readonly ContentArticle[],
  clock: SeedClock,
): SeedDoc[] {
  const own = { libraryKey: library.key, hosts: [] };
  return articles.flatMap((article) => {
    const content = contentOf(library, article);
    const to = linkTargets(content.article_content, own);
    if (!article.isPublished || to.length === 0) return [];
    const dead = to.flatMap((id) => {
      const target = articles.find((one) => one.id === id);
      if (target === undefined || target.isPublished) return [];
      return [{ id, title: target.title, state: 'unpublished' as const }];
    });
    return [
      seedDoc(articleLinks(article.id), {
        support_lib_id: library.id,
        article_title: article.title,
        to,
        dead,
        has_dead: dead.length > 0,
        updated_at: clock.toTime(clock.nowMs - article.updatedDaysAgo * DAY_MS),
      }),
    ];
  });
}

/** Categories, articles with their drafts and history, search shards and content stamp of a library. */
export function contentDocs(library: DemoLibrary, content: Content, clock: SeedClock): SeedDoc[] {
  return [
    ...categoryDocs(library, content),
    ...content.articles.flatMap((article) => articleDocs(library, article, clock)),
    ...articleLifeDocs(library, content.articles, clock),
    ...searchShardDocs(library, content.articles),
    ...articleLinksDocs(library, content.articles, clock),
    seedDoc(contentStamp(library.id), {
      support_lib_id: library.id,
      changed_at: clock.toTime(clock.nowMs),
    }),
  ];
}
