/** Sign-in, reset and session. */
export const LOGIN_TEXTS = {
  /** S2.4-01 */
  emailLabel: 'Email',
  passwordLabel: 'Password',
  rememberMe: 'Remember me',
  signIn: 'Sign in',
  /** S2.4-02 */
  signingIn: 'Signing in...',
  /** S2.4-03 */
  forgotPassword: 'Forgot your password?',
  /** S2.4-04 */
  sendResetLink: 'Send Password Reset Link',
  sendingResetLink: 'Sending...',
  /** S8-11 */
  wrongCredentials: 'Incorrect login credentials',
  /** S8-12, spelt as specified */
  loginFailed: 'An error occured',
  /** S8-10 */
  resetLinkSent: 'Reset link sent successfully',
  resetLinkFailed: 'Error while sending link',
  /** S8-09 */
  signInLinkSent: 'An email with signin link has been sent to your email address!',
  /** S8-05, spelt as specified */
  resetExpiredTitle: 'Try resetting your password again',
  resetExpired: 'Your request to reset your password has expired or the link has already been use',
  /** S8-06, spelt as specified */
  resetFailed: 'Error while reseting password',
  /** S8-07 */
  passwordTooShort: 'Password must be at least 6 characters in length',
  /** S8-08 */
  passwordSaved: 'Password updated successfully',
  /** S8-13, S8-14 */
  inactiveTitle: 'Attention!',
  inactiveBody:
    'It looks like your subscription is no longer active. Please reach out to the team in a team-chat service if you feel that this is a mistake or if you want to re-activate your account.',
  /** S8-18 */
  ongoingChatsTitle: 'Attention!',
  ongoingChatsBody: 'You have ongoing chats, please transfer them to another agent before logging out',
  /** S5-10, S5-11; the wording is ours */
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  // Ours from here on (D-47).
  heading: 'Sign in to your workspace',
  accountInactive: 'This account is no longer active. Your team’s admins can change that.',
  forgotTitle: 'Reset your password',
  forgotLead: 'Enter your address and we will send you a link to choose a new one.',
  resetLinkOnItsWay: (email: string) =>
    `If there is an account for ${email}, an email with a link is on its way. Check your spam folder if you cannot find it.`,
  backToSignIn: 'Back to sign in',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  networkFailed: 'The sign-in service cannot be reached. Check your connection and try again.',
  sessionExpired: 'Your session has ended. Please sign in again.',
  signedInAlready: 'You are already signed in',
  signedInAs: (email: string) =>
    `As ${email}. If the invitation was for another address, sign in with that one.`,
  keepAccount: 'Continue with this account',
  otherAccount: 'Use another account',
} as const;
