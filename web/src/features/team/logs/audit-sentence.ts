import type { AuditAction, AuditEntry } from '@harborline/domain/entities/audit';
import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import { libraryAreaLabel } from '@harborline/domain/texts/library-areas';
import { ROLE_LABELS } from '@harborline/domain/texts/team';

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
    ...(granted === '' ? [] : [`Granted: ${names(granted)}`]),
    ...(revoked === '' ? [] : [`Revoked: ${names(revoked)}`]),
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
  'teammate-invited': toTarget('invited', ({ role: given }) => (given ? `as ${role(given)}` : '')),
  'invitation-resent': toTarget('sent the invitation again to'),
  'invitation-revoked': toTarget('revoked the invitation of'),
  'invitation-approved': alone(({ details }) =>
    details.role ? `joined the team as ${role(details.role)}` : 'joined the team',
  ),
  'role-changed': toTarget('changed the role of', ({ from, to }) =>
    from && to ? `from ${role(from)} to ${role(to)}` : '',
  ),
  'permissions-changed': (entry) => ({
    ...toTarget('changed the permissions of')(entry),
    notes: slugNotes(entry.details),
  }),
  'teammate-deactivated': toTarget('deactivated'),
  'teammate-reactivated': toTarget('reactivated'),
  'owner-transferred': toTarget('handed the ownership over to'),
  'password-set': (entry) =>
    entry.actor.uid === entry.target.id
      ? alone(() => 'changed their own password')(entry)
      : toTarget('set a new password for')(entry),
  'view-as-started': toTarget('started to view as'),
  'view-as-ended': toTarget('stopped viewing as'),
  'acting-started': alone(() => 'stepped into this library'),
  'acting-ended': alone(({ details }) =>
    details.reason === 'time-over' ? 'left this library as the time was over' : 'left this library',
  ),
  'settings-changed': alone(({ details }) => `changed the ${libraryAreaLabel(details.area)}`),
  'address-changed': alone(() => 'changed the address of the help center'),
  'library-created': alone(() => 'created this library'),
  'article-published': toTarget('published the article'),
  'article-unpublished': toTarget('unpublished the article'),
  'article-archived': toTarget('archived the article'),
  'article-restored': toTarget('brought back the article'),
  'article-deleted': toTarget('deleted the article'),
};

/** An audit entry as a sentence; the actor's name precedes it. */
export const auditSentence = (entry: Entry): AuditSentence => SENTENCES[entry.action](entry);
