import { PERMISSION_SLUGS, type PermissionSet, type PermissionSlug, type Role } from './slugs';

function granting(slugs: readonly PermissionSlug[]): PermissionSet {
  const granted = new Set<PermissionSlug>(slugs);
  const entries = PERMISSION_SLUGS.map((slug) => [slug, granted.has(slug)] as const);
  return Object.fromEntries(entries) as PermissionSet;
}

const WRITING: readonly PermissionSlug[] = [
  'canCreateAndUpdateHelpCenterArticles',
  'canCreateAndUpdateNewsArticles',
  'canCreateAndUpdateCoursesArticles',
  'canCreateAndUpdateSopArticles',
  'canManageAndPublishHelpCenterArticles',
  'canSubmitTicketForReview',
];

const EDITING: readonly PermissionSlug[] = [
  ...WRITING,
  'canManageAndPublishNewsArticles',
  'canManageAndPublishCoursesArticles',
  'canManageAndPublishSopArticles',
  'canReviewOtherDrafts',
  'canViewReports',
];

const ANSWERING: readonly PermissionSlug[] = [
  'canTakeChats',
  'canViewChatArchives',
  'canViewExistingTickets',
  'canReplyToTickets',
  'canAssignChats',
];

/** What a role may do before a person's own overrides (D-33). */
export const ROLE_DEFAULTS: Record<Role, PermissionSet> = {
  owner: granting(PERMISSION_SLUGS),
  admin: granting(PERMISSION_SLUGS),
  editor: granting(EDITING),
  writer: granting(WRITING),
  agent: granting(ANSWERING),
};

/**
 * The set stored in `Users/{uid}.permissions`: the role's defaults with the person's overrides.
 * Unknown slugs are dropped (S6-04).
 */
export function resolvePermissions(
  role: Role,
  overrides: Readonly<Record<string, boolean | undefined>> = {},
): PermissionSet {
  const resolved = { ...ROLE_DEFAULTS[role] };
  for (const slug of PERMISSION_SLUGS) {
    const override = Object.hasOwn(overrides, slug) ? overrides[slug] : undefined;
    if (typeof override === 'boolean') resolved[slug] = override;
  }
  return resolved;
}
