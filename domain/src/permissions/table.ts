import { anyone, needsAll, needsAny, nobody, open, type Requirement, signedIn } from './requirement';
import type { PermissionSlug } from './slugs';

/**
 * One row per protected thing. Guards, navigation, inbox tabs and the functions' middleware read it; the rules
 * are held to it by the matrix test.
 */

/** The four permissions that open the inbox (S6-39, S6-42). */
export const INBOX_SLUGS = [
  'canTakeChats',
  'canSuperviseChats',
  'canViewChatArchives',
  'canViewExistingTickets',
] as const satisfies readonly PermissionSlug[];

const AUTOMATION_SLUGS = [
  'canCreateAndEditAnAutomation',
  'canDeleteAnAutomation',
  'canViewAutomations',
] as const satisfies readonly PermissionSlug[];

const inbox = needsAny(INBOX_SLUGS);
const automation = needsAny(AUTOMATION_SLUGS);
const writeArticles = needsAll(['canCreateAndUpdateHelpCenterArticles']);
const publishArticles = needsAll(['canManageAndPublishHelpCenterArticles']);
const writeNews = needsAll(['canCreateAndUpdateNewsArticles']);
const writeCourses = needsAll(['canCreateAndUpdateCoursesArticles']);
const writeSop = needsAll(['canCreateAndUpdateSopArticles']);
const viewForms = needsAll(['canViewForms']);
const viewReports = needsAll(['canViewReports']);
const viewTickets = needsAll(['canViewExistingTickets']);
/** Who answers a ticket reads it (D-31). */
const replyToTickets = needsAll(['canViewExistingTickets', 'canReplyToTickets']);
const takeChats = needsAll(['canTakeChats']);
const superviseChats = needsAll(['canSuperviseChats']);
const viewArchives = needsAll(['canViewChatArchives']);
const widgetSettings = needsAll(['canManageWidgetSettings']);
const generalSettings = needsAll(['canManageGeneralAndSecuritySettings']);
/** From the default parent library alone (S6-40, D-61). */
const exportAgencies = needsAll(['canExportAgencies'], { defaultLibraryOnly: true });
const inviteUsers = needsAll(['canInviteNewUsers']);
const manageTeam = needsAll(['canManageTeammatesSeatsAndPermissions']);
/** S2.8-05 and, for its route, D-32; that the form is switched on is the caller's to check. */
const contactForm = signedIn({ exceptRoles: ['agent', 'writer', 'editor'] });

/** Routes under /admin unless they begin with a slash (S6-20 to S6-41, D-30, D-31, D-32, D-48). */
export const ROUTE_PERMISSIONS = {
  accessdenied: signedIn(),
  content: writeArticles,
  'article/create': writeArticles,
  'article/edit/:id': writeArticles,
  inbox,
  chatinbox: inbox,
  sop: writeSop,
  'sop/:id': writeSop,
  'sop/create': writeSop,
  'sop/update/:id': writeSop,
  courses: writeCourses,
  'courses/create/:course_id': writeCourses,
  'courses/update/:id/:course_id': writeCourses,
  automation,
  'manageautomation/:automation_ref': automation,
  formbuilder: viewForms,
  manageformbuilder: needsAll(['canCreateAndEditForms']),
  flowbuilder: viewForms,
  manageflowbuilder: needsAll(['canCreateAndEditFlows']),
  newsflash: writeNews,
  'newsflash/create': writeNews,
  'newsflash/edit/:id': writeNews,
  preview: signedIn(),
  contactform: contactForm,
  reports: viewReports,
  'reports/newreport': needsAll(['canCreateAndEditReports']),
  reportsstatic: viewReports,
  'profile/account': signedIn(),
  'profile/theme': signedIn(),
  'profile/changePassword': signedIn(),
  'profile/settings': generalSettings,
  'profile/emaillogs': generalSettings,
  'profile/prioritysupport': signedIn({ defaultLibraryOnly: true }),
  'profile/tickets': widgetSettings,
  'profile/language': widgetSettings,
  'profile/notifications': widgetSettings,
  'profile/ticketsettings': widgetSettings,
  'profile/tickettypes': widgetSettings,
  'profile/ticketcategories': widgetSettings,
  'profile/tickettiers': widgetSettings,
  'profile/teammates': manageTeam,
  'profile/teamlogs': manageTeam,
  'profile/permissions': manageTeam,
  'profile/integrations': needsAll(['canViewIntegrations']),
  'profile/smartqueues': needsAll(['canCreateAndEditSmartQueue'], { deniedTarget: 'account' }),
  '/contact': signedIn(),
  '/getmodalIntegrationsagencies': exportAgencies,
} as const satisfies Record<string, Requirement>;

