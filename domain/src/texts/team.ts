import type { Role } from '../permissions/slugs';

/** One wording for the menu, the title and the button. */
const TRANSFER_OWNERSHIP = 'Transfer ownership';

/** The team pages. The specification only names their routes, so the wording is ours (D-45, D-47). */
export const TEAM_TEXTS = {
  title: 'Teammates',
  intro: 'Everyone who works in this library, what they may do and whether they are online.',
  invite: 'Invite teammates',
  /** column headings of the list; the menu column has none */
  columns: ['Teammate', 'Role', 'Status', ''],
  views: 'Teammates to show',
  role: 'Role',
  searchPlaceholder: 'Search by name or email',
  listFailed: 'The teammates could not be loaded.',
  noMatch: 'No teammates match',
  noMatchBody: 'Try another name or email address.',
  noneDeactivated: 'No deactivated teammates',
  noneDeactivatedBody: 'Teammates you deactivate are listed here, so that you can reactivate them.',
  showMore: 'Show more teammates',
  you: 'You',
  unnamed: 'No name yet',
  active: 'Active',
  deactivated: 'Deactivated',
  invited: 'Invited',
  online: 'Online',
  away: 'Away',
  neverSeen: 'Not seen yet',
  seenJustNow: 'Seen just now',
  seenAgo: (age: string) => `Seen ${age} ago`,
  seenOn: (date: string) => `Seen on ${date}`,
  actionsFor: (name: string) => `Actions for ${name}`,
  elsewhere: 'Working in another library',
  undo: 'Undo',

  changeRole: 'Change role',
  editPermissions: 'Permissions',
  viewAs: 'View as this teammate',
  setPassword: 'Set a password',
  makeOwner: TRANSFER_OWNERSHIP,
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
} as const;

/** Why an action is shown but disabled. */
export const OFFER_REASONS = {
  missing: (label: string) => `Needs the permission “${label}”.`,
  self: 'You cannot change your own access.',
  higherRole: 'This teammate has a higher role than you.',
  sameRole: 'Only for roles below your own.',
  ownersOnly: 'Only the owner can do this.',
  isOwner: 'Already owns this library.',
  deactivated: 'Reactivate this teammate first.',
  viewing: 'You are viewing as a teammate. End the view first.',
} as const;

export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  writer: 'Writer',
  agent: 'Agent',
};

/** A role within a sentence. */
export const ROLE_NOUNS: Record<Role, string> = {
  owner: 'an owner',
  admin: 'an admin',
  editor: 'an editor',
  writer: 'a writer',
  agent: 'an agent',
};

/** What a role is for, in one sentence. */
export const ROLE_DESCRIPTIONS: Record<Role, string> = {
  owner: 'Has every permission and can transfer ownership.',
  admin: 'Has every permission: settings, team, content and conversations.',
  // What is not built yet is not named (D-53).
  editor: 'Writes and publishes articles, news, SOPs and courses.',
  writer: 'Writes and publishes articles, and writes news, SOPs and courses.',
  agent: 'Answers tickets.',
};

/** Dialogs about one teammate. */
export const TEAMMATE_DIALOG_TEXTS = {
  roleTitle: (name: string) => `Change the role of ${name}`,
  roleBody: 'The role takes effect at once, even in pages that are already open.',
  gains: 'Gains',
  loses: 'Loses',
  noDifference: 'Their permissions stay the same.',
  /** with its article: 'an editor' */
  roleChanged: (name: string, role: string) => `${name} is now ${role}.`,

  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateBody: (name: string) =>
    `${name} is signed out everywhere within seconds and cannot sign in again. Articles, replies and the audit log stay as they are. You can reactivate ${name} at any time.`,
  deactivated: (name: string) => `${name} is deactivated and signed out.`,
  reactivateTitle: (name: string) => `Reactivate ${name}?`,
  reactivateBody: (name: string, role: string) =>
    `${name} can sign in again with the same password, as ${role} with the same permissions as before.`,
  reactivated: (name: string) => `${name} can sign in again.`,

  ownerTitle: (name: string) => `${TRANSFER_OWNERSHIP} to ${name}?`,
  ownerBody: (name: string) =>
    `${name} becomes the owner of this library and you become an admin. Only ${name} can transfer ownership back.`,
  ownerPrompt: (email: string) => `Type ${email} to confirm`,
  ownerConfirm: TRANSFER_OWNERSHIP,
  ownerDone: (name: string) => `${name} is the owner now. You are an admin.`,

  passwordTitle: (name: string) => `Set a password for ${name}`,
  passwordBody: (name: string) =>
    `${name} is signed out everywhere and must sign in with the new password. Share it in person, and ask ${name} to change it.`,
  passwordLabel: 'New password',
  passwordHelp: 'At least 6 characters.',
  passwordShow: 'Show password',
  passwordHide: 'Hide password',
  passwordSet: (name: string) => `${name} has a new password and is signed out.`,

  viewAsTitle: (name: string) => `View as ${name}`,
  viewAsBody: (name: string) =>
    `You view Harborline with ${name}’s permissions, limited to those you also have. Nothing can be changed until you end the view. This is recorded in Team logs.`,
  viewAsConfirm: 'Start view',
} as const;

