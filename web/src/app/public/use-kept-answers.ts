import { useEffect } from 'react';
import { hasKeptAnswers, sendKeptAnswers } from '../../features/help-center/article/send-answer';
import { useIsOnline } from '../../shared/hooks/use-is-online';

/** Sends answers that were given offline, now or on an earlier visit, once there is a connection. */
export function useKeptAnswers(): void {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline && hasKeptAnswers()) void sendKeptAnswers();
  }, [isOnline]);
}
