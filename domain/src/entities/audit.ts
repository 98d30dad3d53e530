import * as z from 'zod/mini';
import { ROLES } from '../permissions/slugs';
import { timestampSchema } from './timestamp';

/** The actions that a library's audit log records. */
export const AUDIT_ACTIONS = [
  'teammate-invited',
  'invitation-resent',
  'invitation-revoked',
  'invitation-approved',
  'role-changed',
  'permissions-changed',
  'teammate-deactivated',
  'teammate-reactivated',
  'duty-changed',
  'owner-transferred',
  'password-set',
  'view-as-started',
  'view-as-ended',
  'acting-started',
  'acting-ended',
  'settings-changed',
  'address-changed',
  'library-created',
  'identity-secret-replaced',
  'sender-blocked',
  'sender-unblocked',
  'ticket-deleted',
  'smart-queue-created',
  'smart-queue-changed',
  'smart-queue-deleted',
  'workflow-created',
  'workflow-changed',
  'workflow-deleted',
  'form-published',
  'form-unpublished',
  'form-deleted',
  'article-published',
  'article-unpublished',
  'article-archived',
  'article-restored',
  'article-deleted',
  'news-published',
  'news-unpublished',
  'news-ended',
  'news-deleted',
  'sop-published',
  'sop-unpublished',
  'sop-archived',
  'sop-restored',
  'sop-deleted',
  'course-published',
  'course-unpublished',
  'course-deleted',
  'status-page-changed',
  'incident-opened',
  'incident-updated',
  'maintenance-planned',
  'incident-corrected',
  'incident-deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A field before and after the change; values are texts, long ones cut. */
const auditChangeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type AuditChange = z.infer<typeof auditChangeSchema>;

/**
 * `SupportLibraries/{id}/private/changedValues_{auditId}`: values of a change, kept until the audit entry they
 * belong to is written.
 */
export const changedValuesSchema = z.object({
  changes: z.array(auditChangeSchema),
  expires_at: timestampSchema,
});

/**
 * `Audit/{id}`: what staff did in a library. Functions write it with the action; the id is derived from the
 * action, so that one delivered twice is logged once.
 */
export const auditSchema = z.looseObject({
  support_lib_id: z.string(),
  at: timestampSchema,
  action: z.enum(AUDIT_ACTIONS),
  actor: z.object({
    uid: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
    picture: z.string(),
    /** the actor's home library if it differs: an agency acting here (D-12); else '' */
    home_lib_id: z.string(),
  }),
  /** the person or thing the action affected */
  target: z.object({ kind: z.string(), id: z.string(), label: z.string() }),
  /** further details: the old and the new role, the changed slugs, the part of the settings */
  details: z.record(z.string(), z.string()),
  /** for settings and addresses: the value of each changed field before and after */
  changes: z.optional(z.array(auditChangeSchema)),
});
export type AuditEntry = z.infer<typeof auditSchema> & { id: string };
