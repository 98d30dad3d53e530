import { NAV_PERMISSIONS } from '@harborline/domain/permissions/table';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { activeIcon, NAV_ENTRIES } from './nav-entries';
import { adminRouteObjects } from './router';
import { pageOf } from './routes';

describe('the side navigation', () => {
  it('has the icons in their order (S2.8-03, S2.8-05)', () => {
    expect(NAV_ENTRIES.map(({ label }) => label)).toEqual([
      'Inbox',
      'Articles',
      'Form Builder',
      'Flow Builder',
      'News Flash',
      'Reports',
      'Integrations',
      'SOPs',
      'Courses',
      'Automation',
      'Settings',
      'Contact Form',
    ]);
  });

  it('asks for what the permission table says (S6-42 to S6-45)', () => {
    expect(Object.fromEntries(NAV_ENTRIES.map(({ icon, requirement }) => [icon, requirement]))).toEqual(
      NAV_PERMISSIONS,
    );
  });

  it('leads to screens that exist', () => {
    const objects = adminRouteObjects();
    for (const { to } of NAV_ENTRIES) expect(matchRoutes(objects, to)?.at(-1)?.route.path).not.toBe('*');
  });

  it('names for each entry a route whose page can be loaded ahead', () => {
    for (const { pattern } of NAV_ENTRIES) expect(pageOf(pattern)).toBeTypeOf('function');
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
  ])('marks for %s the icon %s', (pathname, icon) => {
    expect(activeIcon(pathname)).toBe(icon);
  });
});
