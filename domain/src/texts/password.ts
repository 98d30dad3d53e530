/** Choosing and changing passwords, and signing in by link; the texts the specification fixes are in `login`. */
export const PASSWORD_TEXTS = {
  // All ours (D-47).
  resetTitle: 'Choose a new password',
  resetLead: (email: string) => `For ${email}`,
  newPassword: 'New password',
  currentPassword: 'Current password',
  repeatPassword: 'Repeat the new password',
  save: 'Save password',
  saving: 'Saving...',
  askForNewLink: 'Get a new link',
  checkingLink: 'Checking your link',
  changeTitle: 'Change password',
  changeIntro: 'You stay signed in here; everywhere else you will have to sign in again.',
  change: 'Change password',
  currentRequired: 'Your current password is required',
  currentWrong: 'This is not your current password',
  newRequired: 'A new password is required',
  repeatDiffers: 'The two passwords differ',
  sameAsCurrent: 'This is your current password',
  changeFailed: 'The password could not be changed. Please try again.',
  readOnly: 'You are viewing as a teammate. Nothing can be changed until you end the view.',
  strengthLabels: ['Too short', 'Weak', 'Fair', 'Strong'],
  hintLonger: 'Twelve characters or more are best',
  hintMix: 'Mix words, digits and other characters',
  hintPersonal: 'Leave out your name and address',
  hintRepeats: 'Avoid repetitions and sequences such as 1234',
} as const;

/** Support sign-in by emailed link (S2.4-06). */
export const SUPPORT_SIGN_IN_TEXTS = {
  // All ours (D-47).
  title: 'Support sign-in',
  lead: 'Enter your address and we will send you a link that signs you in.',
  send: 'Send sign-in link',
  sending: 'Sending...',
  arrivalTitle: 'Finish signing in',
  arrivalLead: 'The link was requested on another device. Enter the address it was sent to.',
  arrivalLeadHere: 'Use the address you requested the link with.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  linkOver: 'This sign-in link has expired or was already used.',
  wrongAddress: 'The link was sent to another address.',
  askAgain: 'Get a new link',
} as const;
