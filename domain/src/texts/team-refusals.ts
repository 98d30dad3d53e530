/** Why the server refuses something about a teammate, beyond the reasons the screens know (OFFER_REASONS). */
export const TEAM_REFUSALS = {
  ownerByTransfer: 'Ownership can only be transferred by an owner.',
  roleAboveOwn: 'You cannot give a role above your own.',
  lastOwner: 'This is the only owner. Transfer the ownership first.',
  lackedPermissions: (labels: readonly string[]) =>
    `You cannot give what you do not hold yourself: ${labels.join(', ')}.`,
  holdsMore: (labels: readonly string[]) => `This person may do what you may not: ${labels.join(', ')}.`,
  ownerHasAll: 'An owner holds every permission. Transfer the ownership to change that.',
  notAtHome: 'This is possible in your own library alone.',
  recentSignIn: 'Please sign in again, then set the new password within five minutes.',
} as const;
