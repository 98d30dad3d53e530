import type { AuditAction, AuditEntry } from '../entities/audit';
import type { Feed } from '../entities/feed';
import { libraryAreaLabel } from '../texts/library-areas';

interface FeedRow {
  /** shown as '{type} Module' (S3-31) */
  readonly entityType: string;
  /** who sees it: the whole team, or the person affected and those who may read the log */
  readonly audience: 'everyone' | 'managers';
  /** the action, shown after the actor's name and before what it affected */
  readonly activity: string;
}

/** How each audit entry appears in the feed. */
const FEED_ROWS: Readonly<Record<AuditAction, FeedRow>> = {
  'teammate-invited': { entityType: 'Team', audience: 'everyone', activity: 'invited a teammate' },
  'invitation-resent': { entityType: 'Team', audience: 'managers', activity: 'resent an invitation' },
  'invitation-revoked': { entityType: 'Team', audience: 'managers', activity: 'revoked an invitation' },
  'invitation-approved': { entityType: 'Team', audience: 'everyone', activity: 'joined the team' },
  'role-changed': { entityType: 'Team', audience: 'everyone', activity: 'changed a role' },
  'permissions-changed': { entityType: 'Team', audience: 'managers', activity: 'changed permissions' },
  'teammate-deactivated': { entityType: 'Team', audience: 'everyone', activity: 'deactivated a teammate' },
  'teammate-reactivated': { entityType: 'Team', audience: 'everyone', activity: 'reactivated a teammate' },
  'duty-changed': { entityType: 'Team', audience: 'managers', activity: 'changed working times' },
  'owner-transferred': { entityType: 'Team', audience: 'everyone', activity: 'transferred ownership' },
  'password-set': { entityType: 'Team', audience: 'managers', activity: 'set a password' },
  'view-as-started': { entityType: 'Team', audience: 'managers', activity: 'started viewing as' },
  'view-as-ended': { entityType: 'Team', audience: 'managers', activity: 'stopped viewing as' },
  'acting-started': { entityType: 'Agency', audience: 'managers', activity: 'stepped into this library' },
  'acting-ended': { entityType: 'Agency', audience: 'managers', activity: 'left this library' },
  'settings-changed': { entityType: 'Settings', audience: 'everyone', activity: 'changed the settings' },
  'address-changed': { entityType: 'Settings', audience: 'everyone', activity: 'changed the address' },
  'library-created': { entityType: 'Agency', audience: 'everyone', activity: 'created the library' },
  'identity-secret-replaced': {
    entityType: 'Settings',
    audience: 'managers',
    activity: 'replaced the secret for identities',
  },
  'sender-blocked': { entityType: 'Settings', audience: 'managers', activity: 'blocked a sender' },
  'sender-unblocked': { entityType: 'Settings', audience: 'managers', activity: 'unblocked a sender' },
  'ticket-deleted': { entityType: 'Inbox', audience: 'managers', activity: 'deleted a ticket' },
  'smart-queue-created': { entityType: 'Settings', audience: 'everyone', activity: 'created a smart queue' },
  'smart-queue-changed': { entityType: 'Settings', audience: 'everyone', activity: 'changed a smart queue' },
  'smart-queue-deleted': { entityType: 'Settings', audience: 'everyone', activity: 'deleted a smart queue' },
  'workflow-created': { entityType: 'Automation', audience: 'everyone', activity: 'created an automation' },
  'workflow-changed': { entityType: 'Automation', audience: 'everyone', activity: 'changed an automation' },
  'workflow-deleted': { entityType: 'Automation', audience: 'everyone', activity: 'deleted an automation' },
  'form-published': { entityType: 'Settings', audience: 'everyone', activity: 'published a form' },
  'form-unpublished': { entityType: 'Settings', audience: 'everyone', activity: 'unpublished a form' },
  'form-deleted': { entityType: 'Settings', audience: 'everyone', activity: 'deleted a form' },
  'article-published': { entityType: 'Article', audience: 'everyone', activity: 'published an article' },
  'article-unpublished': { entityType: 'Article', audience: 'everyone', activity: 'unpublished an article' },
  'article-archived': { entityType: 'Article', audience: 'everyone', activity: 'archived an article' },
  'article-restored': { entityType: 'Article', audience: 'everyone', activity: 'restored an article' },
  'article-deleted': { entityType: 'Article', audience: 'everyone', activity: 'deleted an article' },
  'news-published': { entityType: 'News Flash', audience: 'everyone', activity: 'published a news flash' },
  'news-unpublished': {
    entityType: 'News Flash',
    audience: 'everyone',
    activity: 'unpublished a news flash',
  },
  'news-ended': {
    entityType: 'News Flash',
    audience: 'everyone',
    activity: 'ended a news flash as planned',
  },
  'news-deleted': { entityType: 'News Flash', audience: 'everyone', activity: 'deleted a news flash' },
  'sop-published': { entityType: 'SOP', audience: 'everyone', activity: 'published an SOP' },
  'sop-unpublished': { entityType: 'SOP', audience: 'everyone', activity: 'unpublished an SOP' },
  'sop-archived': { entityType: 'SOP', audience: 'everyone', activity: 'archived an SOP' },
  'sop-restored': { entityType: 'SOP', audience: 'everyone', activity: 'restored an SOP' },
  'sop-deleted': { entityType: 'SOP', audience: 'everyone', activity: 'deleted an SOP' },
  'course-published': { entityType: 'Course', audience: 'everyone', activity: 'published a course' },
  'course-unpublished': { entityType: 'Course', audience: 'everyone', activity: 'unpublished a course' },
  'course-deleted': { entityType: 'Course', audience: 'everyone', activity: 'deleted a course' },
  'status-page-changed': { entityType: 'Status', audience: 'everyone', activity: 'changed the status page' },
  'incident-opened': { entityType: 'Status', audience: 'everyone', activity: 'reported on the status page' },
  'incident-updated': { entityType: 'Status', audience: 'everyone', activity: 'updated on the status page' },
  'maintenance-planned': { entityType: 'Status', audience: 'everyone', activity: 'planned maintenance' },
  'incident-corrected': {
    entityType: 'Status',
    audience: 'everyone',
    activity: 'corrected on the status page',
  },
  'incident-deleted': {
    entityType: 'Status',
    audience: 'everyone',
    activity: 'deleted from the status page',
  },
};

