import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from '../entities/audit';
import { feedOfAudit, isInFeedOf } from './feed-of-audit';

const entry = (action: AuditAction, targetId = 'target') => ({
  action,
  actor: { uid: 'actor', name: 'Ada', role: 'admin' as const, picture: '', home_lib_id: '' },
  target: { kind: 'teammate', id: targetId, label: 'Bob' },
});

describe('the feed', () => {
  it('S3-30: says who did what, and to which teammate', () => {
    expect(feedOfAudit(entry('role-changed'))).toEqual({
      trigger: 'user',
      activity_name: 'changed a role: Bob',
      agent: { agent_name: 'Ada', agent_picture: '' },
      workflow_name: '',
      workflow_ref: '',
      entity_type: 'Team',
    });
  });

  it('has a text for every action that can follow a name', () => {
    for (const action of AUDIT_ACTIONS) {
      if (action === 'settings-changed') continue;
      expect(feedOfAudit(entry(action)).activity_name).toMatch(/^[a-z].+: Bob$/);
    }
  });

  it('names the part of the settings that changed', () => {
    const changed = (area: string) => ({
      ...entry('settings-changed'),
      target: { kind: 'settings', id: 'library', label: area },
    });
    expect(feedOfAudit(changed('company')).activity_name).toBe('changed the company data');
    expect(feedOfAudit(changed('settings')).activity_name).toBe('changed the settings');
    expect(feedOfAudit(changed('constructor')).activity_name).toBe('changed the settings');
  });

  it('does not show people their own actions', () => {
    for (const action of AUDIT_ACTIONS) {
      expect(isInFeedOf(entry(action, 'actor'), { uid: 'actor', canReadLog: true })).toBe(false);
    }
  });

  it.each<AuditAction>(['password-set', 'permissions-changed', 'view-as-started', 'acting-started'])(
    '%s is shown only to the person affected and to those who may read the log',
    (action) => {
      expect(isInFeedOf(entry(action), { uid: 'other', canReadLog: false })).toBe(false);
      expect(isInFeedOf(entry(action), { uid: 'other', canReadLog: true })).toBe(true);
      expect(isInFeedOf(entry(action), { uid: 'target', canReadLog: false })).toBe(true);
    },
  );

  it.each<AuditAction>(['role-changed', 'article-published', 'settings-changed', 'invitation-approved'])(
    '%s is shown to everyone else on the team',
    (action) => {
      expect(isInFeedOf(entry(action), { uid: 'other', canReadLog: false })).toBe(true);
    },
  );
});
