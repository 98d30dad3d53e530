/** The admin shell (S2.8). Texts that the specification does not give are ours (D-47). */
export const SHELL_TEXTS = {
  /** D-53 */
  notAvailable: 'Not available',
  notAvailableBody: 'This page is not available yet.',
  goHome: 'Go to homepage',
  notFoundBody: 'The address may have changed, or the page was removed.',
  crashTitle: 'This page could not be shown',
  crashBody: 'Check your connection and load it again. What you had saved is safe.',
  skipToContent: 'Skip to content',
  homeLink: 'Harborline home',
  mainNavigation: 'Main',
  /** S2.8-03, S2.8-05; by the name of the icon */
  nav: {
    inbox: 'Inbox',
    articles: 'Articles',
    reports: 'Reports',
    settings: 'Settings',
    contactForm: 'Contact Form',
    newsFlash: 'News Flash',
    formBuilder: 'Form Builder',
    flowBuilder: 'Flow Builder',
    automation: 'Automation',
    integrations: 'Integrations',
    courses: 'Courses',
    sops: 'SOPs',
  },
  waiting: (count: number) => `${count} waiting`,
  more: 'More',
  moreTitle: 'More pages',
  ignore: 'Ignore',
  /** S2.8-17, S2.8-18 */
  banners: {
    logged_in_as_a_child_agency: 'You are working in another library.',
    not_connected_to_modal: 'Live chat could not be reached. We keep trying.',
    connection_disconnected: 'The connection was lost. We keep trying; your work is kept.',
    inbox_profile_not_set_up: 'Your inbox profile has no name yet, so visitors do not see who answers.',
    new_auto_assigned_chats: 'New chats were assigned to you.',
    new_manual_assigned_chats:
      'A teammate assigned chats to you, or visitors wrote in chats that you joined.',
    internet_connection_offline:
      'No connection. You see what is stored on this device. What you write is sent once you are back online.',
    away_mode_enabled: 'Away mode is on: teammates see that you are away.',
  },
  /** the banner of a chat into which a teammate has invited the person; the marks keep a name of another direction apart */
  invited: (name: string) => `${name === '' ? 'A teammate' : `\u2068${name}\u2069`} invites you to a chat.`,
  /** after the first banner, once both are known */
  actingUntil: (library: string, until: string) => `You can work in ${library} until ${until}.`,
  tryNow: 'Try now',
  setUpProfile: 'Set up profile',
  openChats: 'Open chats',
  turnAwayOff: 'Turn off',
  awayFailed: 'Away mode could not be changed.',
  /** asked where the profile cannot be loaded */
  logOutWithoutProfile: 'Your profile cannot be loaded without a connection. Log out?',
  /** S2.8-20 */
  profileAlert: 'Please add your name, so that visitors and teammates know who you are.',
  addName: 'Add your name',
  viewingAs: (name: string) =>
    `You’re viewing Harborline with ${name}’s permissions, limited to those you also have. Nothing can be changed.`,
  view: 'View as a teammate',
  viewingAsTeammate: 'a teammate',
  endView: 'End view',
  endViewFailed: 'The view could not be ended.',
  helpTitle: 'Help',
  helpButton: 'Help and preview',
  helpMove: 'Move it with the pointer or the arrow keys. Home puts it back.',
  shortcuts: 'Keyboard shortcuts',
  dockHelp: 'Put this button back in the menu',
  earlierEntries: 'More entries above',
  laterEntries: 'More entries below',
  profile: 'Profile',
  profileOf: (name: string) => `Profile of ${name}`,
  profileOfAway: (name: string) => `Profile of ${name}, away`,
  version: (version: string) => `Version ${version}`,
  /** S2.8-15 */
  preview: 'Preview',
  previewHint: 'Your widget, beside your work',
  previewIntro: 'The widget as your visitors see it. Messages you send here are real.',
  openHelpCenter: 'Open help center',
  openHelpCenterHint: 'In a new tab',
  previewTitle: 'Your widget',
  /** S2.8-16 */
  topBar: {
    content: 'Content',
    contactForm: 'Contact Form',
    newsFlash: 'NewsFlash',
    statistics: 'Statistics',
    logout: 'Logout',
  },
  showTopBar: 'Top bar',
  topBarHint: 'Links across the top of the page',
  /** label beside the switch, naming its “on” state */
  themeOn: 'Dark',
  /** the switch’s name for screen readers, which includes its “on” state */
  darkTheme: 'Theme: dark',
  awayHint: 'Teammates see that you are away',
  assignOnly: 'Assign only',
  assignOnlyHint: 'Chats are given to you; the queue is hidden',
  assignOnlyFailed: '“Assign only” could not be changed.',
} as const;

/** The library switcher beside `AGENCY_TEXTS` (S2.8-21, S2.8-22); ours (D-47). */
export const SWITCHER_TEXTS = {
  label: 'Library',
  search: 'Search libraries',
  none: 'No library found',
  inactive: 'Subscription not active',
  loadFailed: 'The libraries could not be loaded.',
  switching: 'Switching library…',
  actingOver: 'Your access to this library has ended.',
  unsaved: 'Unsaved changes are lost when you switch library.',
} as const;
