import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RequirePermission } from './guards/require-permission';
import { RequireSession } from './guards/require-session';
import { CrashPage } from './pages/crash-page';
import { LandingRedirect } from './pages/landing-redirect';
import { StartPage } from './pages/start-page';
import { RootLayout } from './root-layout';
import { ADMIN_ROUTES, type AdminRoute } from './routes';

function routeObject({ pattern, page, requirement }: AdminRoute): RouteObject {
  const screen: RouteObject = { path: pattern, lazy: async () => ({ Component: await page() }) };
  if (requirement === null) return screen;
  return { element: <RequirePermission requirement={requirement} />, children: [screen] };
}

/** The routes of the admin entry, made from the route table. */
export function adminRouteObjects(): RouteObject[] {
  const open = ADMIN_ROUTES.filter((route) => route.requirement === null);
  const guarded = ADMIN_ROUTES.filter((route) => route.requirement !== null);
  return [
    {
      Component: RootLayout,
      ErrorBoundary: CrashPage,
      HydrateFallback: StartPage,
      children: [
        ...open.map(routeObject),
        {
          Component: RequireSession,
          children: [
            {
              lazy: async () => ({ Component: (await import('./shell/admin-shell')).AdminShell }),
              children: [{ path: '/admin', Component: LandingRedirect }, ...guarded.map(routeObject)],
            },
          ],
        },
        {
          path: '*',
          lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }),
        },
      ],
    },
  ];
}

export const createAdminRouter = () => createBrowserRouter(adminRouteObjects());
