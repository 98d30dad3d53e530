import * as activityArticles from './activity/articles';
import * as activityAskers from './activity/askers';
import * as activityCourseProgress from './activity/course-progress';
import * as activityCourses from './activity/courses';
import * as activityEmailLogs from './activity/email-logs';
import * as activityFeeds from './activity/feeds';
import * as activityNews from './activity/news';
import * as activitySearches from './activity/searches';
import * as adminActing from './admin/acting';
import * as adminAgency from './admin/agency';
import * as adminContactForm from './admin/contact-form';
import * as adminLibraryAddress from './admin/library-address';
import * as adminStatus from './admin/status';
import * as articlesCourses from './articles/courses';
import * as articlesExport from './articles/export';
import * as articlesImport from './articles/import';
import * as articlesSops from './articles/sops';
import * as authPasswords from './auth/passwords';
import * as authResources from './auth/resources';
import * as authSignInLink from './auth/sign-in-link';
import * as automationsWorkflows from './automations/workflows';
import { type Contract, endpointName } from './contract';
import * as formBuilderForms from './form-builder/forms';
import * as formBuilderSubmissions from './form-builder/submissions';
import * as inboxAgentNotifications from './inbox/agent-notifications';
import * as inboxBlockedSenders from './inbox/blocked-senders';
import * as inboxBulkTickets from './inbox/bulk-tickets';
import * as inboxBusinessHours from './inbox/business-hours';
import * as inboxChats from './inbox/chats';
import * as inboxChecklists from './inbox/checklists';
import * as inboxCobrowse from './inbox/cobrowse';
import * as inboxCustomFields from './inbox/custom-fields';
import * as inboxDeleteTickets from './inbox/delete-tickets';
import * as inboxDrafts from './inbox/drafts';
import * as inboxDuty from './inbox/duty';
import * as inboxEventHistory from './inbox/event-history';
import * as inboxFileQuota from './inbox/file-quota';
import * as inboxFollowers from './inbox/followers';
import * as inboxHeldRequests from './inbox/held-requests';
import * as inboxIdentity from './inbox/identity';
import * as inboxInboundMail from './inbox/inbound-mail';
import * as inboxLoadNotice from './inbox/load-notice';
import * as inboxMacros from './inbox/macros';
import * as inboxMailAddress from './inbox/mail-address';
import * as inboxMergeTickets from './inbox/merge-tickets';
import * as inboxMessages from './inbox/messages';
import * as inboxMyRequests from './inbox/my-requests';
import * as inboxNotificationSettings from './inbox/notification-settings';
import * as inboxNotificationSubscriptions from './inbox/notification-subscriptions';
import * as inboxPlannedReplies from './inbox/planned-replies';

import * as inboxRatings from './inbox/ratings';
import * as inboxRequestFiles from './inbox/request-files';
import * as inboxRouting from './inbox/routing';
import * as inboxServiceLevels from './inbox/service-levels';
import * as inboxSession from './inbox/session';
import * as inboxSmartQueues from './inbox/smart-queues';
import * as inboxSnooze from './inbox/snooze';
import * as inboxSplitTicket from './inbox/split-ticket';
import * as inboxTags from './inbox/tags';
import * as inboxTeams from './inbox/teams';
import * as inboxTicketAddresses from './inbox/ticket-addresses';
import * as inboxTicketFields from './inbox/ticket-fields';
import * as inboxTicketFilters from './inbox/ticket-filters';
import * as inboxTicketLinks from './inbox/ticket-links';
import * as inboxTicketPriority from './inbox/ticket-priority';
import * as inboxTicketSearch from './inbox/ticket-search';
import * as inboxTicketStatuses from './inbox/ticket-statuses';
import * as inboxTickets from './inbox/tickets';
import * as inboxVisitorAccess from './inbox/visitor-access';
import * as inboxVisitorPeople from './inbox/visitor-people';
import * as integrationModalWidgets from './integration/modal-widgets';
import * as integrationPrioritySupport from './integration/priority-support';
import * as invitation from './invitation';
import * as teamsAgents from './teams/agents';
import * as teamsInvitations from './teams/invitations';
import * as teamsOwner from './teams/owner';
import * as teamsPermissions from './teams/permissions';
import * as teamsUser from './teams/user';
import * as teamsViewAs from './teams/view-as';

const isContract = (exported: unknown): exported is Contract =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'service' in exported;

interface NamedContract {
  /** the contract's name in its module; unique */
  readonly id: string;
  /** 'METHOD /path' */
  readonly name: string;
  readonly contract: Contract;
}

/**
 * All endpoints, for tests and documents. Functions and pages import the contracts they need from the
 * module of the service, so that a page does not load the others.
 */
export const ENDPOINTS: readonly NamedContract[] = [
  activityArticles,
  activityAskers,
  activityCourses,
  activityCourseProgress,
  activityEmailLogs,
  activityFeeds,
  activityNews,
  activitySearches,
  adminActing,
  adminAgency,
  adminContactForm,
  adminLibraryAddress,
  adminStatus,
  articlesExport,
  articlesImport,
  articlesCourses,
  articlesSops,
  automationsWorkflows,
  authPasswords,
  authResources,
  authSignInLink,
  formBuilderForms,
  formBuilderSubmissions,
  inboxAgentNotifications,
  inboxBlockedSenders,
  inboxBulkTickets,
  inboxBusinessHours,
  inboxChats,
  inboxChecklists,
  inboxCobrowse,
  inboxCustomFields,
  inboxDeleteTickets,
  inboxDrafts,
  inboxDuty,
  inboxEventHistory,
  inboxFileQuota,
  inboxFollowers,
  inboxHeldRequests,
  inboxIdentity,
  inboxInboundMail,
  inboxLoadNotice,
  inboxMacros,
  inboxMailAddress,
  inboxRatings,
  inboxRequestFiles,
  inboxRouting,
  inboxServiceLevels,
  inboxSession,
  inboxMergeTickets,
  inboxMessages,
  inboxMyRequests,
  inboxNotificationSettings,
  inboxNotificationSubscriptions,
  inboxPlannedReplies,
  inboxSmartQueues,
  inboxSnooze,
  inboxSplitTicket,
  inboxTags,
  inboxTeams,
  inboxTicketAddresses,
  inboxTicketFields,
  inboxTicketStatuses,
  inboxTicketFilters,
  inboxTicketSearch,
  inboxTicketPriority,
  inboxTicketLinks,
  inboxVisitorPeople,
  inboxTickets,
  inboxVisitorAccess,
  teamsAgents,
  teamsInvitations,
  teamsOwner,
  teamsPermissions,
  teamsUser,
  teamsViewAs,
  integrationModalWidgets,
  integrationPrioritySupport,
  invitation,
]
  .flatMap((service) => Object.entries(service))
  .flatMap(([id, contract]) => (isContract(contract) ? [{ id, name: endpointName(contract), contract }] : []))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
