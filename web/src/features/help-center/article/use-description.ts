import { useLate } from '../../../shared/hooks/use-late';

const loadDescription = async () => (await import('./article-description')).descriptionOf;

/** The beginning of an article as search engines show it, '' until it is known; null is no article yet. */
export function useDescription(html: string | null): string {
  const descriptionOf = useLate(loadDescription, html !== null);
  return descriptionOf !== null && html !== null ? descriptionOf(html) : '';
}
