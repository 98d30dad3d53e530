/** Invitations of teammates and the results of following their link. */
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
    'This address already belongs to an account at another company. Please ask your administrator to invite you with a different address.',
  otherPerson:
    'This address belongs to someone else’s account. Please ask your administrator to invite you with a different address.',
  alreadyTeammate: 'This person is already on the team',
  alreadyInvited: 'This person has already been invited. You can send the invitation again',
  tooMany: 'There are too many open invitations. Please revoke some first',
  notPending: 'This invitation is no longer open',
  roleNotYours: 'You cannot invite someone with this role',
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
  retryHint: 'This may be a connection problem. You can try the same link again.',
  toSignIn: 'Already on the team? Sign in',
  thanksTitle: 'Thank you',
  thanksBody: 'We are glad you want to join.',
  registerHint: 'Use the link in your invitation email to join.',
} as const;
