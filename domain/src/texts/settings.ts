import type { ProfilePage } from '../permissions/table';

/**
 * The pages of /admin/profile (S2.7), as their side list groups, orders and names them. Links, list, route test and
 * the journey over every screen derive from these rows, and the compiler asks for one per route.
 * CONTRIBUTING.md lists the files that a new page touches.
 */
export const PROFILE_PAGES = {
  account: { group: 'You', label: 'Your Account' },
  changePassword: { group: 'You', label: 'Change password' },
  settings: { group: 'Company', label: 'Settings' },
  theme: { group: 'Company', label: 'Theme' },
  widget: { group: 'Company', label: 'Widget' },
  language: { group: 'Company', label: 'Language' },
  notifications: { group: 'Company', label: 'Notifications' },
  statuspage: { group: 'Company', label: 'Status page' },
  integrations: { group: 'Company', label: 'Integrations' },
  prioritysupport: { group: 'Company', label: 'Priority support' },
  teammates: { group: 'Team', label: 'Teammates' },
  teams: { group: 'Team', label: 'Teams' },
  permissions: { group: 'Team', label: 'Permissions' },
  teamlogs: { group: 'Team', label: 'Team logs' },
  emaillogs: { group: 'Team', label: 'Email logs' },
  ticketsettings: { group: 'Tickets', label: 'Ticket settings' },
  tickets: { group: 'Tickets', label: 'Statuses and fields' },
  servicelevels: { group: 'Tickets', label: 'Service levels' },
  tickettypes: { group: 'Tickets', label: 'Ticket types' },
  ticketcategories: { group: 'Tickets', label: 'Ticket categories' },
  tickettiers: { group: 'Tickets', label: 'Ticket tiers' },
  tickettags: { group: 'Tickets', label: 'Ticket tags' },
  ratings: { group: 'Tickets', label: 'Ratings' },
  blockedsenders: { group: 'Tickets', label: 'Blocked senders' },
  smartqueues: { group: 'Tickets', label: 'Smart queues' },
  macros: { group: 'Tickets', label: 'Macros' },
  chatsettings: { group: 'Chats', label: 'Chat settings' },
  routing: { group: 'Chats', label: 'Routing' },
  businesshours: { group: 'Chats', label: 'Business hours' },
  cannedreplies: { group: 'Chats', label: 'Canned replies' },
} as const satisfies Record<ProfilePage, { readonly group: string; readonly label: string }>;

const isProfilePage = (name: string): name is ProfilePage => Object.hasOwn(PROFILE_PAGES, name);

/** The names of all pages, in the order of the side list. */
export const PROFILE_PAGE_NAMES: readonly ProfilePage[] = Object.keys(PROFILE_PAGES).filter(isProfilePage);

/** The settings screens. The specification only names the pages, so the wording is ours (D-47) unless marked. */
export const SETTINGS_TEXTS = {
  saved: 'Saved.',
  saveFailed: 'Your changes could not be saved. They are still here: try again.',
  saveDenied: 'You are no longer allowed to change this. Ask one of your team’s admins.',
  loadFailed: 'These settings could not be loaded.',
  changedElsewhere:
    'A teammate has just changed the same settings. Your changes are still here; saving them replaces theirs.',
  leaveBody: 'Your changes are not saved yet. Leave without saving?',
  readOnlyViewing: 'You are viewing as a teammate. Nothing can be changed until you end the view.',
  required: (label: string) => `${label} is required`,
  tooLong: (label: string, limit: number) => `${label} can have at most ${limit} characters`,
  fixFirst: 'Please correct the marked fields first.',
  loading: 'Loading',
  remove: 'Remove',
  countOf: (length: number, limit: number) => `${length} of ${limit}`,
} as const;

