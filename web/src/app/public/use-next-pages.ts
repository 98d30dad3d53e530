import { useEffect } from 'react';
import { loadArticlePage, loadCategoryPage, loadHomePage } from '../../features/help-center';
import { useIsReading } from '../../shared/hooks/use-resource';

const IDLE_MS = 400;

/**
 * Fetches the pages a help-center visitor may open next, so that they also open offline; never if the visitor asked
 * to save data.
 */
export function useNextPages(isHelpCenter: boolean): void {
  const isReading = useIsReading();
  useEffect(() => {
    if (!isHelpCenter || isReading) return undefined;
    if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return undefined;
    const fetchPages = () => Promise.all([loadHomePage(), loadCategoryPage(), loadArticlePage()]);
    // If this fails, the page itself tries again.
    const timer = setTimeout(() => void fetchPages().catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, [isHelpCenter, isReading]);
}
