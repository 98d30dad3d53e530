import { articleFeedback } from '@harborline/domain/stores/article-feedback';
import { keptArticlePlan } from '@harborline/domain/stores/article-plans';
import { articleRevision } from '@harborline/domain/stores/article-revisions';
import { ARTICLE_LIVES, type ArticleLife } from './article-life';
import type { DemoLibrary } from './libraries';
import { PEOPLE } from './people';
import type { ContentArticle } from './read-content';
import { renderArticle } from './render-article';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const WRITER = 'lumen-writer';
const writerName = PEOPLE.find(({ uid }) => uid === WRITER)?.name ?? '';

const withoutLastParagraphs = (html: string, count: number): string =>
  html.split('<p>').slice(0, -count).join('<p>');

function revisionDocs(
  { earlier = [], note = '' }: ArticleLife,
  library: DemoLibrary,
  article: ContentArticle,
  { nowMs, toTime }: SeedClock,
): SeedDoc[] {
  const html = renderArticle(article.markdown, library.key);
  const current = { daysAgo: article.updatedDaysAgo, html, note };
  const versions = earlier.map((one) => ({ ...one, html: withoutLastParagraphs(html, one.lacks) }));
  if (versions.length === 0) return [];
  return [...versions, current].map((version, index) =>
    seedDoc(articleRevision(`${article.id}-revision-${index + 1}`), {
      support_lib_id: library.id,
      article_ref: article.id,
      article_title: article.title,
      article_content: version.html,
      article_keywords: [...article.keywords],
      article_categories: article.categoryId,
      published_at: toTime(nowMs - version.daysAgo * DAY_MS),
      published_by: WRITER,
      published_name: writerName,
      ...(version.note && { note: version.note }),
    }),
  );
}

function planDocs(
  { owner }: ArticleLife,
  library: DemoLibrary,
  article: ContentArticle,
  { nowMs, toTime }: SeedClock,
): SeedDoc[] {
  if (owner === undefined) return [];
  const verifyBy = toTime(nowMs + owner.verifyInDays * DAY_MS);
  return [
    seedDoc(keptArticlePlan(article.id), {
      support_lib_id: library.id,
      publish_at: null,
      unpublish_at: null,
      next_at: null,
      scheduled_by: '',
      failure: null,
      owner_ref: owner.uid,
      verify_by: verifyBy,
      verify_every_days: owner.everyDays,
      // An overdue one has been reminded of already.
      remind_at: owner.verifyInDays > 0 ? verifyBy : null,
      verified_at: toTime(nowMs + (owner.verifyInDays - owner.everyDays) * DAY_MS),
      verified_by: owner.uid,
      publish_note: null,
      updated_at: toTime(nowMs - article.updatedDaysAgo * DAY_MS),
      updated_by: owner.uid,
    }),
  ];
}

/** Revisions, plans and visitors' reasons of Lumen's articles. */
export function articleLifeDocs(
  library: DemoLibrary,
  articles: readonly ContentArticle[],
  clock: SeedClock,
): SeedDoc[] {
  if (library.key !== 'lumen') return [];
  return ARTICLE_LIVES.flatMap((life) => {
    const article = articles.find(({ slug }) => slug === life.slug);
    if (article === undefined) throw new Error(`Lumen has no article ${life.slug}`);
    const feedback = (life.feedback ?? []).map(({ reason, text, daysAgo }, index) =>
      seedDoc(articleFeedback(`${article.id}-feedback-${index + 1}`), {
        support_lib_id: library.id,
        article_id: article.id,
        reason,
        text,
        updated_at: clock.toTime(clock.nowMs - daysAgo * DAY_MS),
      }),
    );
    return [
      ...revisionDocs(life, library, article, clock),
      ...planDocs(life, library, article, clock),
      ...feedback,
    ];
  });
}
