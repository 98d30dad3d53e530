import { ARTICLE_VIEWS } from '@harborline/domain/api/activity/article-views';
import type { recordArticleView } from '@harborline/domain/api/activity/articles';
import { COURSE_STEPS } from '@harborline/domain/api/activity/course-steps';
import type { recordCourseSteps } from '@harborline/domain/api/activity/courses';
import type { recordNewsView } from '@harborline/domain/api/activity/news';
import { NEWS_VIEWS } from '@harborline/domain/api/activity/news-views';
import type { BodyOf } from '@harborline/domain/api/contract';
import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import { apiAddress } from '../../../shared/api/api-address';
import { report } from '../../../shared/config/report';
import { appCheckHeaders } from '../../../shared/firebase/app-check-headers';
import { withAppCheck } from '../../../shared/firebase/with-app-check';
import { keptText } from '../../../shared/storage/kept';

export type ViewedArticle = Pick<PageArticle, 'id' | 'article_title'>;

const kept = keptText('device', 'viewer');

/** A random text by which views of this browser are told from those of others at its address (D-18). */
function viewerId(): string {
  const known = kept.read();
  if (known !== null) return known;
  const drawn = [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join('');
  kept.write(drawn);
  return drawn;
}

/** Also on a page that has not started the app. */
const appCheckStarted = () => new Promise<void>((resolve) => withAppCheck('visitor', resolve));

/**
 * Sends what is counted, unless the visitor asked not to be tracked (D-50). It takes no account.
 * @returns whether it arrived
 */
async function sendCounted(
  endpoint: typeof ARTICLE_VIEWS | typeof NEWS_VIEWS | typeof COURSE_STEPS,
  body: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (navigator.doNotTrack === '1') return false;
  try {
    await appCheckStarted();
    const answer = await fetch(apiAddress(endpoint), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(await appCheckHeaders()) },
      body: JSON.stringify({ ...body, viewerId: viewerId() }),
      // It arrives even if the visitor leaves meanwhile.
      keepalive: true,
    });
    if (!answer.ok) throw new Error(`The view was refused with ${answer.status}`);
    return true;
  } catch (error) {
    // The visitor did nothing to cause this, so the page shows no error (S8-36).
    report('activity-failed', error);
    return false;
  }
}

/** Records that an article was opened (S4.5-19). */
export async function sendArticleView({ id, article_title }: ViewedArticle): Promise<void> {
  const body: BodyOf<typeof recordArticleView> = {
    articleId: id,
    articleTitle: clip(article_title, LIMITS.articleTitle),
    timestamp: Date.now(),
  };
  await sendCounted(ARTICLE_VIEWS, body);
}

/** Records that a news flash was opened (S7.4-09). */
export async function sendNewsView(newsFlashId: string): Promise<void> {
  const body: BodyOf<typeof recordNewsView> = { newsFlashId };
  await sendCounted(NEWS_VIEWS, body);
}

/** Records that a course was started, and lessons of it were done (D-80). @returns whether it arrived */
export function sendCourseSteps(courseId: string, done: readonly string[]): Promise<boolean> {
  const body: Omit<BodyOf<typeof recordCourseSteps>, 'viewerId'> = { courseId, done: [...done] };
  return sendCounted(COURSE_STEPS, body);
}
