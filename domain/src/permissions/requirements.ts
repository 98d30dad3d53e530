import { needsAll, needsAny, signedIn } from './requirement';
import type { PermissionSlug } from './slugs';

/** Requirements shared by the table and the endpoint contracts. */

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

export const inbox = needsAny(INBOX_SLUGS);
export const automation = needsAny(AUTOMATION_SLUGS);
export const writeArticles = needsAll(['canCreateAndUpdateHelpCenterArticles']);
export const publishArticles = needsAll(['canManageAndPublishHelpCenterArticles']);
export const writeNews = needsAll(['canCreateAndUpdateNewsArticles']);
export const deleteNews = needsAll(['canManageAndPublishNewsArticles']);
/** Whatever an import brings: each kind needs its own slug beside. */
export const writeImported = needsAny([
  'canCreateAndUpdateHelpCenterArticles',
  'canCreateAndUpdateNewsArticles',
  'canCreateAndUpdateCoursesArticles',
]);
/** Publishing changes the news flash, so it needs both. */
export const publishNews = needsAll(['canCreateAndUpdateNewsArticles', 'canManageAndPublishNewsArticles']);
export const writeCourses = needsAll(['canCreateAndUpdateCoursesArticles']);
export const publishCourses = needsAll(['canManageAndPublishCoursesArticles']);
export const writeSop = needsAll(['canCreateAndUpdateSopArticles']);
export const manageSops = needsAll(['canManageAndPublishSopArticles']);
/** Publishing changes the SOP, so it needs both slugs. */
export const publishSops = needsAll(['canCreateAndUpdateSopArticles', 'canManageAndPublishSopArticles']);
/** A checklist holds the text of its SOP, which only its readers may see (D-78, D-85). */
export const readChecklists = needsAll(['canViewExistingTickets', 'canCreateAndUpdateSopArticles']);
/** Running one is work on the ticket. */
export const runChecklists = needsAll([
  'canViewExistingTickets',
  'canReplyToTickets',
  'canCreateAndUpdateSopArticles',
]);
export const viewForms = needsAll(['canViewForms']);
/** Writing a form includes seeing it (S6-24). */
export const editForms = needsAll(['canViewForms', 'canCreateAndEditForms']);
export const viewReports = needsAll(['canViewReports']);
export const viewTickets = needsAll(['canViewExistingTickets']);
/** Whoever writes the lists that tickets are sorted by keeps the filters that everybody sees, too (D-112). */
export const shareFilters = needsAll(['canViewExistingTickets', 'canManageWidgetSettings']);
/** Whoever views tickets sees the smart queues, and so does whoever may open their page (S6-21, D-115). */
export const readSmartQueues = needsAny(['canViewExistingTickets', 'canCreateAndEditSmartQueue']);
/** Their predicates name tags, teams and people as tickets do, so that changing them includes viewing tickets. */
export const writeSmartQueues = needsAll(['canViewExistingTickets', 'canCreateAndEditSmartQueue']);
export const deleteSmartQueues = needsAll(['canViewExistingTickets', 'canDeleteSmartQueue']);
/** Conditions and actions name tags, teams and people as tickets do, so that changing automations includes viewing tickets (S6-14). */
export const writeWorkflows = needsAll(['canViewExistingTickets', 'canCreateAndEditAnAutomation']);
export const deleteWorkflows = needsAll(['canDeleteAnAutomation']);
/** What automations did is said of tickets. */
export const readWorkflowRuns = needsAll(['canViewExistingTickets', 'canViewAutomations']);
/** Replying includes reading the ticket (D-31). */
export const replyToTickets = needsAll(['canViewExistingTickets', 'canReplyToTickets']);
/** What is deleted cannot be brought back, and was somebody's personal data (D-124). */
export const deleteTickets = needsAll(['canViewExistingTickets', 'canManageGeneralAndSecuritySettings']);
/** Having a reply reviewed before it is sent, and reviewing those of teammates (D-31, D-104). */
export const submitDrafts = needsAll(['canViewExistingTickets', 'canSubmitTicketForReview']);
export const reviewDrafts = needsAll(['canViewExistingTickets', 'canReviewOtherDrafts']);
/** Telling visitors of an article is a reply in each ticket by someone who writes articles (U-11). */
export const tellAskers = needsAll([
  'canViewExistingTickets',
  'canReplyToTickets',
  'canCreateAndUpdateHelpCenterArticles',
]);
export const takeChats = needsAll(['canTakeChats']);
/** Work with chats as a whole: taking, handing over, closing; which of them each slug allows, the function decides (D-92). */
export const assignChats = needsAll(['canAssignChats']);
export const chatWork = needsAny(['canTakeChats', 'canAssignChats', 'canSuperviseChats']);
export const superviseChats = needsAll(['canSuperviseChats']);
/** What a person needs to write in a chat that somebody else has, once invited or joined (D-92). */
export const joinChats = needsAny(['canTakeChats', 'canSuperviseChats']);
export const viewArchives = needsAll(['canViewChatArchives']);
export const chatSettings = needsAll(['canManageChatSettings']);
/** For whoever sets the hours, and for whoever gives a team its own (D-130). */
export const readBusinessHours = needsAny(['canManageChatSettings', 'canManageTeammatesSeatsAndPermissions']);
/** Whoever writes in conversations, or keeps the replies that everybody shares (D-65). */
export const cannedReplies = needsAny([
  'canReplyToTickets',
  'canTakeChats',
  'canSuperviseChats',
  'canManageChatSettings',
]);
/** Whoever keeps the replies that everybody shares keeps the macros that everybody sees, too (D-114). */
export const shareMacros = needsAll(['canViewExistingTickets', 'canManageChatSettings']);
export const widgetSettings = needsAll(['canManageWidgetSettings']);
/** Types, categories and tiers: for whoever reads tickets, and for whoever writes the lists (D-89). */
export const readTicketFields = needsAny(['canViewExistingTickets', 'canManageWidgetSettings']);
/** The library's own ticket statuses, and its custom fields: D-32 asks for the first, and the second is theirs alone (D-121, D-126). */
export const ticketStatusSettings = needsAll(['canManageWidgetSettings', 'canManageTicketSettings']);
/** Their conditions name tags, teams and people as tickets do, so that changing them includes viewing tickets (D-135). */
export const serviceLevelSettings = needsAll([
  'canViewExistingTickets',
  'canManageWidgetSettings',
  'canManageTicketSettings',
]);
export const messengerSettings = needsAll(['canManageMessengerSettings']);
export const generalSettings = needsAll(['canManageGeneralAndSecuritySettings']);
/** Whose tickets come first in the default library (S6-41): everybody there reads it, whoever sets up tickets changes it (D-108). */
export const prioritySupport = signedIn({ defaultLibraryOnly: true });
export const writePrioritySupport = needsAll(['canManageWidgetSettings'], { defaultLibraryOnly: true });
/** Only from the default parent library (S6-40, D-61). */
export const exportAgencies = needsAll(['canExportAgencies'], { defaultLibraryOnly: true });
export const inviteUsers = needsAll(['canInviteNewUsers']);
export const manageTeam = needsAll(['canManageTeammatesSeatsAndPermissions']);
/** S2.8-05 and, for its route, D-32. The icon also needs the form to be on; the route does not (D-96). */
export const contactForm = signedIn({ exceptRoles: ['agent', 'writer', 'editor'] });
