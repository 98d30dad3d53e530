import type { AuditAction, AuditEntry } from '@harborline/domain/entities/audit';
import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import { libraryAreaLabel } from '@harborline/domain/texts/library-areas';
import { ROLE_LABELS, AUDIT_SENTENCE_TEXTS as SENTENCE_TEXTS } from '@harborline/domain/texts/team';

/** What the actor did: `lead`, then the person or thing affected (emphasised), then `tail`; notes go below. */
export interface AuditSentence {
  readonly lead: string;
  readonly target: string;
  readonly tail: string;
  readonly notes: readonly string[];
}

type Entry = Pick<AuditEntry, 'action' | 'actor' | 'target' | 'details'>;

const labelIn = (labels: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? key;

const role = (value = ''): string => labelIn(ROLE_LABELS, value).toLowerCase();

const SLUG_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SLUG_LABELS).map(([slug, { label }]) => [slug, label]),
);

function slugNotes({ granted = '', revoked = '' }: AuditEntry['details']): string[] {
  const names = (slugs: string) =>
    slugs
      .split(',')
      .map((slug) => labelIn(SLUG_NAMES, slug.trim()))
      .join(', ');
  return [
    ...(granted === '' ? [] : [SENTENCE_TEXTS.granted(names(granted))]),
    ...(revoked === '' ? [] : [SENTENCE_TEXTS.revoked(names(revoked))]),
  ];
}

const toTarget =
  (lead: string, tail: (details: AuditEntry['details']) => string = () => '') =>
  ({ target, details }: Entry): AuditSentence => ({
    lead,
    target: target.label,
    tail: tail(details),
    notes: [],
  });

const alone =
  (lead: (entry: Entry) => string) =>
  (entry: Entry): AuditSentence => ({ lead: lead(entry), target: '', tail: '', notes: [] });

