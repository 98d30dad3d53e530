import { useLate } from '../../../shared/hooks/use-late';
import type { ArticleFeedbackProps } from './article-feedback';

const loadFeedback = async () => (await import('./article-feedback')).ArticleFeedback;

/** The question below an article. Its code loads after the article; if that fails, the article stays readable. */
export function LateFeedback(props: ArticleFeedbackProps) {
  const ArticleFeedback = useLate(loadFeedback);
  return ArticleFeedback && <ArticleFeedback {...props} />;
}
