import { isBuiltSlug } from './built';
import type { PermissionSlug } from './slugs';

/** Groups of permissions, in display order. */
const PERMISSION_AREAS = [
  'inbox',
  'articles',
  'news',
  'courses',
  'sops',
  'automation',
  'forms',
  'reports',
  'team',
  'agency',
  'settings',
] as const;
type PermissionArea = (typeof PERMISSION_AREAS)[number];

/** The slugs are the specification's; their labels are ours (D-47). */
const AREA_LABELS: Record<PermissionArea, string> = {
  inbox: 'Inbox and tickets',
  articles: 'Help center articles',
  news: 'News Flash',
  courses: 'Courses',
  sops: 'SOPs',
  automation: 'Automation and smart queues',
  forms: 'Forms and flows',
  reports: 'Reports',
  team: 'Team',
  agency: 'Agency',
  settings: 'Settings and integrations',
};

export interface SlugLabel {
  readonly area: PermissionArea;
  readonly label: string;
  /** one sentence: what the permission allows */
  readonly description: string;
}

const of = (area: PermissionArea, label: string, description: string): SlugLabel => ({
  area,
  label,
  description,
});

/** What each permission is called and what it allows; the order within an area is the order of this table. */
export const SLUG_LABELS: Record<PermissionSlug, SlugLabel> = {
  canTakeChats: of('inbox', 'Take chats', 'Accept waiting visitors from the queue and chat with them.'),
  canSuperviseChats: of(
    'inbox',
    'Supervise chats',
    'Follow the chats of teammates, join them and write to the visitor.',
  ),
  canViewChatArchives: of('inbox', 'View chat archives', 'Read chats that have ended.'),
  canAssignChats: of('inbox', 'Assign chats', 'Transfer a chat to another teammate.'),
  canViewExistingTickets: of('inbox', 'View tickets', 'Open the ticket lists and read tickets.'),
  canReplyToTickets: of(
    'inbox',
    'Reply to tickets',
    'Answer tickets, add notes and change their status. Needs “View tickets” as well.',
  ),
  canSubmitTicketForReview: of(
    'inbox',
    'Submit for review',
    'Ask a reviewer to check an answer before it goes out.',
  ),
  canReviewOtherDrafts: of(
    'inbox',
    'Review drafts',
    'Check and approve the answers that others submitted for review.',
  ),

  canCreateAndUpdateHelpCenterArticles: of(
    'articles',
    'Write articles',
    'Create and edit articles and categories.',
  ),
  canManageAndPublishHelpCenterArticles: of(
    'articles',
    'Publish articles',
    'Publish, unpublish and delete articles.',
  ),
  canCreateAndUpdateNewsArticles: of('news', 'Write news', 'Create and edit news flashes.'),
  canManageAndPublishNewsArticles: of('news', 'Publish news', 'Publish, unpublish and delete news flashes.'),
  canCreateAndUpdateCoursesArticles: of(
    'courses',
    'Write courses',
    'Create and edit courses and their lessons.',
  ),
  canManageAndPublishCoursesArticles: of(
    'courses',
    'Publish courses',
    'Publish, unpublish and delete courses.',
  ),
  canCreateAndUpdateSopArticles: of('sops', 'Write SOPs', 'Create and edit internal procedures.'),
  canManageAndPublishSopArticles: of(
    'sops',
    'Publish SOPs',
    'Publish, unpublish and delete internal procedures.',
  ),

  canViewAutomations: of('automation', 'View automations', 'Open the automations and see what they do.'),
  canCreateAndEditAnAutomation: of(
    'automation',
    'Edit automations',
    'Create, change and switch automations.',
  ),
  canDeleteAnAutomation: of('automation', 'Delete automations', 'Remove automations for good.'),
  canCreateAndEditSmartQueue: of(
    'automation',
    'Edit smart queues',
    'Create and change the queues that people draw tickets from.',
  ),
  canDeleteSmartQueue: of('automation', 'Delete smart queues', 'Remove smart queues for good.'),

  canViewForms: of('forms', 'View forms and flows', 'Open the form builder and the flow builder.'),
  canCreateAndEditForms: of('forms', 'Edit forms', 'Create, change, publish and delete forms.'),
  canCreateAndEditFlows: of('forms', 'Edit flows', 'Create, change, publish and delete flows.'),

  canViewReports: of('reports', 'View reports', 'Open reports and dashboards.'),
  canCreateAndEditReports: of('reports', 'Edit reports', 'Create, change and delete custom reports.'),

  canManageTeammatesSeatsAndPermissions: of(
    'team',
    'Manage team and permissions',
    'Open the team pages, change permissions, set passwords for lower roles and read Team logs.',
  ),
  canInviteNewUsers: of('team', 'Invite teammates', 'Send, resend and revoke invitations.'),
  canUpdateUserRoles: of('team', 'Change roles', 'Give a teammate another role.'),
  canChangeTeammatesStatus: of(
    'team',
    'Change teammates’ status',
    'Deactivate, reactivate and set teammates away.',
  ),
  canDeleteOrReassignOwner: of(
    'team',
    'Transfer ownership',
    'Make another teammate the owner of the library.',
  ),

  canActAsChild: of('agency', 'Work in client libraries', 'Step into the libraries of the agency’s clients.'),
  canExportAgencies: of('agency', 'Export agencies', 'Download the list of agencies with chat.'),

  canManageGeneralAndSecuritySettings: of(
    'settings',
    'Manage general settings',
    'Change company data, addresses and security settings, edit the status page, and read the email log.',
  ),
  canManageWidgetSettings: of(
    'settings',
    'Manage appearance and widget',
    'Change the theme and the language of public pages.',
  ),
  canManageMessengerSettings: of(
    'settings',
    'Manage messenger settings',
    'Change how the messenger looks and greets.',
  ),
  canManageTicketSettings: of(
    'settings',
    'Manage ticket settings',
    'Keep the statuses that tickets can have. Needs “Manage appearance and widget” as well.',
  ),
  canManageChatSettings: of(
    'settings',
    'Manage chat settings',
    'Change what visitors are asked before a chat, who gets it, and the canned replies that everybody shares.',
  ),
  canViewIntegrations: of('settings', 'View integrations', 'See which services are connected.'),
  canCreateAndEditIntegrations: of('settings', 'Edit integrations', 'Add custom styles to the help center.'),
};

export interface PermissionGroup {
  readonly area: PermissionArea;
  readonly label: string;
  readonly slugs: readonly PermissionSlug[];
}

const LABELLED = Object.entries(SLUG_LABELS) as [PermissionSlug, SlugLabel][];

const slugsOf = (area: PermissionArea) =>
  LABELLED.filter(([slug, entry]) => entry.area === area && isBuiltSlug(slug)).map(([slug]) => slug);

/** The permissions of built areas, by group (D-53). */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = PERMISSION_AREAS.map((area) => ({
  area,
  label: AREA_LABELS[area],
  slugs: slugsOf(area),
})).filter(({ slugs }) => slugs.length > 0);