const SENTENCES: Readonly<Record<AuditAction, (entry: Entry) => AuditSentence>> = {
  'teammate-invited': toTarget(SENTENCE_TEXTS.invited, ({ role: given }) =>
    given ? SENTENCE_TEXTS.asRole(role(given)) : '',
  ),
  'invitation-resent': toTarget(SENTENCE_TEXTS.invitationResent),
  'invitation-revoked': toTarget(SENTENCE_TEXTS.invitationRevoked),
  'invitation-approved': alone(({ details }) =>
    details.role ? SENTENCE_TEXTS.joinedAs(role(details.role)) : SENTENCE_TEXTS.joined,
  ),
  'role-changed': toTarget(SENTENCE_TEXTS.roleChanged, ({ from, to }) =>
    from && to ? SENTENCE_TEXTS.fromTo(role(from), role(to)) : '',
  ),
  'permissions-changed': (entry) => ({
    ...toTarget(SENTENCE_TEXTS.permissionsChanged)(entry),
    notes: slugNotes(entry.details),
  }),
  'teammate-deactivated': toTarget(SENTENCE_TEXTS.deactivated),
  'teammate-reactivated': toTarget(SENTENCE_TEXTS.reactivated),
  'duty-changed': (entry) =>
    entry.actor.uid === entry.target.id
      ? alone(() => SENTENCE_TEXTS.ownDutyChanged)(entry)
      : toTarget(SENTENCE_TEXTS.dutyChanged)(entry),
  'owner-transferred': toTarget(SENTENCE_TEXTS.ownershipTransferred),
  'password-set': (entry) =>
    entry.actor.uid === entry.target.id
      ? alone(() => SENTENCE_TEXTS.ownPasswordChanged)(entry)
      : toTarget(SENTENCE_TEXTS.passwordSet)(entry),
  'view-as-started': toTarget(SENTENCE_TEXTS.viewStarted),
  'view-as-ended': toTarget(SENTENCE_TEXTS.viewEnded),
  'acting-started': alone(() => SENTENCE_TEXTS.steppedIn),
  'acting-ended': alone(({ details }) =>
    details.reason === 'time-over' ? SENTENCE_TEXTS.leftInTime : SENTENCE_TEXTS.left,
  ),
  'settings-changed': alone(({ details }) => SENTENCE_TEXTS.areaChanged(libraryAreaLabel(details.area))),
  'address-changed': alone(() => SENTENCE_TEXTS.addressChanged),
  'library-created': alone(() => SENTENCE_TEXTS.libraryCreated),
  'identity-secret-replaced': alone(() => SENTENCE_TEXTS.identitySecretReplaced),
  'sender-blocked': toTarget(SENTENCE_TEXTS.senderBlocked),
  'sender-unblocked': toTarget(SENTENCE_TEXTS.senderUnblocked),
  'ticket-deleted': (entry) => ({
    ...toTarget(SENTENCE_TEXTS.ticketDeleted)(entry),
    notes: entry.details.reason ? [SENTENCE_TEXTS.becauseOf(entry.details.reason)] : [],
  }),
  'smart-queue-created': toTarget(SENTENCE_TEXTS.smartQueueCreated),
  'smart-queue-changed': toTarget(SENTENCE_TEXTS.smartQueueChanged),
  'smart-queue-deleted': toTarget(SENTENCE_TEXTS.smartQueueDeleted),
  'workflow-created': toTarget(SENTENCE_TEXTS.workflowCreated),
  'workflow-changed': toTarget(SENTENCE_TEXTS.workflowChanged),
  'workflow-deleted': toTarget(SENTENCE_TEXTS.workflowDeleted),
  'form-published': toTarget(SENTENCE_TEXTS.formPublished),
  'form-unpublished': toTarget(SENTENCE_TEXTS.formUnpublished),
  'form-deleted': toTarget(SENTENCE_TEXTS.formDeleted),
  'article-published': toTarget(SENTENCE_TEXTS.articlePublished),
  'article-unpublished': toTarget(SENTENCE_TEXTS.articleUnpublished),
  'article-archived': toTarget(SENTENCE_TEXTS.articleArchived),
  'article-restored': toTarget(SENTENCE_TEXTS.articleRestored),
  'article-deleted': toTarget(SENTENCE_TEXTS.articleDeleted),
  'news-published': toTarget(SENTENCE_TEXTS.newsPublished),
  'news-unpublished': toTarget(SENTENCE_TEXTS.newsUnpublished),
  'news-ended': toTarget(SENTENCE_TEXTS.newsEnded),
  'news-deleted': toTarget(SENTENCE_TEXTS.newsDeleted),
  'sop-published': toTarget(SENTENCE_TEXTS.sopPublished),
  'sop-unpublished': toTarget(SENTENCE_TEXTS.sopUnpublished),
  'sop-archived': toTarget(SENTENCE_TEXTS.sopArchived),
  'sop-restored': toTarget(SENTENCE_TEXTS.sopRestored),
  'sop-deleted': toTarget(SENTENCE_TEXTS.sopDeleted),
  'course-published': toTarget(SENTENCE_TEXTS.coursePublished),
  'course-unpublished': toTarget(SENTENCE_TEXTS.courseUnpublished),
  'course-deleted': toTarget(SENTENCE_TEXTS.courseDeleted),
  'status-page-changed': toTarget(SENTENCE_TEXTS.statusPageChanged),
  'incident-opened': toTarget(SENTENCE_TEXTS.incidentOpened),
  'incident-updated': toTarget(SENTENCE_TEXTS.incidentUpdated),
  'maintenance-planned': toTarget(SENTENCE_TEXTS.maintenancePlanned),
  'incident-corrected': toTarget(SENTENCE_TEXTS.incidentCorrected),
  'incident-deleted': toTarget(SENTENCE_TEXTS.incidentDeleted),
};

/** An audit entry as a sentence; the actor's name precedes it. */
export const auditSentence = (entry: Entry): AuditSentence => SENTENCES[entry.action](entry);
