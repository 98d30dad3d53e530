import { useEffect } from 'react';
import { loadArticlePage, loadCategoryPage, loadHomePage } from '../../features/help-center';
import { useIsReading } from '../../shared/hooks/use-resource';

const IDLE_MS = 400;

/**
 * Fetches the pages a visitor of the help center goes to next, also for when there is no connection any more; never
 * where the visitor saves data.
 */
export function useNextPages(isHelpCenter: boolean): void {
  const isReading = useIsReading();
  useEffect(() => {
    if (!isHelpCenter || isReading) return undefined;
    if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return undefined;
    const fetchPages = () => Promise.all([loadHomePage(), loadCategoryPage(), loadArticlePage()]);
    // What cannot be fetched now is asked for again by the page itself.
    const timer = setTimeout(() => void fetchPages().catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, [isHelpCenter, isReading]);
}
