import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../paths';
import { PERMISSION_ROWS } from '../testing/permission-rows';
import { decide, isAllowed } from './decide';
import { anyone, needsAll, needsAny, nobody, signedIn } from './requirement';
import { INBOX_SLUGS } from './requirements';
import { ROLE_DEFAULTS, resolvePermissions } from './roles';
import { PERMISSION_SLUGS, type PermissionSlug, ROLES } from './slugs';
import { COLLECTION_PERMISSIONS, INBOX_TAB_PERMISSIONS, NAV_PERMISSIONS, ROUTE_PERMISSIONS } from './table';

const only = (...slugs: PermissionSlug[]) => Object.fromEntries(slugs.map((slug) => [slug, true]));
const DEFAULT_LIBRARY = 'HarborlineParentLib1';

describe('role defaults (D-33)', () => {
  it('S6-06 to S6-17, D-04 and D-61: the list has 40 distinct slugs', () => {
    expect(new Set(PERMISSION_SLUGS).size).toBe(40);
  });

  it('owner and admin hold every slug', () => {
    for (const role of ['owner', 'admin'] as const) {
      expect(Object.values(ROLE_DEFAULTS[role]).every(Boolean)).toBe(true);
    }
  });

  it('every role names every slug', () => {
    for (const role of ROLES) expect(Object.keys(ROLE_DEFAULTS[role])).toEqual([...PERMISSION_SLUGS]);
  });

  it('an editor has every slug of a writer', () => {
    for (const slug of PERMISSION_SLUGS) {
      if (ROLE_DEFAULTS.writer[slug]) expect(ROLE_DEFAULTS.editor[slug]).toBe(true);
    }
  });

  it('S6-04: overrides apply to known slugs only', () => {
    const resolved = resolvePermissions('agent', { canViewReports: true, canTakeChats: false, canFly: true });
    expect(resolved.canViewReports).toBe(true);
    expect(resolved.canTakeChats).toBe(false);
    expect(resolved).not.toHaveProperty('canFly');
    expect(ROLE_DEFAULTS.agent.canTakeChats).toBe(true);
  });
});

describe('isAllowed', () => {
  it('requires all slugs, or any', () => {
    const both = ['canViewForms', 'canViewReports'] as const;
    expect(isAllowed(only('canViewForms'), needsAll(both))).toBe(false);
    expect(isAllowed(only('canViewForms'), needsAny(both))).toBe(true);
    expect(isAllowed(only(...both), needsAll(both))).toBe(true);
  });

  it('treats an absent slug as not granted', () => {
    expect(isAllowed({}, needsAll(['canViewForms']))).toBe(false);
    expect(isAllowed({ canViewForms: undefined }, needsAny(['canViewForms']))).toBe(false);
  });

  it('is not fooled by a slug inherited from a prototype', () => {
    expect(isAllowed(Object.create({ canViewForms: true }), needsAll(['canViewForms']))).toBe(false);
  });

  it('grants "nobody" to nobody, "anyone" to all, "signed in" to all staff', () => {
    expect(isAllowed(ROLE_DEFAULTS.owner, nobody)).toBe(false);
    expect(isAllowed({}, anyone)).toBe(true);
    expect(isAllowed({}, signedIn())).toBe(true);
  });
});

describe('decide', () => {
  const owner = { permissions: ROLE_DEFAULTS.owner, role: 'owner', libraryId: 'acme' } as const;

  it('S6-40 and S6-41: some screens are only for the default parent library', () => {
    const requirement = ROUTE_PERMISSIONS['profile/prioritysupport'];
    expect(decide(owner, requirement, DEFAULT_LIBRARY)).toMatchObject({ reason: 'wrong-library' });
    expect(decide({ ...owner, libraryId: DEFAULT_LIBRARY }, requirement, DEFAULT_LIBRARY).isAllowed).toBe(
      true,
    );
  });

  it('S2.8-05: the contact form stays closed for agent, writer and editor', () => {
    for (const role of ['agent', 'writer', 'editor'] as const) {
      expect(decide({ ...owner, role }, NAV_PERMISSIONS.contactForm, DEFAULT_LIBRARY)).toMatchObject({
        reason: 'role-excluded',
      });
    }
    expect(decide(owner, NAV_PERMISSIONS.contactForm, DEFAULT_LIBRARY).isAllowed).toBe(true);
  });

  it('says which slugs are missing', () => {
    const agent = { permissions: ROLE_DEFAULTS.agent, role: 'agent', libraryId: 'acme' } as const;
    expect(decide(agent, ROUTE_PERMISSIONS.content, DEFAULT_LIBRARY)).toEqual({
      isAllowed: false,
      reason: 'missing-permission',
      missing: ['canCreateAndUpdateHelpCenterArticles'],
    });
  });
});