export const ACCOUNT_TEXTS = {
  title: 'Your Account',
  intro: 'How your teammates and the people you answer see you.',
  profileTab: 'Profile',
  roleHint: 'Managed by your team’s admins',
  actingHint: 'You’re working here on behalf of your own library',
  pictureTooLarge: 'The picture is larger than 10 MB.',
  pictureRefused: 'Please choose a PNG, JPEG, GIF or WebP picture.',
  pictureUnreadable: 'This file could not be read as a picture.',
  pictureSaved: 'Your picture was saved.',
  pictureRemoved: 'Your picture was removed.',
  pictureFailed: 'Your picture could not be saved. Please try again.',
  /** S8-30 */
  deleteFailed: 'error while deleting image',
  aboutTitle: 'About you',
  name: 'Name',
  nameHelp: 'Your full name, for your team.',
  displayName: 'Display name',
  displayNameHelp: 'The name visitors see beside your answers.',
  signature: 'Signature',
  signatureHelp: 'Plain text below the answers you send by email.',
  signatureExample: (name: string) => `Kind regards\n${name || 'Your name'}`,
  accessTitle: 'Your access',
  email: 'Email',
  emailHint: 'You use it to sign in.',
  role: 'Role',
  library: 'Library',
  pictureTitle: 'Picture',
  pictureHelp: 'Shown to visitors beside your answers, and to your team.',
  pictureNoun: 'picture',
  pictureFile: 'Picture file',
  uploadPicture: 'Upload a picture',
  changePicture: 'Change picture',
} as const;

/** The dialog that crops a picture. */
export const CROP_TEXTS = {
  title: (noun: string) => `Position your ${noun}`,
  part: 'Part that is shown',
  hint: 'Drag to move, pinch or scroll to zoom. With the keyboard: arrow keys, + and −.',
  zoom: 'Zoom',
  percent: (zoom: number) => `${Math.round(zoom * 100)} percent`,
  cancel: 'Cancel',
  save: (noun: string) => `Save ${noun}`,
} as const;

export const LIBRARY_SETTINGS_TEXTS = {
  title: 'Settings',
  intro: 'Your company, search engine details and the address of your help center.',
  emailInvalid: 'Please enter a valid email address',
  keyInvalid: 'Use 3 to 40 lower-case letters, digits and hyphens, beginning with a letter or digit.',
  keyReserved: 'This word is reserved. Please choose another one.',
  hostInvalid: 'Enter a host name such as help.example.com, without https:// and without a path.',
  addressFailed: 'The addresses could not be changed.',
  companyTitle: 'Company',
  companyHelp: 'Used in your help center, your emails and ticket subjects.',
  companyName: 'Company name',
  companyEmail: 'Company email',
  companyEmailHelp: 'Not shown in your help center.',
  companyPhone: 'Company phone',
  companyPhoneHelp: 'Shown at the bottom of every public page.',
  metaTitle: 'Search engines',
  metaHelp:
    'Title and description of your help center’s front page; articles have their own. The language applies to every page.',
  pageTitle: 'Title',
  pageDescription: 'Description',
  keywords: 'Keywords',
  keywordsHelp: 'Separated by commas.',
  language: 'Language',
  languageAutomatic: 'Automatic',
  languageHelp:
    'The language your pages are written in. Screen readers use it to read them aloud, and browsers to lay them out from right to left where needed.',
  searchTitle: 'Help center search',
  synonymsDescription: 'Words your visitors use for what your articles call something else.',
  synonyms: 'Synonyms',
  synonymsHelp:
    'One group per line, separated by commas: bike, bicycle, e-bike. Used when a search would find nothing.',
  defaultPageTitle: (company: string) => `${company} Help Center`,
  searchResultLabel: 'Preview of a search result',
  searchResultTitle: 'Search result preview',
  noDescription: 'Search engines choose an excerpt of the page.',
  addressForm: 'Address',
  addressTitle: 'Addresses',
  addressHelp: 'Where visitors find your help center. Changes take effect at once, for everyone.',
  key: 'Reference key',
  domain: 'Domain',
  domainExample: 'help.example.com',
  domainHelp: 'Your own host name, if it points here.',
  subDomain: 'Sub-domain',
  subDomainExample: 'support.example.com',
  subDomainHelp: 'A second host name. It is looked up first.',
  changeAddressesTitle: 'Change the addresses?',
  changeAddresses: 'Change addresses',
  keyConsequence: (before: string, after: string) =>
    `${before} stops working at once, and so does every link to its articles, conversations and contact form. The new address is ${after}.`,
  hostLost: (host: string) => `Visitors will no longer find your help center at ${host}.`,
  hostNeeded: (kind: 'domain' | 'sub-domain', host: string) =>
    `The ${kind} ${host} must point to this product before it works.`,
} as const;

