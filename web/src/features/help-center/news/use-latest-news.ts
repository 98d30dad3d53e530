import type { NewsEntry } from '@harborline/domain/entities/news-flash';
import { mayHaveNews } from '@harborline/domain/news/default-news';
import { useResource } from '../../../shared/hooks/use-resource';
import { useLibrary } from '../../../shared/library/library-scope';
import { resourceOf } from '../resource-keys';

/** The latest news flash; null if there is none, undefined while that is unknown. */
export function useLatestNews(): NewsEntry | null | undefined {
  const { library } = useLibrary();
  const isWanted = mayHaveNews(library);
  const news = useResource(isWanted ? resourceOf.news(library.id) : null, async () =>
    (await import('./load-news')).loadNews(library, 1),
  );
  if (!isWanted) return null;
  return news.status === 'ready' ? (news.data.entries[0] ?? null) : undefined;
}
