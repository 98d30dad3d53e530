import { describe, expect, it } from 'vitest';
import { resolvePermissions } from '../permissions/roles';
import type { PermissionSlug } from '../permissions/slugs';
import { makeMember as member } from '../testing/make-member';
import { heldPermissions, type Member, ownPermissions } from './member';
import {
  ALL_TO_DEFAULT,
  endOfView,
  planAwayChange,
  planOwnerTransfer,
  planPasswordChange,
  planPermissionChange,
  planRoleChange,
  planStatusChange,
  planView,
} from './plan-changes';
import type { Plan } from './verdict';

const owner = member('owner', { agent_role: 'owner' });
const admin = member('admin', { agent_role: 'admin' });
const editor = member('editor', { agent_role: 'editor' });
const agent = member('agent');
const agencyOwner = member('agency', { agent_role: 'owner', init_support_lib_id: 'agency-library' });
const without = (slug: PermissionSlug) =>
  member('limited', { agent_role: 'admin', permission_overrides: { [slug]: false } });

const reasonOf = (plan: Plan<unknown>) => (plan.isAllowed ? 'allowed' : plan.reason);
const pair = (actor: Member, target: Member, activeOwners = 1) => ({ actor, target, activeOwners });

describe('changing a role (D-33)', () => {
  it('assigns the role and its permissions, and keeps the overrides', () => {
    const target = member('t', { permission_overrides: { canViewReports: true } });
    const plan = planRoleChange(pair(admin, target), 'writer');
    expect(plan).toMatchObject({
      isAllowed: true,
      change: {
        agent_role: 'writer',
        permissions: resolvePermissions('writer', { canViewReports: true }),
        viewing_as: '',
      },
    });
  });

  it.each([
    ['oneself', admin, admin, 'agent'],
    ['not-a-teammate', admin, member('t', { init_support_lib_id: 'other' }), 'agent'],
    ['missing-permission', without('canUpdateUserRoles'), agent, 'writer'],
    ['higher-role', admin, owner, 'agent'],
    ['owner-by-transfer', owner, agent, 'owner'],
    [
      'role-above-own',
      member('e', { agent_role: 'editor', permission_overrides: { canUpdateUserRoles: true } }),
      agent,
      'admin',
    ],
    ['last-owner', agencyOwner, owner, 'admin'],
    ['lacked-permission', without('canViewReports'), agent, 'editor'],
  ] as const)('is refused: %s', (reason, actor, target, role) => {
    expect(reasonOf(planRoleChange(pair(actor, target), role))).toBe(reason);
  });

  it('names the permissions that the actor lacks', () => {
    const plan = planRoleChange(pair(without('canViewReports'), agent), 'editor');
    expect(plan).toMatchObject({ message: 'You cannot grant permissions you do not have: View reports.' });
  });
});

describe('deactivating and reactivating (D-20, D-33)', () => {
  it('needs the permission, and a target with the same or a lower role', () => {
    expect(reasonOf(planStatusChange(pair(admin, agent), false))).toBe('allowed');
    expect(reasonOf(planStatusChange(pair(admin, owner), false))).toBe('higher-role');
    expect(reasonOf(planStatusChange(pair(owner, owner), false))).toBe('oneself');
    expect(reasonOf(planStatusChange(pair(without('canChangeTeammatesStatus'), agent), false))).toBe(
      'missing-permission',
    );
  });

  it('protects the last owner, but not the last but one', () => {
    expect(reasonOf(planStatusChange(pair(agencyOwner, owner, 1), false))).toBe('last-owner');
    expect(reasonOf(planStatusChange(pair(agencyOwner, owner, 2), false))).toBe('allowed');
  });

  it('does not reactivate a person who would have more permissions than the actor', () => {
    const removedAdmin = member('r', { agent_role: 'admin', is_active: false });
    expect(reasonOf(planStatusChange(pair(admin, removedAdmin), true))).toBe('allowed');
    expect(reasonOf(planStatusChange(pair(without('canViewReports'), removedAdmin), true))).toBe(
      'lacked-permission',
    );
  });
});

