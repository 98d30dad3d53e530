import { UNBUILT_ROUTES } from '@harborline/domain/permissions/built';
import type { RouteName } from '@harborline/domain/permissions/table';
import { ADMIN_PATTERNS } from '../../shared/routes/admin-links';
import { type AdminRoute, open, type Page, pathOf, screen, screens } from './admin-route';
import { inboxTabPage } from './layers/first-list';
import { loginPage } from './layers/sign-in';

/** A screen is a chunk of its own; its requirement is its row of the permission table. */
const SCREENS: readonly AdminRoute[] = [
  open(ADMIN_PATTERNS.login, loginPage),
  open(
    ADMIN_PATTERNS.forgot,
    async () => (await import('../../features/sign-in/password/forgot-page')).ForgotPage,
  ),
  open(
    ADMIN_PATTERNS.resetPassword,
    async () => (await import('../../features/sign-in/password/reset-password-page')).ResetPasswordPage,
  ),
  open(
    ADMIN_PATTERNS.supportSignIn,
    async () => (await import('../../features/sign-in/link/support-sign-in-page')).SupportSignInPage,
  ),

  screen('accessdenied', async () => (await import('./pages/access-denied-page')).AccessDeniedPage),
  screen('inbox', inboxTabPage),
  screen('content', async () => (await import('../../features/articles/list/content-page')).ContentPage),
  screen(
    'article/create',
    async () => (await import('../../features/articles/editor/create-article-page')).CreateArticlePage,
  ),
  screen(
    'article/edit/:id',
    async () => (await import('../../features/articles/editor/edit-article-page')).EditArticlePage,
  ),
  screen(
    'article/import',
    async () => (await import('../../features/articles/import/import-page')).ImportPage,
  ),
  screen('contactform', async () => (await import('./pages/contact-form-page')).ContactFormPage),
  screen(
    '/getmodalIntegrationsagencies',
    async () => (await import('../../features/agency/agency-export-page')).AgencyExportPage,
  ),

  screen(
    'profile/account',
    async () => (await import('../../features/settings/account/account-page')).AccountPage,
  ),
  screen(
    'profile/changePassword',
    async () => (await import('../../features/sign-in/password/change-password-page')).ChangePasswordPage,
  ),
  screen(
    'profile/settings',
    async () => (await import('../../features/settings/library/settings-page')).SettingsPage,
  ),
  screen('profile/theme', async () => (await import('../../features/settings/theme/theme-page')).ThemePage),
  screen(
    'profile/language',
    async () => (await import('../../features/settings/language/language-page')).LanguagePage,
  ),
  screen(
    'profile/statuspage',
    async () => (await import('../../features/settings/status/status-settings-page')).StatusSettingsPage,
  ),
  screen(
    'profile/teammates',
    async () => (await import('../../features/team/roster/teammates-page')).TeammatesPage,
  ),
  screen(
    'profile/permissions',
    async () => (await import('../../features/team/permissions/permissions-page')).PermissionsPage,
  ),
  screen(
    'profile/teamlogs',
    async () => (await import('../../features/team/logs/team-logs-page')).TeamLogsPage,
  ),
  screen(
    'profile/emaillogs',
    async () => (await import('../../features/team/email-log/email-logs-page')).EmailLogsPage,
  ),
];

const notAvailable: Page = async () => (await import('./pages/not-available-page')).NotAvailablePage;

/** Routes with further paths below them. */
const TREES: readonly RouteName[] = ['reports', 'reportsstatic'];

/** Specified screens that are not built yet, with their final guards (D-53). */
const UNBUILT_SCREENS: readonly AdminRoute[] = UNBUILT_ROUTES.map((name) =>
  TREES.includes(name) ? screens(name, notAvailable) : screen(name, notAvailable),
);

const hasScreen = (pattern: string) => SCREENS.some((built) => built.pattern === pattern);

/** Every staff screen: the router, the guards, preloading and the route test read this table. */
export const ADMIN_ROUTES: readonly AdminRoute[] = [
  ...SCREENS,
  ...UNBUILT_SCREENS.filter(({ pattern }) => !hasScreen(pattern)),
];

/** The page of a route. */
export function pageOfRoute(name: RouteName): Page {
  const path = pathOf(name);
  const route = ADMIN_ROUTES.find(({ pattern }) => pattern === path || pattern === `${path}/*`);
  if (route === undefined) throw new Error(`No route for ${name}`);
  return route.page;
}

/** Preloads the page of a route. Navigation itself reports failures. */
export function preload(name: RouteName): void {
  pageOfRoute(name)().catch(() => {});
}
