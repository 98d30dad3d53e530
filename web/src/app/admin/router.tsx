import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RequirePermission } from './guards/require-permission';
import { RequireSession } from './guards/require-session';
import { CrashPage } from './pages/crash-page';
import { LandingRedirect } from './pages/landing-redirect';
import { RootLayout } from './root-layout';
import { ADMIN_ROUTES, type AdminRoute } from './routes';

function openRoute({ pattern, page }: AdminRoute): RouteObject {
  return { path: pattern, lazy: async () => ({ Component: await page() }) };
}

function guardedRoute({ pattern, page, requirement }: AdminRoute): RouteObject {
  return {
    path: pattern,
    lazy: async () => {
      const Page = await page();
      return {
        Component: () =>
          requirement === null ? (
            <Page />
          ) : (
            <RequirePermission requirement={requirement}>
              <Page />
            </RequirePermission>
          ),
      };
    },
  };
}

/** The routes of the admin entry, made from the route table. */
export function adminRouteObjects(): RouteObject[] {
  const open = ADMIN_ROUTES.filter((route) => route.requirement === null);
  const guarded = ADMIN_ROUTES.filter((route) => route.requirement !== null);
  return [
    {
      Component: RootLayout,
      ErrorBoundary: CrashPage,
      children: [
        ...open.map(openRoute),
        {
          Component: RequireSession,
          children: [
            {
              lazy: async () => ({ Component: (await import('./shell/admin-shell')).AdminShell }),
              children: [{ path: '/admin', Component: LandingRedirect }, ...guarded.map(guardedRoute)],
            },
          ],
        },
        { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }) },
      ],
    },
  ];
}

export const createAdminRouter = () => createBrowserRouter(adminRouteObjects());
