import { hasKeptAnswers } from '../../../features/help-center/article/kept-answers';
import { hasUnsentReactions } from '../../../features/help-center/news/unsent-reactions';
import { LAST_SEARCH } from '../../../features/help-center/search/logged-search';
import { isFramed } from '../../../shared/frame/is-framed';
import { ownConversationKey } from '../../../shared/library/has-own-conversation';
import { historyState } from '../../../shared/router/history-state';
import { keptText } from '../../../shared/storage/kept';

function hasConversation(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(ownConversationKey('')));
  } catch {
    // Storage is blocked.
    return false;
  }
}

/**
 * Whether the app has something to do on a page although nobody touches it: votes and reactions to send, a search that led here, a
 * conversation to link to, or the look that is being edited around this frame.
 */
export const hasUnfinished = (): boolean =>
  (window.parent !== window && !isFramed(window.location.pathname)) ||
  (historyState().fromQuery ?? '') !== '' ||
  keptText('tab', LAST_SEARCH).read() !== null ||
  hasKeptAnswers() ||
  hasUnsentReactions() ||
  hasConversation();
