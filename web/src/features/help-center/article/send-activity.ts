import { report } from '../../../shared/config/report';

interface ArticleSubject {
  readonly id: string;
  readonly article_title: string;
}

/** Records that an article was opened (S4.5-19), unless the visitor asked not to be tracked (D-50). */
export async function sendArticleView({ id, article_title }: ArticleSubject): Promise<void> {
  if (navigator.doNotTrack === '1') return;
  try {
    const [{ callAsVisitor }, { recordArticleView }] = await Promise.all([
      import('../../../shared/firebase/visitor-session'),
      import('@harborline/domain/api/activity/articles'),
    ]);
    const body = { articleId: id, articleTitle: article_title, timestamp: Date.now() };
    await callAsVisitor(recordArticleView, body);
  } catch (error) {
    // The visitor did nothing to cause this, so the page shows no error (S8-36).
    report('activity-failed', error);
  }
}
