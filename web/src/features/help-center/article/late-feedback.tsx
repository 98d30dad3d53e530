import { useLate } from '../../../shared/hooks/use-late';
import type { ArticleFeedbackProps } from './article-feedback';

const loadFeedback = async () => (await import('./article-feedback')).ArticleFeedback;

/** The question below an article. Its code comes when the article can be read; without it, the article stays. */
export function LateFeedback(props: ArticleFeedbackProps) {
  const ArticleFeedback = useLate(loadFeedback);
  return ArticleFeedback && <ArticleFeedback {...props} />;
}