/** Inviting teammates; the texts for the invited person are in texts/invitation. */
export const INVITE_TEXTS = {
  dialogTitle: 'Invite teammates',
  dialogBody: 'Invitations expire after 7 days.',
  emailsLabel: 'Email addresses',
  emailsHelp: 'Separate addresses with commas, spaces or new lines.',
  emailsMissing: 'Please enter at least one email address.',
  invalidEmails: (emails: string) => `Not an email address: ${emails}`,
  tooMany: (limit: number) => `Please invite at most ${limit} people at once.`,
  alreadyHere: (emails: string) => `Already on the team: ${emails}`,
  send: (count: number) => (count > 1 ? `Send ${count} invitations` : 'Send invitation'),
  sent: (count: number, first: string) =>
    count > 1 ? `${count} invitations are on their way.` : `${first} is invited.`,
  someFailed: 'These could not be invited:',
  list: 'Invitations',
  columns: ['Invited', 'Role', 'Link', ''],
  showMore: 'Show older invitations',
  listFailed: 'The invitations could not be loaded.',
  emptyTitle: 'No open invitations',
  emptyBody: 'People you invite are listed here until they follow the link in the email.',
  mayNotInvite: 'Inviting needs the permission “Invite teammates”.',
  expired: 'Expired',
  expiresSoon: 'Expires within an hour',
  expiresInHours: (hours: number) => `Expires in ${hours} hours`,
  expiresInDays: (days: number) => `Expires in ${days} days`,
  invitedBy: (name: string) => `Invited by ${name}`,
  resend: 'Resend',
  resendTo: (email: string) => `Resend to ${email}`,
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  resent: (email: string) => `A new email is on its way to ${email}. The earlier link no longer works.`,
  revoke: 'Revoke',
  revokeFor: (email: string) => `Revoke for ${email}`,
  revokeTitle: 'Revoke this invitation?',
  revokeBody: (email: string) => `The link in the email to ${email} stops working at once.`,
  revoked: (email: string) => `The invitation for ${email} was revoked.`,
} as const;

export const PERMISSION_TEXTS = {
  title: 'Permissions',
  intro: 'What a teammate may do, and where that differs from their role.',
  choose: 'Teammate',
  chooseTitle: 'Choose a teammate',
  chooseBody: 'Their role’s defaults and any differences appear here.',
  titleOf: (name: string) => `Permissions for ${name}`,
  loadFailed: 'The permissions could not be loaded.',
  roleDefault: (role: string, isGranted: boolean) => `${role} default: ${isGranted ? 'on' : 'off'}`,
  grantedOf: (granted: number, total: number) => `${granted} of ${total}`,
  differs: 'Differs from role',
  backToDefault: 'Reset to role default',
  allBackToDefault: 'Reset all to role default',
  differing: (count: number) =>
    count === 0 ? 'Same as role' : `${count} ${count === 1 ? 'difference' : 'differences'} from the role`,
  saved: (name: string) => `The permissions for ${name} were saved.`,
  saveFailed: 'The permissions could not be saved. Your changes are still here.',
  leave: 'Your changes to these permissions are not saved. Leave without saving?',
  lacked: 'You do not have this permission yourself, so you cannot grant it.',
  searchPlaceholder: 'Find a permission',
  noMatch: 'No permissions match',
  onlyDiffering: 'Only differences',
  roleOverview: 'What a role includes',
  roleOverviewBody: 'The defaults that everyone with the role starts from.',
  rolesFailed: 'The role could not be loaded.',
  noneOfArea: 'None',
  changedElsewhere:
    'A teammate has just changed these permissions. What you see is up to date, and your unsaved changes are kept.',
} as const;

