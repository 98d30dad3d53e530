import { ARTICLE_VIEWS } from '@harborline/domain/api/activity/article-views';
import type { recordArticleView } from '@harborline/domain/api/activity/articles';
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

/** Sends a view, unless the visitor asked not to be tracked (D-50). It takes no account. */
async function sendView(
  endpoint: typeof ARTICLE_VIEWS | typeof NEWS_VIEWS,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (navigator.doNotTrack === '1') return;
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
  } catch (error) {
    // The visitor did nothing to cause this, so the page shows no error (S8-36).
    report('activity-failed', error);
  }
}

/** Records that an article was opened (S4.5-19). */
export function sendArticleView({ id, article_title }: ViewedArticle): Promise<void> {
  const body: BodyOf<typeof recordArticleView> = {
    articleId: id,
    articleTitle: clip(article_title, LIMITS.articleTitle),
    timestamp: Date.now(),
  };
  return sendView(ARTICLE_VIEWS, body);
}

/** Records that a news flash was opened (S7.4-09). */
export function sendNewsView(newsFlashId: string): Promise<void> {
  const body: BodyOf<typeof recordNewsView> = { newsFlashId };
  return sendView(NEWS_VIEWS, body);
}
