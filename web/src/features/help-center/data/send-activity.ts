import { report } from '../../../shared/config/report';

interface ArticleSubject {
  readonly id: string;
  readonly article_title: string;
}

async function send(path: string, body: object): Promise<void> {
  try {
    const { callAsVisitor } = await import('../../../shared/firebase/visitor-session');
    await callAsVisitor(path, body);
  } catch (error) {
    // The visitor asked for nothing here, so nothing is said on the page (S8-36).
    report('activity-failed', error);
  }
}

/** Records that an article was opened (S4.5-19), unless the visitor asked not to be tracked (D-50). */
export async function sendArticleView(article: ArticleSubject): Promise<void> {
  if (navigator.doNotTrack === '1') return;
  await send('/api/activity/articles', {
    articleId: article.id,
    articleTitle: article.article_title,
    timestamp: Date.now(),
  });
}
