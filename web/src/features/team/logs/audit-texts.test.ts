import { AUDIT_ACTIONS, type AuditEntry } from '@harborline/domain/entities/audit';
import { describe, expect, it } from 'vitest';
import { AUDIT_KINDS, actionsOf, auditSearch, readAuditFilter, sinceOf } from './audit-filter';
import { auditSentence } from './audit-sentence';

type Entry = Pick<AuditEntry, 'action' | 'actor' | 'target' | 'details'>;

const entryOf = (action: AuditEntry['action'], changes: Partial<Entry> = {}): Entry => ({
  action,
  actor: { uid: 'nadia', name: 'Nadia', role: 'owner', picture: '', home_lib_id: '' },
  target: { kind: 'teammate', id: 'tobias', label: 'Tobias' },
  details: {},
  ...changes,
});

function plainSentence(entry: Entry): string {
  const { lead, target, tail } = auditSentence(entry);
  return [entry.actor.name, lead, target, tail].filter((part) => part !== '').join(' ');
}

describe('sentences of the audit log', () => {
  it('say who did what to whom', () => {
    expect(plainSentence(entryOf('role-changed', { details: { from: 'writer', to: 'editor' } }))).toBe(
      'Nadia changed the role of Tobias from writer to editor',
    );
    expect(plainSentence(entryOf('teammate-deactivated'))).toBe('Nadia deactivated Tobias');
    expect(plainSentence(entryOf('invitation-approved', { details: { role: 'agent' } }))).toBe(
      'Nadia joined the team as agent',
    );
  });

  it('name permissions as the editor does', () => {
    const details = { granted: 'canViewReports, canViewForms', revoked: 'canTakeChats' };
    expect(auditSentence(entryOf('permissions-changed', { details })).notes).toEqual([
      'Granted: View reports, View forms and flows',
      'Revoked: Take chats',
    ]);
  });

  it("distinguish a person's own new password from one set for a teammate", () => {
    expect(plainSentence(entryOf('password-set'))).toBe('Nadia set a new password for Tobias');
    const own = entryOf('password-set', { target: { kind: 'teammate', id: 'nadia', label: 'Nadia' } });
    expect(plainSentence(own)).toBe('Nadia changed their own password');
  });

  it.each(AUDIT_ACTIONS)('exist for %s without details', (action) => {
    expect(plainSentence(entryOf(action))).toMatch(/^Nadia [a-z].*[a-z]$/i);
    expect(plainSentence(entryOf(action))).not.toContain('undefined');
  });
});

describe('filters of the audit log', () => {
  it('every kind of entry belongs to exactly one group', () => {
    const grouped = AUDIT_KINDS.flatMap(actionsOf);
    expect([...grouped].sort()).toEqual([...AUDIT_ACTIONS].sort());
  });

  it('survive the URL, which is not trusted', () => {
    const filter = { person: 'nadia', kind: 'acting', time: 'week' } as const;
    expect(readAuditFilter(auditSearch(filter))).toEqual(filter);
    expect(readAuditFilter(new URLSearchParams('kind=all&time=ever&person='))).toEqual({
      person: null,
      kind: null,
      time: null,
    });
  });

  it('reach back a day, a week, a month', () => {
    const hours = (ms: number) => ms / 3_600_000;
    expect(hours(-sinceOf('day', 0))).toBe(24);
    expect(hours(-sinceOf('month', 0))).toBe(30 * 24);
  });
});
