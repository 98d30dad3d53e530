import type { Requirement } from '@harborline/domain/permissions/requirement';
import { NAV_PERMISSIONS, ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import type { ComponentType } from 'react';
import { ADMIN_PATTERNS, adminLinks } from '../../shared/routes/admin-links';

type Page = () => Promise<ComponentType>;

export interface AdminRoute {
  readonly pattern: string;
  readonly page: Page;
  /** what the signed-in person needs; null for the screens before signing in */
  readonly requirement: Requirement | null;
}

/**
 * Every screen of the staff: the router, the guards, preloading and the route test read this table. A screen
 * is a chunk of its own.
 */
export const ADMIN_ROUTES: readonly AdminRoute[] = [
  {
    pattern: ADMIN_PATTERNS.login,
    page: async () => (await import('../../features/session/login-page')).LoginPage,
    requirement: null,
  },
  {
    pattern: ADMIN_PATTERNS.forgot,
    page: async () => (await import('../../features/session/forgot-page')).ForgotPage,
    requirement: null,
  },
  {
    pattern: ADMIN_PATTERNS.inbox,
    page: async () => (await import('../../features/inbox/inbox-page')).InboxPage,
    requirement: ROUTE_PERMISSIONS.inbox,
  },
  {
    pattern: ADMIN_PATTERNS.content,
    page: async () => (await import('../../features/articles/content-page')).ContentPage,
    requirement: ROUTE_PERMISSIONS.content,
  },
  {
    pattern: ADMIN_PATTERNS.createArticle,
    page: async () => (await import('../../features/articles/create-article-page')).CreateArticlePage,
    requirement: ROUTE_PERMISSIONS['article/create'],
  },
  {
    pattern: ADMIN_PATTERNS.editArticle,
    page: async () => (await import('../../features/articles/edit-article-page')).EditArticlePage,
    requirement: ROUTE_PERMISSIONS['article/edit/:id'],
  },
  {
    pattern: ADMIN_PATTERNS.accessDenied,
    page: async () => (await import('./pages/access-denied-page')).AccessDeniedPage,
    requirement: ROUTE_PERMISSIONS.accessdenied,
  },
];

export interface NavEntry {
  readonly label: string;
  readonly icon: 'inbox' | 'articles';
  readonly to: string;
  /** paths under which the entry counts as the present one */
  readonly activePrefixes: readonly string[];
  readonly requirement: Requirement;
  readonly preload: Page;
}

function pageOf(pattern: string): Page {
  const route = ADMIN_ROUTES.find((candidate) => candidate.pattern === pattern);
  if (route === undefined) throw new Error(`No route for ${pattern}`);
  return route.page;
}

/** Side navigation in its order (S2.8-03): screens that exist. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  {
    label: 'Inbox',
    icon: 'inbox',
    to: adminLinks.inbox(),
    activePrefixes: [ADMIN_PATTERNS.inbox],
    requirement: NAV_PERMISSIONS.inbox,
    preload: pageOf(ADMIN_PATTERNS.inbox),
  },
  {
    label: 'Articles',
    icon: 'articles',
    to: adminLinks.content(),
    activePrefixes: [ADMIN_PATTERNS.content, '/admin/article'],
    requirement: NAV_PERMISSIONS.articles,
    preload: pageOf(ADMIN_PATTERNS.content),
  },
];
