/** Why the server refuses a change to a teammate, beyond the reasons the screens know (OFFER_REASONS). */
export const TEAM_REFUSALS = {
  ownerByTransfer: 'Ownership can only be transferred by an owner.',
  roleAboveOwn: 'You cannot assign a role above your own.',
  lastOwner: 'This is the only owner. Transfer ownership first.',
  lackedPermissions: (labels: readonly string[]) =>
    `You cannot grant permissions you do not have: ${labels.join(', ')}.`,
  holdsMore: (labels: readonly string[]) =>
    `This teammate has permissions you do not have: ${labels.join(', ')}.`,
  ownerHasAll: 'An owner has every permission. Transfer ownership to change that.',
  notAtHome: 'You can only do this in your own library.',
  recentSignIn: 'Please sign in again, then set the new password within five minutes.',
} as const;
