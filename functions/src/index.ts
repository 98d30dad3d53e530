import './platform/global-options';

export { activity } from './activity/service';
export { admin } from './admin/service';
export { sweepActing } from './admin/sweep-acting';
export { onArticleWritten } from './articles/on-article-written';
export { onAuditCreated } from './audit/on-audit-created';
export { onLibraryChanged } from './audit/on-library-changed';
export { auth } from './auth/service';
export { onMailCreated } from './inbox/on-mail-created';
export { onMessageCreated } from './inbox/on-message-created';
export { inbox } from './inbox/service';
export { invitation } from './invitation/service';
export { onOutboxCreated } from './mail/on-outbox-created';
export { sweepOutbox } from './mail/sweep-outbox';
export { onPresenceWritten } from './presence/on-presence-written';
export { onUserWritten } from './teams/on-user-written';
export { teams } from './teams/service';
export { onFileUploaded } from './uploads/on-file-uploaded';
