import type { AuditAction } from '@harborline/domain/entities/audit';

export const AUDIT_KINDS = ['team', 'access', 'acting', 'settings', 'publishing'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const KIND_OF: Readonly<Record<AuditAction, AuditKind>> = {
  'teammate-invited': 'team',
  'invitation-resent': 'team',
  'invitation-revoked': 'team',
  'invitation-approved': 'team',
  'teammate-deactivated': 'team',
  'teammate-reactivated': 'team',
  'duty-changed': 'team',
  'role-changed': 'access',
  'permissions-changed': 'access',
  'owner-transferred': 'access',
  'password-set': 'access',
  'view-as-started': 'acting',
  'view-as-ended': 'acting',
  'acting-started': 'acting',
  'acting-ended': 'acting',
  'library-created': 'settings',
  'settings-changed': 'settings',
  'address-changed': 'settings',
  'identity-secret-replaced': 'settings',
  'sender-blocked': 'settings',
  'sender-unblocked': 'settings',
  'ticket-deleted': 'settings',
  'smart-queue-created': 'settings',
  'smart-queue-changed': 'settings',
  'smart-queue-deleted': 'settings',
  'workflow-created': 'settings',
  'workflow-changed': 'settings',
  'workflow-deleted': 'settings',
  'form-published': 'settings',
  'form-unpublished': 'settings',
  'form-deleted': 'settings',
  'article-published': 'publishing',
  'article-unpublished': 'publishing',
  'article-archived': 'publishing',
  'article-restored': 'publishing',
  'article-deleted': 'publishing',
  'news-published': 'publishing',
  'news-unpublished': 'publishing',
  'news-ended': 'publishing',
  'news-deleted': 'publishing',
  'sop-published': 'publishing',
  'sop-unpublished': 'publishing',
  'sop-archived': 'publishing',
  'sop-restored': 'publishing',
  'sop-deleted': 'publishing',
  'course-published': 'publishing',
  'course-unpublished': 'publishing',
  'course-deleted': 'publishing',
  'status-page-changed': 'publishing',
  'incident-opened': 'publishing',
  'incident-updated': 'publishing',
  'maintenance-planned': 'publishing',
  'incident-corrected': 'publishing',
  'incident-deleted': 'publishing',
};

const ALL_ACTIONS = Object.keys(KIND_OF) as AuditAction[];

export const actionsOf = (kind: AuditKind): readonly AuditAction[] =>
  ALL_ACTIONS.filter((action) => KIND_OF[action] === kind);

export const AUDIT_TIMES = ['day', 'week', 'month'] as const;
export type AuditTime = (typeof AUDIT_TIMES)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const SPANS_MS: Record<AuditTime, number> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };

/** Filters of the log; null for everything. */
export interface AuditFilter {
  readonly person: string | null;
  readonly kind: AuditKind | null;
  readonly time: AuditTime | null;
}

/** Start of a time span that ends now, in milliseconds. */
export const sinceOf = (time: AuditTime, nowMs: number): number => nowMs - SPANS_MS[time];

export function readAuditFilter(search: URLSearchParams): AuditFilter {
  return {
    person: search.get('person') || null,
    kind: AUDIT_KINDS.find((kind) => kind === search.get('kind')) ?? null,
    time: AUDIT_TIMES.find((time) => time === search.get('time')) ?? null,
  };
}

export function auditSearch(filter: AuditFilter): URLSearchParams {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null);
  return new URLSearchParams(given);
}

export const isFiltered = ({ person, kind, time }: AuditFilter): boolean =>
  person !== null || kind !== null || time !== null;
