import { httpsService } from '../platform/service';
import { recordArticleView } from './record-article-view';
import { recordReaction } from './record-reaction';

/** Everything under /api/activity. */
export const activity = httpsService('activity', [recordArticleView, recordReaction]);