/** How a person works in the inbox (D-113). */
export const ACCOUNT_INBOX_TEXTS = {
  title: 'Inbox',
  sendingTitle: 'Sending',
  undoSend: 'Time to take a reply back',
  undoSendHelp: 'Replies to tickets wait this long before they are sent. Messages in chats are sent at once.',
  seconds: (seconds: number) => (seconds === 0 ? 'None, send at once' : `${seconds} seconds`),
  keysTitle: 'Keyboard',
  singleKeys: 'Single keys are shortcuts',
  singleKeysHelp:
    'Such as J for the next ticket. Turn them off if you speak to your computer, or press keys by accident. Keys with Ctrl keep working.',
  failed: 'Your choice could not be stored.',
} as const;

export const NOTIFICATION_TEXTS = {
  title: 'Notifications',
  choicesTitle: 'Choose what we notify you about',
  choicesHint:
    'Bell: your feed. Desktop and sound: while Harborline is open in a tab you are not looking at. Email: what you have not read after three minutes, while you are not at work in Harborline. Digest: the same, once a day. Teams: your own tickets and those of your teams. Changes are saved at once.',
  saveFailed: 'Your choice could not be saved.',
  desktopUnsupported: 'This browser cannot show desktop notifications.',
  desktopGranted: 'Desktop notifications are allowed in this browser.',
  desktopDenied:
    'Desktop notifications are blocked in this browser. Allow them in the site settings, beside the address bar.',
  desktopDefault: 'This browser asks once whether Harborline may show desktop notifications.',
  desktopDismissed:
    'The browser’s question was closed without an answer. You can allow notifications in the site settings, beside the address bar.',
  when: 'Notify me when',
  browserTitle: 'This browser',
  allow: 'Allow',
  soundHint: 'The sound is a short double tone.',
  playSound: 'Test the sound',
  testDesktop: 'Test a desktop notification',
  testTitle: 'This is a test',
  testBody: 'Harborline tells you here what happens while you look elsewhere.',
  testRefused: 'This browser does not show desktop notifications yet. Allow them first.',
  timesTitle: 'Quiet hours and digest',
  timesHint:
    'In quiet hours there is no desktop notification, no sound and no email. The bell keeps everything, and what would have been emailed comes as one digest when they end.',
  quiet: 'I have quiet hours',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietDays: 'They begin on',
  digestAt: 'Daily digest at',
  zone: (zone: string) => `Times are those of ${zone}.`,
  switchZone: (zone: string) => `Use ${zone}`,
  beyondTitle: 'Teams and muted tickets',
  beyondHint:
    'Hear of the tickets of a team as if they were yours, or of nothing there. The link in an email mutes a ticket, and it is listed here.',
  beyondFailed: 'Your subscriptions could not be loaded.',
  team: 'Team',
  subscribe: 'Hear of it',
  mute: 'Mute',
  noTeam: 'There is no other team to choose.',
  subscribed: 'You hear of its tickets as of your own.',
  muted: 'Muted. You are still told when somebody names you.',
  unmute: 'Unmute',
  end: 'Stop',
  endOf: (name: string) => `Stop this for ${name}`,
  gone: 'No longer there',
} as const;

