import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from '../entities/audit';
import {
  FOR_COURSE_WRITERS,
  FOR_NEWS_WRITERS,
  FOR_SOP_READERS,
  FOR_WRITERS,
  feedOfAudit,
  isInFeedOf,
} from './feed-of-audit';

const entry = (action: AuditAction, targetId = 'target') => ({
  action,
  actor: { uid: 'actor', name: 'Ada', role: 'admin' as const, picture: '', home_lib_id: '' },
  target: { kind: 'teammate', id: targetId, label: 'Bob' },
  details: {},
});
const teammate = (
  uid: string,
  canReadLog: boolean,
  canWriteArticles = false,
  canWriteNews = false,
  canReadSops = false,
  canWriteCourses = false,
) => ({
  uid,
  canReadLog,
  canWriteArticles,
  canWriteNews,
  canReadSops,
  canWriteCourses,
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

  it('D-38: says that it is about the status page', () => {
    const said = (action: AuditAction) => feedOfAudit(entry(action)).activity_name;
    expect(said('incident-opened')).toBe('reported on the status page: Bob');
    expect(said('incident-updated')).toBe('updated on the status page: Bob');
    expect(said('maintenance-planned')).toBe('planned maintenance: Bob');
  });

  it('does not show people their own actions', () => {
    for (const action of AUDIT_ACTIONS) {
      expect(isInFeedOf(entry(action, 'actor'), teammate('actor', true))).toBe(false);
    }
  });

  it.each<AuditAction>(['password-set', 'permissions-changed', 'view-as-started', 'acting-started'])(
    '%s is shown only to the person affected and to those who may read the log',
    (action) => {
      expect(isInFeedOf(entry(action), teammate('other', false))).toBe(false);
      expect(isInFeedOf(entry(action), teammate('other', true))).toBe(true);
      expect(isInFeedOf(entry(action), teammate('target', false))).toBe(true);
    },
  );

  it.each<AuditAction>(['role-changed', 'article-published', 'settings-changed', 'invitation-approved'])(
    '%s is shown to everyone else on the team',
    (action) => {
      expect(isInFeedOf(entry(action), teammate('other', false))).toBe(true);
    },
  );

  it('names an article that visitors cannot read to people who write articles or read the log, and to no one else', () => {
    const archived = { ...entry('article-archived'), details: FOR_WRITERS };
    expect(isInFeedOf(archived, teammate('agent', false))).toBe(false);
    expect(isInFeedOf(archived, teammate('writer', false, true))).toBe(true);
    expect(isInFeedOf(archived, teammate('owner', true))).toBe(true);
  });

  it('S6-31: names a news flash that visitors cannot read to people who write news or read the log', () => {
    const deleted = { ...entry('news-deleted'), details: FOR_NEWS_WRITERS };
    expect(isInFeedOf(deleted, teammate('writer', false, true))).toBe(false);
    expect(isInFeedOf(deleted, teammate('reporter', false, false, true))).toBe(true);
    expect(isInFeedOf(deleted, teammate('owner', true))).toBe(true);
  });

  it('S6-32: names a course that visitors never saw to people who write courses or read the log', () => {
    const deleted = { ...entry('course-deleted'), details: FOR_COURSE_WRITERS };
    expect(isInFeedOf(deleted, teammate('writer', false, true, true, true))).toBe(false);
    expect(isInFeedOf(deleted, teammate('teacher', false, false, false, false, true))).toBe(true);
    expect(isInFeedOf(deleted, teammate('owner', true))).toBe(true);
  });

  it('S6-33: names an SOP to people who may open SOPs or read the log, and to no one else', () => {
    const published = { ...entry('sop-published'), details: FOR_SOP_READERS };
    expect(isInFeedOf(published, teammate('agent', false))).toBe(false);
    expect(isInFeedOf(published, teammate('writer', false, true))).toBe(false);
    expect(isInFeedOf(published, teammate('editor', false, false, false, true))).toBe(true);
    expect(isInFeedOf(published, teammate('owner', true))).toBe(true);
  });
});
