import type { RouteName } from '@harborline/domain/permissions/table';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ADMIN_PATTERNS, adminLinks } from '../../shared/routes/admin-links';
import type { AdminRoute } from './admin-route';
import { RequireSession } from './guards/require-session';
import { adminShell, guardOf } from './layers/signed-in';
import { CrashPage } from './pages/crash-page';
import { LandingRedirect } from './pages/landing-redirect';
import { redirectTo } from './pages/redirect-to';
import { StartPage } from './pages/start-page';
import { RootLayout } from './root-layout';
import { ADMIN_ROUTES } from './routes';

const guard = async (row: RouteName) => ({ Component: await guardOf(row) });

function routeObject({ pattern, page, row }: AdminRoute): RouteObject {
  const screen: RouteObject = { path: pattern, lazy: async () => ({ Component: await page() }) };
  return row === null ? screen : { lazy: () => guard(row), children: [screen] };
}

const isOpen = ({ row }: AdminRoute) => row === null;
/** It fills the page with a frame (S2.4-07), so it has no shell around it. */
const isBare = ({ pattern }: AdminRoute) => pattern === ADMIN_PATTERNS.screenshare;
const isOfProfile = ({ pattern }: AdminRoute) => pattern.startsWith(`${ADMIN_PATTERNS.profile}/`);

/** Old URLs, and URLs of whole areas. */
const REDIRECTS: readonly RouteObject[] = [
  { path: ADMIN_PATTERNS.admin, Component: LandingRedirect },
  { path: ADMIN_PATTERNS.profile, Component: redirectTo(adminLinks.profile()) },
  // S2.5-21
  { path: '/admin/statistic/*', Component: redirectTo(adminLinks.reports('knowledgebasereport')) },
];

const shell = async () => ({ Component: await adminShell() });
const notFound = () => import('./pages/not-found-page');

/** The routes of the admin entry, made from the route table. */
export function adminRouteObjects(): RouteObject[] {
  const guarded = ADMIN_ROUTES.filter((route) => !isOpen(route));
  return [
    {
      Component: RootLayout,
      ErrorBoundary: CrashPage,
      HydrateFallback: StartPage,
      children: [
        ...ADMIN_ROUTES.filter(isOpen).map(routeObject),
        {
          Component: RequireSession,
          children: [
            ...guarded.filter(isBare).map(routeObject),
            {
              lazy: shell,
              children: [
                ...REDIRECTS,
                ...guarded.filter((route) => !isOfProfile(route) && !isBare(route)).map(routeObject),
                {
                  lazy: async () => ({
                    Component: (await import('./profile/profile-layout')).ProfileLayout,
                  }),
                  children: guarded.filter(isOfProfile).map(routeObject),
                },
              ],
            },
          ],
        },
        {
          path: ADMIN_PATTERNS.admin,
          lazy: async () => ({ Component: (await notFound()).NotFoundForStaff }),
          children: [
            {
              lazy: shell,
              children: [{ path: '*', lazy: async () => ({ Component: (await notFound()).NotFoundScreen }) }],
            },
          ],
        },
        { path: '*', lazy: async () => ({ Component: (await notFound()).NotFoundPage }) },
      ],
    },
  ];
}

export const createAdminRouter = () => createBrowserRouter(adminRouteObjects());
