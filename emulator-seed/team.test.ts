import { auditSchema } from '@harborline/domain/entities/audit';
import { feedSchema } from '@harborline/domain/entities/feed';
import { invitationSchema } from '@harborline/domain/entities/invitation';
import { outboxSchema } from '@harborline/domain/entities/outbox';
import { userSchema } from '@harborline/domain/entities/user';
import { invitationState } from '@harborline/domain/invitation/invitation';
import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { RATING_TEXTS } from '@harborline/domain/texts/ratings';
import { describe, expect, it } from 'vitest';
import { buildWorld } from './build-world';
import { EVERYBODY, TEAMMATES } from './everybody';
import { LIBRARY_IDS } from './library-data';

const NOW_MS = Date.UTC(2025, 10, 21, 12);
const world = buildWorld('emulator-seed/content', { nowMs: NOW_MS, toTime: timestamp });
const docsIn = (collection: string) => world.docs.filter(({ path }) => path.startsWith(`${collection}/`));

describe('people', () => {
  it('each have a unique uid and address, at their library', () => {
    expect(new Set(EVERYBODY.map(({ uid }) => uid)).size).toBe(EVERYBODY.length);
    expect(new Set(EVERYBODY.map(({ email }) => email)).size).toBe(EVERYBODY.length);
    for (const { uid, email } of TEAMMATES) {
      const [local, domain] = email.split('@');
      expect(uid).toBe(`${domain?.split('.')[0]}-${local}`);
    }
  });

  it('include a deactivated person, who is not a member, and one with overrides', () => {
    const elias = userSchema.parse(world.docs.find(({ path }) => path === docPath.user('lumen-elias'))?.data);
    expect(elias.is_active).toBe(false);
    const members = world.mirrors.members as Record<string, object>;
    expect(members[LIBRARY_IDS.lumen]).not.toHaveProperty('lumen-elias');
    expect(members[LIBRARY_IDS.lumen]).toHaveProperty('lumen-sofie');
    const sofie = userSchema.parse(world.docs.find(({ path }) => path === docPath.user('lumen-sofie'))?.data);
    expect(sofie.permissions).toEqual(resolvePermissions('agent', sofie.permission_overrides));
    expect(sofie.permissions).not.toEqual(resolvePermissions('agent'));
  });
});

describe('the log', () => {
  const entries = docsIn('Audit').map(({ data }) => auditSchema.parse(data));

  it('is in the past, and names existing people and articles', () => {
    for (const { at, actor, target } of entries) {
      expect(at.toMillis()).toBeLessThan(NOW_MS);
      expect(EVERYBODY.map(({ uid }) => uid)).toContain(actor.uid);
      if (target.kind !== 'article') continue;
      const article = world.docs.find(({ path }) => path === docPath.article(target.id));
      expect(article?.data.article_title, target.id).toBe(target.label);
    }
  });

  it('has feeds only for active teammates, never for the actor', () => {
    const active = EVERYBODY.filter(({ isActive }) => isActive !== false);
    for (const { path, data } of docsIn('Feeds')) {
      const { ref_uid, support_lib_id } = feedSchema.parse(data);
      const [uid, auditId] = path.replace('Feeds/', '').split('_');
      expect(uid).toBe(ref_uid);
      const reader = active.find((person) => person.uid === ref_uid);
      expect(reader?.libraryId).toBe(support_lib_id);
      // A rating has a visitor as its author, so no entry of the log is behind it.
      if (data.entity_type === RATING_TEXTS.feedEntity) continue;
      const entry = world.docs.find((doc) => doc.path === docPath.audit(auditId ?? ''));
      expect(auditSchema.parse(entry?.data).actor.uid).not.toBe(ref_uid);
    }
  });
});

it('one invitation is open, and one has expired', () => {
  const states = docsIn('Invitations').map(({ data }) =>
    invitationState(invitationSchema.parse(data), NOW_MS),
  );
  expect(states.sort()).toEqual(['expired', 'pending']);
});

it('all mails are settled, so that none is sent again', () => {
  const states = docsIn('Outbox').map(({ data }) => outboxSchema.parse(data).delivery.state);
  expect(new Set(states)).toEqual(new Set(['sent', 'failed']));
});
