/** Banners and session (S8, S2.8). */
export const ADMIN_TEXTS = {
  /** S8-22, S8-23, spelt as specified */
  profileFailed: 'An error occcured while getting LoggedInUser',
  permissionsFailed: 'An error occcured while getting Permissions',
  /** S2.8-08 */
  nameFallback: 'Agent',
  /** S2.8-09 */
  awayMode: 'Away mode',
  /** S2.8-10 */
  theme: 'Theme',
  settings: 'Settings',
  /** S2.8-12 */
  yourAccount: 'Your Account',
  /** S2.8-13 */
  logOut: 'Log Out',
  // Ours from here on (D-47).
  deniedTitle: 'You don’t have access',
  deniedBody: 'Your role does not include this page. Ask one of your team’s admins for access.',
  deniedWrongLibrary: 'Only the main library has this page.',
  deniedRole: 'This page is only for owners and admins.',
  deniedOne: 'This page needs this permission:',
  deniedOneOf: 'This page needs one of these permissions:',
  deniedAll: 'This page needs these permissions:',
  askForAccess: (people: string) => `Ask ${people} for access.`,
  deniedUnknown:
    'You were sent here from a page you cannot open. Open it again to see which permission it needs.',
  contactOff: 'Contact Us is off',
  contactOffBody: 'Visitors cannot send requests from this help center right now.',
} as const;