describe('single permissions (S7.1-15, D-33)', () => {
  it('stores as overrides only what differs from the role', () => {
    const plan = planPermissionChange(pair(admin, agent), { canViewReports: true, canTakeChats: true });
    expect(plan).toMatchObject({
      change: {
        permission_overrides: { canViewReports: true },
        permissions: resolvePermissions('agent', { canViewReports: true }),
      },
    });
  });

  it('goes back to the role, one by one or all at once', () => {
    const overrides = { canViewReports: true, canTakeChats: false };
    const target = member('t', { permission_overrides: overrides });
    expect(planPermissionChange(pair(admin, target), { canViewReports: null })).toMatchObject({
      change: { permission_overrides: { canTakeChats: false } },
    });
    expect(planPermissionChange(pair(admin, target), ALL_TO_DEFAULT)).toMatchObject({
      change: { permission_overrides: {}, permissions: resolvePermissions('agent') },
    });
  });

  it.each([
    ['oneself', admin, admin],
    ['not-a-teammate', admin, member('t', { init_support_lib_id: 'other' })],
    ['missing-permission', editor, agent],
    ['higher-role', admin, owner],
    ['owner-has-all', owner, member('o2', { agent_role: 'owner' })],
    ['lacked-permission', without('canViewReports'), agent],
  ] as const)('is refused: %s', (reason, actor, target) => {
    expect(reasonOf(planPermissionChange(pair(actor, target), { canViewReports: true }))).toBe(reason);
  });

  it('refuses a default that grants what the actor lacks', () => {
    const target = member('t', { agent_role: 'editor', permission_overrides: { canViewReports: false } });
    const actor = without('canViewReports');
    expect(reasonOf(planPermissionChange(pair(actor, target), ALL_TO_DEFAULT))).toBe('lacked-permission');
  });
});

describe('ownership', () => {
  it('is transferred: the teammate becomes owner, the actor an admin', () => {
    expect(planOwnerTransfer(pair(owner, agent))).toMatchObject({
      isAllowed: true,
      change: { actor: { agent_role: 'admin' }, target: { agent_role: 'owner', permission_overrides: {} } },
    });
  });

  it.each([
    ['owners-only', admin, agent],
    ['not-at-home', agencyOwner, agent],
    ['deactivated', owner, member('t', { is_active: false })],
    ['already-owner', owner, member('o2', { agent_role: 'owner' })],
    ['oneself', owner, owner],
    ['missing-permission', editor, agent],
  ] as const)('is not handed over: %s', (reason, actor, target) => {
    expect(reasonOf(planOwnerTransfer(pair(actor, target)))).toBe(reason);
  });
});

describe('viewing as a teammate', () => {
  it('allows what both may do', () => {
    const limited = without('canTakeChats');
    const plan = planView(pair(limited, agent));
    expect(plan).toMatchObject({
      change: { viewing_as: 'agent', permissions: { canTakeChats: false, canReplyToTickets: true } },
    });
  });

  it('restores the person’s own permissions at the end', () => {
    const limited = without('canTakeChats');
    const plan = planView(pair(limited, agent));
    const viewing = plan.isAllowed ? { ...limited, ...plan.change } : limited;
    expect(ownPermissions(viewing)).toEqual(heldPermissions(limited));
    expect({ ...viewing, ...endOfView(viewing) }).toEqual({
      ...limited,
      viewing_as: '',
      viewing_role: '',
    });
  });

  it('is not possible as oneself, a removed person, or someone of another library', () => {
    expect(reasonOf(planView(pair(admin, admin)))).toBe('oneself');
    expect(reasonOf(planView(pair(admin, member('t', { is_active: false }))))).toBe('deactivated');
    expect(reasonOf(planView(pair(admin, member('t', { init_support_lib_id: 'x' }))))).toBe('not-a-teammate');
    expect(reasonOf(planView(pair(editor, agent)))).toBe('missing-permission');
  });
});

it('D-11: a password can only be set for lower roles, and only from one’s own library', () => {
  expect(reasonOf(planPasswordChange(pair(admin, agent)))).toBe('allowed');
  expect(reasonOf(planPasswordChange(pair(admin, member('a2', { agent_role: 'admin' }))))).toBe(
    'not-a-lower-role',
  );
  expect(reasonOf(planPasswordChange(pair(agencyOwner, agent)))).toBe('not-at-home');
  expect(reasonOf(planPasswordChange(pair(editor, agent)))).toBe('missing-permission');
});

it('D-11, D-33: a password cannot be set for a person with permissions the actor lacks', () => {
  const trusted = member('t', {
    agent_role: 'writer',
    permission_overrides: { canViewReports: true },
  });
  expect(reasonOf(planPasswordChange(pair(admin, trusted)))).toBe('allowed');
  expect(reasonOf(planPasswordChange(pair(without('canViewReports'), trusted)))).toBe('holds-more');
  expect(reasonOf(planPasswordChange(pair(without('canViewReports'), agent)))).toBe('allowed');
});

it('away can be set for oneself too, but not for a higher role', () => {
  expect(reasonOf(planAwayChange(pair(admin, admin)))).toBe('allowed');
  expect(reasonOf(planAwayChange(pair(admin, owner)))).toBe('higher-role');
  expect(reasonOf(planAwayChange(pair(agent, editor)))).toBe('missing-permission');
});
