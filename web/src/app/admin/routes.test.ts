import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ADMIN_PATTERNS, adminLinks } from '../../shared/routes/admin-links';
import { adminRouteObjects } from './router';
import { ADMIN_ROUTES, NAV_ENTRIES } from './routes';

const patternOf = (address: string) =>
  matchRoutes(adminRouteObjects(), address)?.at(-1)?.route.path ?? 'no route';

describe('the route table', () => {
  it('has a screen for every pattern but the landing', () => {
    const patterns = Object.values(ADMIN_PATTERNS).filter((pattern) => pattern !== '/admin');
    expect(ADMIN_ROUTES.map(({ pattern }) => pattern).sort()).toEqual([...patterns].sort());
  });

  it('guards every screen under /admin', () => {
    const open = ADMIN_ROUTES.filter(({ requirement }) => requirement === null).map(({ pattern }) => pattern);
    expect(open).toEqual(['/login', '/forgot']);
  });

  it.each([
    [adminLinks.login('/admin/content'), '/login'],
    [adminLinks.inbox({ status: 'open', conversation: 'abc' }), '/admin/inbox'],
    [adminLinks.createArticle('orders & delivery'), '/admin/article/create'],
    [adminLinks.editArticle('a/b'), '/admin/article/edit/:id'],
    ['/admin', '/admin'],
  ])('leads %s to %s', (address, pattern) => {
    expect(patternOf(address)).toBe(pattern);
  });

  it('answers any other address with the 404 page (S2.4-29, S8-34)', () => {
    expect(patternOf('/admin/nonsense')).toBe('*');
    expect(patternOf('/admin/article/edit/1/more')).toBe('*');
  });

  it('offers in the navigation only screens that exist (S2.8-03)', () => {
    expect(NAV_ENTRIES.map(({ to }) => patternOf(to))).toEqual(['/admin/inbox', '/admin/content']);
  });
});
