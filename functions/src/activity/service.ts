import { getWorkflowRuns } from '../automations';
import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { recordFeedback } from './articles/record-feedback';
import { recordReaction } from './articles/record-reaction';
import { recordArticleView } from './articles/record-view';
import { countAskers } from './askers/count-askers';
import { linkSearch } from './askers/link-search';
import { previewAskers } from './askers/preview-askers';
import { tellAskers } from './askers/tell-askers';
import { keepCourseProgress } from './courses/keep-progress';
import { recordCourseSteps } from './courses/record-steps';
import { listEmailLogs } from './email-logs';
import { countUnreadFeeds, listFeeds } from './feeds/list';
import { readFeeds } from './feeds/read';
import { recordNewsReaction } from './news/record-reaction';
import { recordNewsView } from './news/record-view';
import { retryEmail } from './retry-email';
import { recordSearch } from './searches/record-search';
import { updateSearch } from './searches/update-search';

/** Everything under /api/activity. */
export const activity = httpsService('activity', {
  authenticator,
  endpoints: [
    recordArticleView,
    recordReaction,
    recordFeedback,
    recordCourseSteps,
    keepCourseProgress,
    recordNewsView,
    recordNewsReaction,
    recordSearch,
    updateSearch,
    countAskers,
    linkSearch,
    previewAskers,
    tellAskers,
    countUnreadFeeds,
    listFeeds,
    readFeeds,
    listEmailLogs,
    retryEmail,
    getWorkflowRuns,
  ],
});
