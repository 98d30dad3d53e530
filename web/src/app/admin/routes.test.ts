import { UNBUILT_ROUTES } from '@harborline/domain/permissions/built';
import { ROUTE_PERMISSIONS, type RouteName } from '@harborline/domain/permissions/table';
import { PROFILE_PAGE_NAMES } from '@harborline/domain/texts/settings';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ADMIN_PATTERNS, adminLinks } from '../../shared/routes/admin-links';
import { pathOf } from './admin-route';
import { NotAvailablePage } from './pages/not-available-page';
import { NotFoundScreen } from './pages/not-found-page';
import { adminRouteObjects } from './router';
import { ADMIN_ROUTES, pageOfRoute } from './routes';

const OBJECTS = adminRouteObjects();
const patternOf = (address: string) => matchRoutes(OBJECTS, address)?.at(-1)?.route.path ?? 'no route';

const NAMES = Object.keys(ROUTE_PERMISSIONS).filter((name): name is RouteName => name in ROUTE_PERMISSIONS);
const isOfName = (name: RouteName) => (pattern: string) =>
  pattern === pathOf(name) || pattern === `${pathOf(name)}/*`;

describe('the route table', () => {
  it.each(NAMES)(
    'has a screen for %s, guarded by its row of the permission table (S2.5, S2.6, S2.7)',
    (name) => {
      const route = ADMIN_ROUTES.find(({ pattern }) => isOfName(name)(pattern));
      expect(route?.row).toBe(name);
    },
  );

  it('has one screen for each pattern', () => {
    const patterns = ADMIN_ROUTES.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('shows one plain screen for unbuilt routes (D-53)', async () => {
    for (const name of UNBUILT_ROUTES) {
      expect(await pageOfRoute(name)(), name).toBe(NotAvailablePage);
    }
  });

  it('leaves only the screens before sign-in unguarded', () => {
    const open = ADMIN_ROUTES.filter(({ row }) => row === null).map(({ pattern }) => pattern);
    expect(open).toEqual(['/login', '/forgot', '/resetpassword', '/hlpt']);
  });

  it.each(['/admin/nothing', '/admin/profile/nothing', '/admin/content/a/b'])(
    'shows the 404 page in the shell for %s',
    async (address) => {
      const last = matchRoutes(OBJECTS, address)?.at(-1)?.route;
      const loaded = typeof last?.lazy === 'function' ? await last.lazy() : undefined;
      expect(loaded).toMatchObject({ Component: NotFoundScreen });
    },
  );

  it('has no pattern without a screen', () => {
    for (const pattern of Object.values(ADMIN_PATTERNS)) expect(patternOf(pattern)).toBe(pattern);
  });

  it.each(PROFILE_PAGE_NAMES)('has the profile page %s (S2.7-01 to S2.7-12)', (page) => {
    expect(patternOf(adminLinks.profile(page))).toBe(`/admin/profile/${page}`);
  });

  it.each([
    [adminLinks.login('/admin/content'), '/login'],
    [adminLinks.inbox({ status: 'open', conversation: 'abc' }), '/admin/inbox'],
    [adminLinks.createArticle('orders & delivery'), '/admin/article/create'],
    [adminLinks.editArticle('a/b'), '/admin/article/edit/:id'],
    ['/admin', '/admin'],
    ['/admin/profile', '/admin/profile'],
    // S2.5-06: the fixed word wins over an id.
    ['/admin/sop/create', '/admin/sop/create'],
    ['/admin/sop/refunds', '/admin/sop/:id'],
    ['/admin/courses/create/brakes', '/admin/courses/create/:course_id'],
    ['/admin/courses/update/lesson/brakes', '/admin/courses/update/:id/:course_id'],
    ['/admin/reports', '/admin/reports/*'],
    ['/admin/reports/supportoverview', '/admin/reports/*'],
    ['/admin/reports/newreport', '/admin/reports/newreport'],
    ['/admin/reportsstatic/csatformstatic', '/admin/reportsstatic/*'],
    ['/admin/statistic/articles', '/admin/statistic/*'],
    ['/getmodalIntegrationsagencies', '/getmodalIntegrationsagencies'],
    // D-01: URLs are case-insensitive.
    ['/Admin/Profile/ChangePassword', '/admin/profile/changePassword'],
  ])('leads %s to %s', (address, pattern) => {
    expect(patternOf(address)).toBe(pattern);
  });

  it('shows the 404 page for any other URL (S2.4-29, S8-34)', () => {
    expect(patternOf('/admin/nonsense')).toBe('*');
    expect(patternOf('/admin/profile/nonsense')).toBe('*');
    expect(patternOf('/admin/article/edit/1/more')).toBe('*');
  });
});
