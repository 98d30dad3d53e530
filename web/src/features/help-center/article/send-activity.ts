import { ARTICLE_VIEWS } from '@harborline/domain/api/activity/article-views';
import type { recordArticleView } from '@harborline/domain/api/activity/articles';
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

/** Records that an article was opened (S4.5-19), unless the visitor asked not to be tracked (D-50). It takes no account. */
export async function sendArticleView({ id, article_title }: ViewedArticle): Promise<void> {
  if (navigator.doNotTrack === '1') return;
  const body: BodyOf<typeof recordArticleView> = {
    articleId: id,
    articleTitle: clip(article_title, LIMITS.articleTitle),
    timestamp: Date.now(),
    viewerId: viewerId(),
  };
  try {
    await appCheckStarted();
    const answer = await fetch(apiAddress(ARTICLE_VIEWS), {
      method: ARTICLE_VIEWS.method,
      headers: { 'content-type': 'application/json', ...(await appCheckHeaders()) },
      body: JSON.stringify(body),
      // It arrives even if the visitor leaves meanwhile.
      keepalive: true,
    });
    if (!answer.ok) throw new Error(`The view was refused with ${answer.status}`);
  } catch (error) {
    // The visitor did nothing to cause this, so the page shows no error (S8-36).
    report('activity-failed', error);
  }
}
