import { useEffect } from 'react';
import { hasKeptAnswers, sendKeptAnswers } from '../../features/help-center';
import { report } from '../../shared/config/report';
import { useIsOnline } from '../../shared/hooks/use-is-online';

/** Sends answers given offline, now or on an earlier visit, once the browser is online. */
export function useKeptAnswers(): void {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline || !hasKeptAnswers()) return;
    sendKeptAnswers().catch((error: unknown) => report('kept-answers', error));
  }, [isOnline]);
}
