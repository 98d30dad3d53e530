import { ADMIN_PATTERNS } from '../../shared/routes/admin-links';
import { type AdminRoute, open, type Page, screen, screens } from './admin-route';
import {
  AUTOMATION,
  CONTACT_FORM,
  COURSES,
  FLOWS,
  FORMS,
  INTEGRATIONS,
  NEWS,
  PREVIEW,
  QUEUES,
  REPORTS,
  SOPS,
  TICKETS,
} from './arrivals';
import { arriving } from './pages/arriving';

/**
 * Every screen of the staff: the router, the guards, preloading and the route test read this table. A screen is
 * a chunk of its own; its requirement is its row of the permission table.
 */
export const ADMIN_ROUTES: readonly AdminRoute[] = [
  open(ADMIN_PATTERNS.login, async () => (await import('../../features/session/login-page')).LoginPage),
  open(ADMIN_PATTERNS.forgot, async () => (await import('../../features/session/forgot-page')).ForgotPage),
  open(
    ADMIN_PATTERNS.resetPassword,
    async () => (await import('../../features/session/reset-password-page')).ResetPasswordPage,
  ),
  open(
    ADMIN_PATTERNS.supportSignIn,
    async () => (await import('../../features/session/support-sign-in-page')).SupportSignInPage,
  ),

  screen('accessdenied', async () => (await import('./pages/access-denied-page')).AccessDeniedPage),
  screen('inbox', async () => (await import('./pages/inbox-tab-page')).InboxTabPage),
  screen(
    'chatinbox',
    arriving('Chat inbox', 'Live chats will be answered here. They arrive with live chat.'),
  ),
  screen('content', async () => (await import('../../features/articles/content-page')).ContentPage),
  screen(
    'article/create',
    async () => (await import('../../features/articles/create-article-page')).CreateArticlePage,
  ),
  screen(
    'article/edit/:id',
    async () => (await import('../../features/articles/edit-article-page')).EditArticlePage,
  ),
  screen('sop', arriving('SOPs', SOPS)),
  screen('sop/create', arriving('New SOP', SOPS)),
  screen('sop/:id', arriving('SOP', SOPS)),
  screen('sop/update/:id', arriving('Edit SOP', SOPS)),
  screen('courses', arriving('Courses', COURSES)),
  screen('courses/create/:course_id', arriving('New lesson', COURSES)),
  screen('courses/update/:id/:course_id', arriving('Edit lesson', COURSES)),
  screen('newsflash', arriving('News Flash', NEWS)),
  screen('newsflash/create', arriving('New news flash', NEWS)),
  screen('newsflash/edit/:id', arriving('Edit news flash', NEWS)),
  screen('automation', arriving('Automation', AUTOMATION)),
  screen('manageautomation/:automation_ref', arriving('Edit automation', AUTOMATION)),
  screen('formbuilder', arriving('Form Builder', FORMS)),
  screen('manageformbuilder', arriving('Edit form', FORMS)),
  screen('flowbuilder', arriving('Flow Builder', FLOWS)),
  screen('manageflowbuilder', arriving('Edit flow', FLOWS)),
  screen('contactform', async () => (await import('./pages/contact-form-page')).ContactFormPage),
  screen('/contact', arriving('Contact', CONTACT_FORM)),
  screen('preview', arriving('Preview', PREVIEW)),
  screens('reports', arriving('Reports', REPORTS)),
  screen('reports/newreport', arriving('New report', REPORTS)),
  screens('reportsstatic', arriving('Reports demo', REPORTS)),
  screen(
    '/getmodalIntegrationsagencies',
    async () => (await import('../../features/agency/agency-export-page')).AgencyExportPage,
  ),

  screen('profile/account', async () => (await import('../../features/settings/account-page')).AccountPage),
  screen(
    'profile/changePassword',
    async () => (await import('../../features/session/change-password-page')).ChangePasswordPage,
  ),
  screen(
    'profile/notifications',
    async () => (await import('../../features/settings/notifications-page')).NotificationsPage,
  ),
  screen(
    'profile/settings',
    async () => (await import('../../features/settings/settings-page')).SettingsPage,
  ),
  screen('profile/theme', async () => (await import('../../features/settings/theme-page')).ThemePage),
  screen(
    'profile/language',
    async () => (await import('../../features/settings/language-page')).LanguagePage,
  ),
  screen('profile/teammates', async () => (await import('../../features/team/teammates-page')).TeammatesPage),
  screen(
    'profile/permissions',
    async () => (await import('../../features/team/permissions-page')).PermissionsPage,
  ),
  screen('profile/teamlogs', async () => (await import('../../features/team/team-logs-page')).TeamLogsPage),
  screen(
    'profile/emaillogs',
    async () => (await import('../../features/team/email-logs-page')).EmailLogsPage,
  ),
  screen('profile/integrations', arriving('Integrations', INTEGRATIONS)),
  screen('profile/tickets', arriving('Tickets', TICKETS)),
  screen('profile/ticketsettings', arriving('Ticket settings', TICKETS)),
  screen('profile/tickettypes', arriving('Ticket types', TICKETS)),
  screen('profile/ticketcategories', arriving('Ticket categories', TICKETS)),
  screen('profile/tickettiers', arriving('Ticket tiers', TICKETS)),
  screen('profile/smartqueues', arriving('Smart queues', QUEUES)),
  screen('profile/prioritysupport', arriving('Priority support', QUEUES)),
];

/** The page of a route. */
export function pageOf(pattern: string): Page {
  const route = ADMIN_ROUTES.find((candidate) => candidate.pattern === pattern);
  if (route === undefined) throw new Error(`No route for ${pattern}`);
  return route.page;
}

/** Loads the page of a route before somebody goes there; going there says what is wrong, if anything is. */
export function preload(pattern: string): void {
  pageOf(pattern)().catch(() => {});
}
