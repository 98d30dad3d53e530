/** Invitations of teammates and what the link in the mail says. */
export const INVITATION_TEXTS = {
  /** S8-26 */
  invalid:
    'This invitation is either expired or already used, Please contact your administrator to get a new invitation.',
  /** S8-27 */
  approved:
    'Successfully added to the library. Please go to your library login page and reset your password to login!',
  creatingFailed: 'Error while creating user',
  // Ours from here on (D-47).
  otherLibrary:
    'This address belongs to an account of another company already. Please ask your administrator to invite you with a different address.',
  otherPerson:
    'This address belongs to the account of somebody else. Please ask your administrator to invite you with a different address.',
  alreadyTeammate: 'This person is on the team already',
  alreadyInvited: 'This person was invited already; you can send the invitation again',
  tooMany: 'There are too many open invitations, please revoke some first',
  notPending: 'This invitation is not open any more',
  roleNotYours: 'You cannot invite somebody with this role',
} as const;

/** /join and /Invite. */
export const JOIN_TEXTS = {
  /** S2.4-16 */
  success: 'Success',
  error: 'Error',
  /** S2.4-17 */
  login: 'Login',
  /** S2.4-12 */
  register: 'Register',
  // Ours from here on (D-47).
  joining: 'Accepting your invitation…',
  retry: 'Try again',
  retryHint: 'It may be the connection: the same link can be tried again.',
  toSignIn: 'Already on the team? Sign in',
  thanksTitle: 'Thank you',
  thanksBody: 'We are glad that you want to join.',
  registerHint: 'Your invitation mail holds the link that lets you in.',
} as const;
