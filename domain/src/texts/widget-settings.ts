/** The page that sets up the widget (D-95); ours (D-47) unless marked. */
export const WIDGET_SETTINGS_TEXTS = {
  title: 'Widget',
  intro: 'How the widget looks on your site, and the line that puts it there.',
  lookTitle: 'Look',
  color: 'Widget colour',
  position: 'Position',
  left: 'Bottom left',
  right: 'Bottom right',
  greeting: 'Greeting',
  greetingExample: 'Hello! How can we help?',
  mark: 'Icon or initial',
  icon: 'Your icon',
  initial: 'Initial',
  markHelp: 'The icon is that of your theme. Without one, the initial shows.',
  contentTitle: 'Content',
  /** S2.3-34 */
  defaultArticles: 'Display of default articles',
  defaultArticlesHelp:
    'Shows every article of your agency in the topics of theirs that you show, in the widget and in your help center. Single ones are chosen in Articles.',
  defaultArticlesDenied: 'Changing this needs the permission to publish articles.',
  language: 'The widget speaks the language of your public pages.',
  chooseLanguage: 'Translate its words',
  siteTitle: 'On your site',
  hasLauncher: 'Show a button that opens the widget',
  noLauncher:
    "Without it, your own buttons open the widget: (window.harborline ??= []).push({ do: 'open' });",
  launcherLabel: 'Label of the button',
  launcherLabelExample: 'Help',
  launcherLabelHelp: 'Read aloud by screen readers.',
  tag: 'Line for your pages',
  tagHelp:
    'Put it into every page that should have the widget. Colour, position and button are in the line itself: copy it again after you change them.',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'It could not be copied. Select it and copy it yourself.',
  identityTitle: 'Know who writes',
  identityHelp:
    'Your server can sign who a signed-in customer is. What they write in the widget then comes from a verified address. The guide “Know who writes in the widget” says how.',
  showSecret: 'Show the secret',
  secret: 'Secret for your server',
  secretHelp: 'Keep it on your server. Whoever has it can write in anybody’s name.',
  secretFailed: 'The secret could not be loaded.',
  replaceSecret: 'Replace the secret',
  replaceTitle: 'Replace the secret?',
  replaceBody:
    'What your server signs with the old secret is refused from now on. Put the new one on your server at once.',
  replaced: 'The secret is replaced.',
  replaceFailed: 'The secret could not be replaced. Try again.',
  /** S2.3-35 */
  save: 'Save Changes',
  /** S2.3-35 */
  cancel: 'Cancel',
  settings: 'Settings',
  preview: 'Preview',
  whatToShow: 'What to show',
  frame: 'The widget as visitors see it',
  launcher: (position: 'left' | 'right') => `Its button is at the bottom ${position}.`,
  /** on the page of the theme */
  elsewhere: 'The widget has a page of its own: its colour, its greeting, and the line for your site.',
  open: 'Set up the widget',
} as const;