/** The details of an entry about an article that only people who write articles may read. */
export const FOR_WRITERS: AuditEntry['details'] = { readers: 'writers' };

/** The same of an entry about a news flash. */
export const FOR_NEWS_WRITERS: AuditEntry['details'] = { readers: 'news-writers' };

/** The same of an entry about a course. */
export const FOR_COURSE_WRITERS: AuditEntry['details'] = { readers: 'course-writers' };

/** The details of an entry about an SOP: its title is for people who may open SOPs. */
export const FOR_SOP_READERS: AuditEntry['details'] = { readers: 'sops' };

interface Teammate {
  readonly uid: string;
  readonly canReadLog: boolean;
  readonly canWriteArticles: boolean;
  readonly canWriteNews: boolean;
  readonly canReadSops: boolean;
  readonly canWriteCourses: boolean;
}

/** Whether an audit entry appears in a teammate's feed. People do not see their own actions. */
export function isInFeedOf(
  entry: Pick<AuditEntry, 'action' | 'actor' | 'target' | 'details'>,
  teammate: Teammate,
): boolean {
  if (teammate.uid === entry.actor.uid) return false;
  if (teammate.canReadLog) return true;
  if (entry.details.readers === FOR_WRITERS.readers) return teammate.canWriteArticles;
  if (entry.details.readers === FOR_NEWS_WRITERS.readers) return teammate.canWriteNews;
  if (entry.details.readers === FOR_COURSE_WRITERS.readers) return teammate.canWriteCourses;
  if (entry.details.readers === FOR_SOP_READERS.readers) return teammate.canReadSops;
  return FEED_ROWS[entry.action].audience === 'everyone' || teammate.uid === entry.target.id;
}

type FeedContent = Pick<
  Feed,
  'trigger' | 'activity_name' | 'agent' | 'workflow_name' | 'workflow_ref' | 'entity_type'
>;

function activityOf({ action, target: { label } }: Pick<AuditEntry, 'action' | 'target'>): string {
  if (action === 'settings-changed') return `changed the ${libraryAreaLabel(label)}`;
  const { activity } = FEED_ROWS[action];
  return label === '' ? activity : `${activity}: ${label}`;
}

/** The feed text of an audit entry (S3-30). */
export function feedOfAudit(entry: Pick<AuditEntry, 'action' | 'actor' | 'target'>): FeedContent {
  const { entityType } = FEED_ROWS[entry.action];
  return {
    trigger: 'user',
    activity_name: activityOf(entry),
    agent: { agent_name: entry.actor.name, agent_picture: entry.actor.picture },
    workflow_name: '',
    workflow_ref: '',
    entity_type: entityType,
  };
}
