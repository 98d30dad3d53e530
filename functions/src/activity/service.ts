import { httpsService } from '../platform/service';
import { listEmailLogs } from './email-logs';
import { listFeeds } from './feeds-list';
import { readFeeds } from './feeds-read';
import { recordArticleView } from './record-article-view';
import { recordReaction } from './record-reaction';

/** Everything under /api/activity. */
export const activity = httpsService('activity', [
  recordArticleView,
  recordReaction,
  listFeeds,
  readFeeds,
  listEmailLogs,
]);
