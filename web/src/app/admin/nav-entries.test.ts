import { NAV_PERMISSIONS } from '@harborline/domain/permissions/table';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { activeIcon, NAV_ENTRIES } from './nav-entries';
import { adminRouteObjects } from './router';
import { pageOfRoute } from './routes';

describe('the side navigation', () => {
  it('has all icons, the most needed first (S2.8-03, S2.8-05, D-53)', () => {
    expect(NAV_ENTRIES.map(({ label }) => label)).toEqual([
      'Inbox',
      'Articles',
      'Reports',
      'Settings',
      'Contact Form',
      'News Flash',
      'Form Builder',
      'Flow Builder',
      'Automation',
      'Integrations',
      'Courses',
      'SOPs',
    ]);
  });

  it('requires what the permission table says (S6-42 to S6-45)', () => {
    expect(Object.fromEntries(NAV_ENTRIES.map(({ icon, requirement }) => [icon, requirement]))).toEqual(
      NAV_PERMISSIONS,
    );
  });

  it('leads to screens that exist', () => {
    const objects = adminRouteObjects();
    for (const { to } of NAV_ENTRIES) expect(matchRoutes(objects, to)?.at(-1)?.route.path).not.toBe('*');
  });

  it('names a route to preload for each entry', () => {
    for (const { route } of NAV_ENTRIES) expect(pageOfRoute(route)).toBeTypeOf('function');
  });

  it.each([
    ['/admin/inbox', 'inbox'],
    ['/admin/article/edit/1', 'articles'],
    ['/admin/sop/create', 'sops'],
    ['/admin/manageautomation/abc', 'automation'],
    ['/admin/reports/knowledgebasereport', 'reports'],
    ['/admin/profile/teammates', 'settings'],
    ['/admin/profile/integrations', 'integrations'],
    ['/admin/contentious', null],
  ])('for %s, marks the icon %s', (pathname, icon) => {
    expect(activeIcon(pathname)).toBe(icon);
  });
});