/** What a library decides about the notifications of its people; ours (D-47, D-133). */
export const LIBRARY_NOTIFICATION_TEXTS = {
  title: 'Notifications',
  intro:
    'What new teammates begin with, and which emails your team can get. Everybody changes their own under Your Account.',
  loadFailed: 'The notifications could not be loaded.',
  denied: 'You may not change the notifications of this library',
  defaultsTitle: 'What new teammates begin with',
  defaultsHint:
    'Whoever joins gets these choices and can change them. Teammates who are here already keep theirs.',
  mailsTitle: 'Emails that are sent at all',
  mailsHint: 'Switch off what nobody in your team needs by email. The bell, the desktop and the sound stay.',
  senderTitle: 'Sender',
  senderName: 'Name of the sender',
  senderHelp: (address: string) => `Shown in front of ${address}. Empty: the name of your company.`,
  saveSender: 'Save sender',
  failed: 'The notifications could not be saved.',
} as const;

export const TRANSLATION_TEXTS = {
  title: 'Language',
  intro: 'Replace words on public pages.',
  newTitle: 'New translation',
  titleOf: (source: string) => `Translation of “${source}”`,
  sourceRequired: 'Enter the word or phrase to replace',
  translationRequired: 'Enter the replacement',
  tooLong: 'At most 200 characters',
  duplicate: 'This word already has a translation',
  isDateToken: 'Date tokens cannot be replaced',
  showMore: 'Show more translations',
  noMatch: 'No translation contains that word',
  limitReached: 'A library can have at most 500 translations.',
  deleted: (source: string) => `“${source}” was deleted.`,
  addFailed: 'The translation could not be saved.',
  deleteFailed: 'The translation could not be deleted.',
  restoreFailed: 'The translation could not be restored.',
  addTitle: 'Add a translation',
  addHelp: 'Whole words are replaced, whatever their case. Longer phrases are replaced first.',
  add: 'Add',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  source: 'Word or phrase',
  translation: 'Shown instead',
  list: 'Translations',
  readyTitle: 'Ready-made words',
  readyHelp:
    'Translates what the product itself says to visitors in the widget, in chats and in the contact form, and much of the help center. Choose the language of your pages under Settings as well.',
  readyLanguage: 'Language of your visitors',
  readyAdd: (count: number) => (count === 1 ? 'Add 1 translation' : `Add ${count} translations`),
  readyKept:
    'What you have translated yourself stays as it is. Words added in another language change to this one.',
  readyDone: 'Added',
  readyAllThere: 'All of them are in this language, or in your own words.',
  readyAdded: (count: number) =>
    count === 1 ? '1 translation was added.' : `${count} translations were added.`,
  readyFailed: 'The translations could not be added.',
  emptyTitle: 'No translations yet',
  emptyHelp: 'Your public pages show the original words.',
  search: 'Search',
  searchExample: 'Word or translation',
  count: (total: number) => `${total} in total`,
  countFound: (found: number, total: number) => `${found} of ${total}`,
  becomes: 'becomes',
  edit: 'Edit',
  editOf: (source: string) => `Edit ${source}`,
  delete: 'Delete',
  deleteOf: (source: string) => `Delete ${source}`,
  previewTitle: 'Preview',
  previewHelp: 'Try your own text. It is not saved.',
  sample: 'Sample text',
  result: 'As visitors see it',
  dateTokens: 'Date tokens',
  sampleText: (words: readonly string[]) =>
    [
      'How can we help?',
      ...(words.length > 0 ? [`In our help center: ${words.join(', ')}.`] : []),
      'We are closed on __day_english, __day_number __month __year.',
    ].join('\n'),
} as const;

/** The side list of the settings pages. */
export const PROFILE_LIST_TEXTS = {
  list: 'Settings',
  select: 'Settings page',
  choose: 'Choose a page',
} as const;
