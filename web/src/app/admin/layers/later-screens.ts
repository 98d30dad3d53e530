/*
 * Screens that nobody comes to first. They are listed apart from the others, because the build writes beside each
 * dynamic import which files it needs: the sign-in would load those lists of all screens.
 */

export const createArticlePage = async () =>
  (await import('../../../features/articles/editor/create-article-page')).CreateArticlePage;
export const editArticlePage = async () =>
  (await import('../../../features/articles/editor/edit-article-page')).EditArticlePage;
export const importArticlesPage = async () =>
  (await import('../../../features/import/import-page')).ImportArticlesPage;
export const importNewsPage = async () =>
  (await import('../../../features/import/import-page')).ImportNewsPage;
export const importCoursesPage = async () =>
  (await import('../../../features/import/import-page')).ImportCoursesPage;
export const newsPage = async () => (await import('../../../features/news/list/news-page')).NewsPage;
export const createNewsPage = async () =>
  (await import('../../../features/news/editor/create-news-page')).CreateNewsPage;
export const editNewsPage = async () =>
  (await import('../../../features/news/editor/edit-news-page')).EditNewsPage;
export const peoplePage = async () =>
  (await import('../../../features/inbox/people/directory/people-page')).PeoplePage;
export const companiesPage = async () =>
  (await import('../../../features/inbox/people/directory/companies-page')).CompaniesPage;
export const personPage = async () => (await import('../../../features/inbox/people/person-page')).PersonPage;
export const companyPage = async () =>
  (await import('../../../features/inbox/people/company-page')).CompanyPage;
export const chatInboxPage = async () => (await import('../pages/chat-inbox-page')).ChatInboxPage;
export const ownContactPage = async () => (await import('../pages/own-contact-page')).OwnContactPage;
export const contactFormPage = async () =>
  (await import('../../../features/settings/contact-form/contact-form-page')).ContactFormPage;
export const widgetPreviewPage = async () => (await import('../pages/widget-preview-page')).WidgetPreviewPage;
export const agencyExportPage = async () =>
  (await import('../../../features/agency/agency-export-page')).AgencyExportPage;
export const screensharePage = async () =>
  (await import('../../../features/screenshare/screenshare-page')).ScreensharePage;
export const accountPage = async () =>
  (await import('../../../features/settings/account/account-page')).AccountPage;
export const changePasswordPage = async () =>
  (await import('../../../features/sign-in/password/change-password-page')).ChangePasswordPage;
export const settingsPage = async () =>
  (await import('../../../features/settings/library/settings-page')).SettingsPage;
export const themePage = async () => (await import('../../../features/settings/theme/theme-page')).ThemePage;
export const widgetSettingsPage = async () =>
  (await import('../../../features/settings/widget/widget-settings-page')).WidgetSettingsPage;
export const languagePage = async () =>
  (await import('../../../features/settings/language/language-page')).LanguagePage;
export const statusSettingsPage = async () =>
  (await import('../../../features/settings/status/status-settings-page')).StatusSettingsPage;
export const ratingsPage = async () =>
  (await import('../../../features/settings/ratings/ratings-page')).RatingsPage;
export const businessHoursPage = async () =>
  (await import('../../../features/settings/business-hours/business-hours-page')).BusinessHoursPage;
export const serviceLevelsPage = async () =>
  (await import('../../../features/settings/service-levels/service-levels-page')).ServiceLevelsPage;
export const routingPage = async () =>
  (await import('../../../features/settings/routing/routing-page')).RoutingPage;
export const chatSettingsPage = async () =>
  (await import('../../../features/settings/chat/chat-settings-page')).ChatSettingsPage;
export const cannedRepliesPage = async () =>
  (await import('../../../features/settings/canned-replies/canned-replies-page')).CannedRepliesPage;
export const macrosPage = async () =>
  (await import('../../../features/settings/macros/macros-page')).MacrosPage;
export const teamsPage = async () => (await import('../../../features/settings/teams/teams-page')).TeamsPage;
export const prioritySupportPage = async () =>
  (await import('../../../features/settings/priority-support/priority-support-page')).PrioritySupportPage;
export const ticketSettingsPage = async () =>
  (await import('../../../features/settings/ticket-mail/ticket-settings-page')).TicketSettingsPage;
export const ticketStatusesPage = async () =>
  (await import('../../../features/settings/ticket-statuses/ticket-statuses-page')).TicketStatusesPage;
const ticketFieldPages = () => import('../../../features/settings/ticket-fields/ticket-field-page');
export const ticketTypesPage = async () => (await ticketFieldPages()).TicketTypesPage;
export const ticketCategoriesPage = async () => (await ticketFieldPages()).TicketCategoriesPage;
export const ticketTiersPage = async () => (await ticketFieldPages()).TicketTiersPage;
export const ticketTagsPage = async () =>
  (await import('../../../features/settings/ticket-tags/ticket-tags-page')).TicketTagsPage;
export const smartQueuesPage = async () =>
  (await import('../../../features/settings/smart-queues/smart-queues-page')).SmartQueuesPage;
export const blockedSendersPage = async () =>
  (await import('../../../features/settings/blocked-senders/blocked-senders-page')).BlockedSendersPage;
export const libraryNotificationsPage = async () =>
  (await import('../../../features/settings/library-notifications/library-notifications-page'))
    .LibraryNotificationsPage;
export const formsPage = async () => (await import('../../../features/forms/list/forms-page')).FormsPage;
export const formBuilderPage = async () =>
  (await import('../../../features/forms/builder/form-builder-page')).FormBuilderPage;
export const automationsPage = async () =>
  (await import('../../../features/automations/list/automations-page')).AutomationsPage;
export const automationPage = async () =>
  (await import('../../../features/automations/editor/automation-page')).AutomationPage;
export const sopPage = async () => (await import('../../../features/sop/list/sop-page')).SopPage;
export const readSopPage = async () =>
  (await import('../../../features/sop/reading/read-sop-page')).ReadSopPage;
export const createSopPage = async () =>
  (await import('../../../features/sop/editor/create-sop-page')).CreateSopPage;
export const editSopPage = async () =>
  (await import('../../../features/sop/editor/edit-sop-page')).EditSopPage;
export const teammatesPage = async () =>
  (await import('../../../features/team/roster/teammates-page')).TeammatesPage;
export const permissionsPage = async () =>
  (await import('../../../features/team/permissions/permissions-page')).PermissionsPage;
export const teamLogsPage = async () =>
  (await import('../../../features/team/logs/team-logs-page')).TeamLogsPage;
export const emailLogsPage = async () =>
  (await import('../../../features/team/email-log/email-logs-page')).EmailLogsPage;
export const coursesPage = async () =>
  (await import('../../../features/courses/list/courses-page')).CoursesPage;
export const createLessonPage = async () =>
  (await import('../../../features/courses/lesson/create-lesson-page')).CreateLessonPage;
export const editLessonPage = async () =>
  (await import('../../../features/courses/lesson/edit-lesson-page')).EditLessonPage;
