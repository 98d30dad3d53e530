import { UNBUILT_ROUTES } from '@harborline/domain/permissions/built';
import type { RouteName } from '@harborline/domain/permissions/table';
import { ADMIN_PATTERNS } from '../../shared/routes/admin-links';
import { type AdminRoute, open, type Page, pathOf, screen, screens } from './admin-route';
import { inboxTabPage } from './layers/first-list';
import { loginPage } from './layers/sign-in';

type LaterScreens = typeof import('./layers/later-screens');

/** A screen whose files are named in a file that loads with it. */
const later =
  (screenName: keyof LaterScreens): Page =>
  async () =>
    (await import('./layers/later-screens'))[screenName]();

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
  screen('chatinbox', later('chatInboxPage')),
  screen('inbox/people', later('peoplePage')),
  screen('inbox/companies', later('companiesPage')),
  screen('inbox/person/:id', later('personPage')),
  screen('inbox/company/:domain', later('companyPage')),
  screen('content', async () => (await import('../../features/articles/list/content-page')).ContentPage),
  screen('article/create', later('createArticlePage')),
  screen('article/edit/:id', later('editArticlePage')),
  screen('article/import', later('importArticlesPage')),
  screen('courses', later('coursesPage')),
  screen('courses/import', later('importCoursesPage')),
  screen('courses/create/:course_id', later('createLessonPage')),
  screen('courses/update/:id/:course_id', later('editLessonPage')),
  screen('newsflash', later('newsPage')),
  screen('newsflash/import', later('importNewsPage')),
  screen('newsflash/create', later('createNewsPage')),
  screen('newsflash/edit/:id', later('editNewsPage')),
  screen('sop', later('sopPage')),
  screen('sop/create', later('createSopPage')),
  screen('sop/update/:id', later('editSopPage')),
  screen('sop/:id', later('readSopPage')),
  screen('formbuilder', later('formsPage')),
  screen('manageformbuilder', later('formBuilderPage')),
  screen('automation', later('automationsPage')),
  screen('manageautomation/:automation_ref', later('automationPage')),
  screen('contactform', later('contactFormPage')),
  screen('preview', later('widgetPreviewPage')),
  screen('/contact', later('ownContactPage')),
  screen('/getmodalIntegrationsagencies', later('agencyExportPage')),
  screen('/screenshare', later('screensharePage')),

  screen('profile/account', later('accountPage')),
  screen('profile/changePassword', later('changePasswordPage')),
  screen('profile/settings', later('settingsPage')),
  screen('profile/theme', later('themePage')),
  screen('profile/widget', later('widgetSettingsPage')),
  screen('profile/language', later('languagePage')),
  screen('profile/statuspage', later('statusSettingsPage')),
  screen('profile/servicelevels', later('serviceLevelsPage')),
  screen('profile/routing', later('routingPage')),
  screen('profile/ratings', later('ratingsPage')),
  screen('profile/chatsettings', later('chatSettingsPage')),
  screen('profile/businesshours', later('businessHoursPage')),
  screen('profile/cannedreplies', later('cannedRepliesPage')),
  screen('profile/macros', later('macrosPage')),
  screen('profile/prioritysupport', later('prioritySupportPage')),
  screen('profile/tickets', later('ticketStatusesPage')),
  screen('profile/ticketsettings', later('ticketSettingsPage')),
  screen('profile/tickettypes', later('ticketTypesPage')),
  screen('profile/ticketcategories', later('ticketCategoriesPage')),
  screen('profile/tickettiers', later('ticketTiersPage')),
  screen('profile/tickettags', later('ticketTagsPage')),
  screen('profile/smartqueues', later('smartQueuesPage')),
  screen('profile/notifications', later('libraryNotificationsPage')),
  screen('profile/blockedsenders', later('blockedSendersPage')),
  screen('profile/teammates', later('teammatesPage')),
  screen('profile/teams', later('teamsPage')),
  screen('profile/permissions', later('permissionsPage')),
  screen('profile/teamlogs', later('teamLogsPage')),
  screen('profile/emaillogs', later('emailLogsPage')),
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