/** Side navigation in its order of appearance (S2.8-03, S2.8-05, S6-42 to S6-45). */
export const NAV_PERMISSIONS = {
  inbox,
  articles: writeArticles,
  formBuilder: viewForms,
  flowBuilder: viewForms,
  newsFlash: writeNews,
  reports: viewReports,
  integrations: needsAll(['canViewIntegrations']),
  sops: writeSop,
  courses: writeCourses,
  automation,
  settings: generalSettings,
  contactForm,
} as const satisfies Record<string, Requirement>;

/** Tabs of /admin/inbox (S6-34 to S6-39, D-31). */
export const INBOX_TAB_PERMISSIONS = {
  inbox,
  queue: takeChats,
  chats: superviseChats,
  archives: viewArchives,
  tickets: viewTickets,
  othertickets: viewTickets,
  mentiontickets: viewTickets,
  createdbyyoutickets: viewTickets,
  awaitingreplytickets: viewTickets,
  hlpttickets: viewTickets,
  awaitingreplyhlpttickets: viewTickets,
  reassignedtickets: viewTickets,
  unassignedtickets: viewTickets,
  draftstickets: viewTickets,
} as const satisfies Record<string, Requirement>;

/**
 * Endpoints, as 'METHOD /path' below the functions' base. Those for anyone still need a visitor's anonymous token;
 * the open ones need none.
 */
export const ENDPOINT_PERMISSIONS = {
  'POST /api/activity/articles': anyone,
  'POST /api/activity/reactions': anyone,
  'POST /api/inbox/visitoraccess': anyone,
  'PATCH /api/inbox/tickets': replyToTickets,
  'POST /api/inbox/heldrequests': viewTickets,
  'POST /api/inbox/login': signedIn(),
  'GET /api/auth/resources1': open,
  'POST /api/auth/hlpt': open,
  'POST /api/auth/endedsessions': open,
  'POST /api/auth/updatePassword': signedIn(),
  'GET /api/invitation/approve': open,
  'GET /api/teams/user': signedIn(),
  'PUT /api/teams/user': signedIn(),
  'GET /api/teams/agents': signedIn(),
  'PATCH /api/teams/agents': needsAny(['canChangeTeammatesStatus', 'canUpdateUserRoles']),
  // One's own, or anybody's for whoever manages the team: the endpoint checks.
  'GET /api/teams/permissions/:ref_uid/:role': signedIn(),
  'PUT /api/teams/updatepermissions/:id': manageTeam,
  'DELETE /api/teams/permissions/:ref_uid/:slug': manageTeam,
  'GET /api/teams/roles/:id': signedIn(),
  'POST /api/teams/owner': needsAll(['canDeleteOrReassignOwner']),
  'POST /api/teams/viewas': manageTeam,
  'DELETE /api/teams/viewas': signedIn(),
  'GET /api/teams/invitations': inviteUsers,
  'POST /api/teams/invitations': inviteUsers,
  'PATCH /api/teams/invitations/:id': inviteUsers,
  'DELETE /api/teams/invitations/:id': inviteUsers,
  // Agency users alone (S4.2-01): the endpoints check.
  'GET /api/admin/agency': signedIn(),
  'POST /api/admin/agency': generalSettings,
  'PUT /api/admin/agency': generalSettings,
  'PATCH /api/admin/agency': generalSettings,
  'POST /api/admin/loginas': needsAll(['canActAsChild']),
  'PATCH /api/admin/loginas': signedIn(),
  'GET /api/admin/agencyexport': exportAgencies,
  'PATCH /api/admin/libraryaddress': generalSettings,
  'GET /api/activity/feeds': signedIn(),
  'POST /api/activity/feeds/read': signedIn(),
  'GET /api/activity/email-logs': generalSettings,
} as const satisfies Record<string, Requirement>;

/**
 * Collections, as 'Collection.operation'. `anyone` means without staff rights: a visitor's query still has to
 * ask for one library and for published things, and sees none but its own conversations.
 */
