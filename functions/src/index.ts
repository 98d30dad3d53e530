import './platform/global-options';

export { activity } from './activity/service';
export { sweepActing } from './admin/acting/sweep-acting';
export { admin } from './admin/service';
export { onCategoryOrderSaved } from './articles/categories/on-category-order-saved';
export { onCategoryWritten } from './articles/categories/on-category-written';
export { onCourseWritten } from './articles/courses/on-course-written';
export { onLessonWritten } from './articles/courses/on-lesson-written';
export { onArticleWritten } from './articles/on-article-written';
export { onLibraryMoved } from './articles/on-library-moved';
export { onArticlePlanWritten } from './articles/plans/on-article-plan-written';
export { sweepPlans } from './articles/plans/sweep-plans';
export { articles } from './articles/service';
export { onSopWritten } from './articles/sops/on-sop-written';
export { onAuditCreated } from './audit/on-audit-created';
export { onLibraryChanged } from './audit/settings/on-library-changed';
export {
  onLibraryPrivateValuesChanged,
  onLibraryValuesChanged,
} from './audit/settings/on-library-values-changed';
export { auth } from './auth/service';
export { onChatterChanged } from './inbox/chats/on-chatter-changed';
export { sweepChats } from './inbox/chats/sweep-chats';
export { onMailCreated } from './inbox/new-ticket/on-mail-created';
export { sweepMail } from './inbox/new-ticket/sweep-mail';
export { onMessageCreated } from './inbox/on-message-created';
export { sweepPlanned } from './inbox/planned-replies/sweep-planned';
export { onRatingCreated } from './inbox/ratings/on-rating-created';
export { sweepRatings } from './inbox/ratings/sweep-ratings';
export { sweepUnread } from './inbox/reading-wait/sweep-unread';
export { inbox } from './inbox/service';
export { sweepSnoozed } from './inbox/snooze/sweep-snoozed';
export { onTicketTagsWritten } from './inbox/tags/on-ticket-tags-written';
export { integration } from './integration/service';
export { invitation } from './invitation/service';
export { onOutboxCreated } from './mail/delivery/on-outbox-created';
export { sweepOutbox } from './mail/delivery/sweep-outbox';
export { onNewsFlashWritten } from './news/on-news-flash-written';
export { sweepNews } from './news/sweep-news';
export { onTranslationWritten } from './pages/content-stamps/on-translation-written';
export { pages } from './pages/service';
export { onPresenceWritten } from './presence/on-presence-written';
export { onStatusMailingCreated } from './status/mailings/on-mailing-created';
export { sweepStatusMailings } from './status/mailings/sweep-mailings';
export { onUserWritten } from './teams/on-user-written';
export { teams } from './teams/service';
export { unknown } from './unknown/service';
export { onFileUploaded } from './uploads/on-file-uploaded';