describe('the table', () => {
  it('names each protected thing once', () => {
    const names = PERMISSION_ROWS.map(({ area, name }) => `${area} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('S6-39, S6-42: each of the four inbox permissions opens the inbox; without any it is closed', () => {
    for (const slug of INBOX_SLUGS) expect(isAllowed(only(slug), ROUTE_PERMISSIONS.inbox)).toBe(true);
    const others = PERMISSION_SLUGS.filter((slug) => !INBOX_SLUGS.some((inbox) => inbox === slug));
    expect(isAllowed(only(...others), ROUTE_PERMISSIONS.inbox)).toBe(false);
    expect(isAllowed(only(...others), NAV_PERMISSIONS.inbox)).toBe(false);
  });

  it.each([
    ['S6-34', 'queue', 'canTakeChats'],
    ['S6-35', 'chats', 'canSuperviseChats'],
    ['S6-36', 'archives', 'canViewChatArchives'],
    ['S6-37', 'tickets', 'canViewExistingTickets'],
    ['S6-38', 'awaitingreplyhlpttickets', 'canViewExistingTickets'],
  ] as const)('%s: tab %s needs %s', (_id, tab, slug) => {
    const others = PERMISSION_SLUGS.filter((other) => other !== slug);
    expect(isAllowed(only(slug), INBOX_TAB_PERMISSIONS[tab])).toBe(true);
    expect(isAllowed(only(...others), INBOX_TAB_PERMISSIONS[tab])).toBe(false);
  });

  it.each([
    ['S6-22', 'profile/integrations', 'canViewIntegrations'],
    ['S6-23', 'formbuilder', 'canViewForms'],
    ['S6-24', 'manageformbuilder', 'canCreateAndEditForms'],
    ['S6-25', 'manageflowbuilder', 'canCreateAndEditFlows'],
    ['S6-26', 'reports', 'canViewReports'],
    ['S6-27', 'profile/ticketsettings', 'canManageWidgetSettings'],
    ['S6-28', 'profile/settings', 'canManageGeneralAndSecuritySettings'],
    ['S6-29', 'profile/teammates', 'canManageTeammatesSeatsAndPermissions'],
    ['S6-30', 'article/create', 'canCreateAndUpdateHelpCenterArticles'],
    ['S6-31', 'newsflash', 'canCreateAndUpdateNewsArticles'],
    ['S6-32', 'courses', 'canCreateAndUpdateCoursesArticles'],
    ['S6-33', 'sop', 'canCreateAndUpdateSopArticles'],
  ] as const)('%s: route %s needs %s', (_id, route, slug) => {
    const others = PERMISSION_SLUGS.filter((other) => other !== slug);
    expect(isAllowed(only(slug), ROUTE_PERMISSIONS[route])).toBe(true);
    expect(isAllowed(only(...others), ROUTE_PERMISSIONS[route])).toBe(false);
    expect(ROUTE_PERMISSIONS[route].deniedTarget).toBe('accessdenied');
  });

  it('S6-20, S6-44: any of the three automation permissions opens automation', () => {
    for (const slug of [
      'canCreateAndEditAnAutomation',
      'canDeleteAnAutomation',
      'canViewAutomations',
    ] as const) {
      expect(isAllowed(only(slug), ROUTE_PERMISSIONS.automation)).toBe(true);
    }
    expect(isAllowed({}, NAV_PERMISSIONS.automation)).toBe(false);
  });

  it('S6-07, D-121: the ticket statuses need both of their permissions', () => {
    const row = ROUTE_PERMISSIONS['profile/tickets'];
    for (const missing of ['canManageWidgetSettings', 'canManageTicketSettings'] as const) {
      const others = PERMISSION_SLUGS.filter((slug) => slug !== missing);
      expect(isAllowed(only(...others), row)).toBe(false);
    }
    expect(isAllowed(only('canManageWidgetSettings', 'canManageTicketSettings'), row)).toBe(true);
  });

  it('S6-21: a denied visit to smart queues goes to the account page', () => {
    expect(ROUTE_PERMISSIONS['profile/smartqueues'].deniedTarget).toBe('account');
  });

  it('S6-43: both builders need canViewForms in the navigation', () => {
    expect(NAV_PERMISSIONS.formBuilder.slugs).toEqual(['canViewForms']);
    expect(NAV_PERMISSIONS.flowBuilder.slugs).toEqual(['canViewForms']);
  });

  it('an owner cannot write what only functions write', () => {
    const closed = ['Conversations.create', 'Users.write', 'Outbox.write', 'mail.update'] as const;
    for (const operation of closed) {
      expect(isAllowed(ROLE_DEFAULTS.owner, COLLECTION_PERMISSIONS[operation])).toBe(false);
    }
  });

  it('every collection has rows, which the matrix tries', () => {
    const withRows = Object.keys(COLLECTION_PERMISSIONS).map((row) => /(\w+)\./.exec(row)?.[1]);
    expect(Object.values(COLLECTIONS).filter((name) => !withRows.includes(name))).toEqual([]);
  });
});