export const COLLECTION_PERMISSIONS = {
  'SupportLibraries.get': anyone,
  'SupportLibraries.list': nobody,
  'SupportLibraries.create': nobody,
  'SupportLibraries.update': nobody,
  'SupportLibraries.updateCategoryOrder': writeArticles,
  'SupportLibraries.updateSettings': generalSettings,
  'SupportLibraries.updateTheme': widgetSettings,
  'SupportLibraries.updateCustomCss': needsAll(['canManageWidgetSettings', 'canCreateAndEditIntegrations']),
  'SupportLibraries.delete': nobody,
  'SupportLibraries/private.get': needsAny([
    'canManageGeneralAndSecuritySettings',
    'canManageTicketSettings',
    'canManageWidgetSettings',
  ]),
  'SupportLibraries/private.updateCompany': generalSettings,
  'SupportLibraries/private.write': nobody,
  'LibraryKeys.get': anyone,
  'LibraryKeys.write': nobody,
  'LibraryHosts.get': anyone,
  'LibraryHosts.write': nobody,
  'Users.get': signedIn(),
  'Users.list': signedIn(),
  'Users.updateOwnProfile': signedIn(),
  'Users.write': nobody,
  'Categories.readVisible': anyone,
  'Categories.readAll': signedIn(),
  'Categories.create': writeArticles,
  'Categories.update': writeArticles,
  'Categories.delete': publishArticles,
  'Articles.readPublished': anyone,
  'Articles.readAll': writeArticles,
  'Articles.createUnpublished': writeArticles,
  'Articles.updateUnpublished': writeArticles,
  // Publishing is a change of the article, so both slugs.
  'Articles.publish': needsAll([
    'canCreateAndUpdateHelpCenterArticles',
    'canManageAndPublishHelpCenterArticles',
  ]),
  'Articles.delete': publishArticles,
  'ArticleDrafts.read': writeArticles,
  'ArticleDrafts.write': writeArticles,
  'SearchShards.get': anyone,
  'SearchShards.write': nobody,
  'mail.createOwn': anyone,
  'mail.read': generalSettings,
  'mail.update': nobody,
  'Conversations.readTicket': viewTickets,
  'Conversations.readQueuedOrOwnChat': takeChats,
  'Conversations.readOthersChat': superviseChats,
  'Conversations.readEndedChat': viewArchives,
  'Conversations.readOwnAsVisitor': anyone,
  'Conversations.create': nobody,
  'Conversations.markRead': viewTickets,
  'Conversations.updateOnReply': replyToTickets,
  'Messages.readOfTicket': viewTickets,
  'Messages.readOfQueuedOrOwnChat': takeChats,
  'Messages.readOfOthersChat': superviseChats,
  'Messages.readOfEndedChat': viewArchives,
  'Messages.readPublicAsVisitor': anyone,
  'Messages.createAsVisitor': anyone,
  'Messages.createAsAgent': replyToTickets,
  'Messages.createNote': replyToTickets,
  'Messages.update': nobody,
  'Outbox.read': nobody,
  'Outbox.write': nobody,
  'HeldRequests.read': viewTickets,
  'HeldRequests.readOwnAsVisitor': anyone,
  'HeldRequests.write': nobody,
  'ReadingWaits.read': nobody,
  'ReadingWaits.write': nobody,
  'TicketCounters.read': nobody,
  'TicketCounters.write': nobody,
  'AddressProofs.read': nobody,
  'AddressProofs.write': nobody,
  'Invitations.read': nobody,
  'Invitations.write': nobody,
  'Audit.read': manageTeam,
  'Audit.write': nobody,
  'Feeds.read': nobody,
  'Feeds.write': nobody,
  'Translations.read': anyone,
  'Translations.create': widgetSettings,
  'Translations.update': widgetSettings,
  'Translations.delete': widgetSettings,
  'AgentNotifications.getOwn': signedIn(),
  'AgentNotifications.setOwn': signedIn(),
  'ArticleVotes.write': nobody,
  'ArticleViews.write': nobody,
  'RateLimits.write': nobody,
} as const satisfies Record<string, Requirement>;

export type RouteName = keyof typeof ROUTE_PERMISSIONS;
export type NavIcon = keyof typeof NAV_PERMISSIONS;
export type InboxTab = keyof typeof INBOX_TAB_PERMISSIONS;
export type EndpointName = keyof typeof ENDPOINT_PERMISSIONS;
export type CollectionOperation = keyof typeof COLLECTION_PERMISSIONS;

export interface PermissionRow {
  readonly area: 'route' | 'nav' | 'inbox-tab' | 'endpoint' | 'collection';
  readonly name: string;
  readonly requirement: Requirement;
}

const rowsOf = (area: PermissionRow['area'], table: Readonly<Record<string, Requirement>>): PermissionRow[] =>
  Object.entries(table).map(([name, requirement]) => ({ area, name, requirement }));

/** The whole table as rows, for the matrix test and the printed document. */
export const PERMISSION_TABLE: readonly PermissionRow[] = [
  ...rowsOf('route', ROUTE_PERMISSIONS),
  ...rowsOf('nav', NAV_PERMISSIONS),
  ...rowsOf('inbox-tab', INBOX_TAB_PERMISSIONS),
  ...rowsOf('endpoint', ENDPOINT_PERMISSIONS),
  ...rowsOf('collection', COLLECTION_PERMISSIONS),
];