export const AUDIT_TEXTS = {
  title: 'Team logs',
  intro: 'What happened to this library and its team, newest first.',
  loadFailed: 'The audit log could not be loaded.',
  emptyTitle: 'No activity yet',
  emptyBody: 'Invitations, role and permission changes, settings and publishing appear here.',
  emptyFiltered: 'No entries match these filters',
  clearFilters: 'Clear filters',
  person: 'Person',
  everyone: 'Everyone',
  kind: 'Kind',
  kinds: {
    team: 'Invitations and people',
    access: 'Roles and permissions',
    acting: 'Agency and views',
    settings: 'Settings and address',
    publishing: 'Publishing',
  },
  everything: 'Everything',
  time: 'Time',
  times: { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' },
  anyTime: 'Any time',
  showMore: 'Show older entries',
  actingHere: (name: string, library: string) => `${name} from ${library}, working here`,
  anotherLibrary: 'another library',
  changes: 'What changed',
  becomes: 'becomes',
} as const;

/** Sentences of Team logs; the actor's name precedes them, and most lead to the person or thing affected. */
export const AUDIT_SENTENCE_TEXTS = {
  invited: 'invited',
  asRole: (role: string) => `as ${role}`,
  invitationResent: 'resent the invitation to',
  invitationRevoked: 'revoked the invitation of',
  joined: 'joined the team',
  joinedAs: (role: string) => `joined the team as ${role}`,
  roleChanged: 'changed the role of',
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  permissionsChanged: 'changed the permissions of',
  granted: (permissions: string) => `Granted: ${permissions}`,
  revoked: (permissions: string) => `Revoked: ${permissions}`,
  deactivated: 'deactivated',
  reactivated: 'reactivated',
  ownershipTransferred: 'transferred ownership to',
  ownPasswordChanged: 'changed their own password',
  passwordSet: 'set a new password for',
  viewStarted: 'started viewing as',
  viewEnded: 'stopped viewing as',
  steppedIn: 'stepped into this library',
  left: 'left this library',
  leftInTime: 'left this library when the time was up',
  areaChanged: (area: string) => `changed the ${area}`,
  addressChanged: 'changed the address of the help center',
  libraryCreated: 'created this library',
  identitySecretReplaced: 'replaced the secret that signs who visitors are',
  senderBlocked: 'blocked the sender',
  senderUnblocked: 'unblocked the sender',
  smartQueueCreated: 'created the smart queue',
  smartQueueChanged: 'changed the smart queue',
  smartQueueDeleted: 'deleted the smart queue',
  articlePublished: 'published the article',
  articleUnpublished: 'unpublished the article',
  articleArchived: 'archived the article',
  articleRestored: 'restored the article',
  articleDeleted: 'deleted the article',
  newsPublished: 'published the news flash',
  newsUnpublished: 'unpublished the news flash',
  newsEnded: 'ended the news flash as planned',
  newsDeleted: 'deleted the news flash',
  sopPublished: 'published the SOP',
  sopUnpublished: 'unpublished the SOP',
  sopArchived: 'archived the SOP',
  sopRestored: 'restored the SOP',
  sopDeleted: 'deleted the SOP',
  coursePublished: 'published the course',
  courseUnpublished: 'unpublished the course',
  courseDeleted: 'deleted the course',
  statusPageChanged: 'changed the status page:',
  incidentOpened: 'reported on the status page:',
  incidentUpdated: 'updated on the status page:',
  maintenancePlanned: 'planned maintenance:',
  incidentCorrected: 'corrected on the status page:',
  incidentDeleted: 'deleted from the status page:',
} as const;

export const EMAIL_LOG_TEXTS = {
  title: 'Email logs',
  intro: 'Sent email, newest first. Content isn’t stored.',
  columns: ['Recipient and subject', 'Kind', 'State', 'When'],
  searchPlaceholder: 'Search recipient',
  loadFailed: 'The email log could not be loaded.',
  refreshFailed: 'The email log could not be refreshed. The list may be out of date.',
  emptyTitle: 'No email has been sent yet',
  emptyBody: 'Tickets, receipts, replies and invitations appear here as they go out.',
  noMatch: 'No email was sent to an address that starts like this',
  refresh: 'Refresh',
  showMore: 'Show older emails',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  retry: 'Send again',
  retryOf: (to: string) => `Send the email to ${to} again`,
  retried: 'The email was sent.',
  retryFailed: 'The email was not sent. The list shows why.',
  retryRefused: 'The email was not sent again. Try again in a moment.',
  notRepeatable: 'This email cannot be sent again.',
  kinds: {
    ticket: 'Ticket for the team',
    receipt: 'Receipt for a visitor',
    reply: 'Reply to a visitor',
    rating: 'Question for a rating',
    transcript: 'Chat for its visitor',
    requests: 'Link to own requests',
    invitation: 'Invitation',
    password: 'Password',
    signin: 'Sign-in link',
    notification: 'Notification',
    subscription: 'Subscription',
    status: 'Status update',
  },
  attempts: (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`,
  /** in place of the address */
  subscriber: 'A subscriber',
} as const;
