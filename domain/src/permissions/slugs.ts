/** The 37 slugs of the specification (S6-06 to S6-17), canCreateAndEditFlows (D-04) and the agency's two (D-61). */
export const PERMISSION_SLUGS = [
  'canManageGeneralAndSecuritySettings',
  'canManageTeammatesSeatsAndPermissions',
  'canChangeTeammatesStatus',
  'canManageMessengerSettings',
  'canManageWidgetSettings',
  'canManageTicketSettings',
  'canManageChatSettings',
  'canCreateAndUpdateHelpCenterArticles',
  'canManageAndPublishHelpCenterArticles',
  'canCreateAndUpdateNewsArticles',
  'canManageAndPublishNewsArticles',
  'canCreateAndUpdateCoursesArticles',
  'canManageAndPublishCoursesArticles',
  'canCreateAndUpdateSopArticles',
  'canManageAndPublishSopArticles',
  'canTakeChats',
  'canSuperviseChats',
  'canViewChatArchives',
  'canReplyToTickets',
  'canViewExistingTickets',
  'canCreateAndEditAnAutomation',
  'canInviteNewUsers',
  'canUpdateUserRoles',
  'canReviewOtherDrafts',
  'canSubmitTicketForReview',
  'canDeleteOrReassignOwner',
  'canCreateAndEditForms',
  'canCreateAndEditReports',
  'canViewReports',
  'canViewForms',
  'canViewAutomations',
  'canCreateAndEditIntegrations',
  'canViewIntegrations',
  'canAssignChats',
  'canDeleteAnAutomation',
  'canCreateAndEditSmartQueue',
  'canDeleteSmartQueue',
  'canCreateAndEditFlows',
  'canExportAgencies',
  'canActAsChild',
] as const;

export type PermissionSlug = (typeof PERMISSION_SLUGS)[number];

/** Roles of a library (D-33). */
export const ROLES = ['owner', 'admin', 'editor', 'writer', 'agent'] as const;
export type Role = (typeof ROLES)[number];

export type PermissionSet = Record<PermissionSlug, boolean>;
