import { useEffect } from 'react';
import {
  hasKeptAnswers,
  hasUnsentReactions,
  sendKeptAnswers,
  sendKeptReactions,
} from '../../features/help-center';
import { report } from '../../shared/config/report';
import { useIsOnline } from '../../shared/hooks/use-is-online';

const onFailure = (error: unknown) => report('kept-answers', error);

/** Sends answers and reactions given offline, now or on an earlier visit, once the browser is online. */
export function useKeptAnswers(): void {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) return;
    if (hasKeptAnswers()) sendKeptAnswers().catch(onFailure);
    if (hasUnsentReactions()) sendKeptReactions().catch(onFailure);
  }, [isOnline]);
}
