import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { recordFeedback } from './articles/record-feedback';
import { recordReaction } from './articles/record-reaction';
import { recordArticleView } from './articles/record-view';
import { listEmailLogs } from './email-logs';
import { listFeeds } from './feeds/list';
import { readFeeds } from './feeds/read';
import { recordSearch } from './searches/record-search';
import { updateSearch } from './searches/update-search';

/** Everything under /api/activity. */
export const activity = httpsService('activity', {
  authenticator,
  endpoints: [
    recordArticleView,
    recordReaction,
    recordFeedback,
    recordSearch,
    updateSearch,
    listFeeds,
    readFeeds,
    listEmailLogs,
  ],
});
