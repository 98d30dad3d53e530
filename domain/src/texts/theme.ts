import { LIMITS } from '../limits';
import { HELP_CENTER_TEXTS } from './help-center';

/** The page that sets how the help center looks; ours (D-47). */
export const THEME_TEXTS = {
  title: 'Theme',
  intro: 'How your help center looks.',
  colorInvalid: 'Enter a colour such as #0f6e64.',
  pictureRefused: 'Please choose a PNG, JPEG, GIF or WebP picture.',
  faviconNotSquare: (width: number, height: number) =>
    `Icons must be square. This one is ${width} × ${height} pixels.`,
  faviconTooSmall: (side: number) =>
    `Icons must be at least ${LIMITS.faviconMinSide} × ${LIMITS.faviconMinSide} pixels. This one is ${side} × ${side}.`,
  faviconTooLarge: 'Icons can be up to 512 KB',
  logoTooLarge: 'Logos can be up to 512 KB',
  logoTooSmall: (height: number) =>
    `Logos must be at least ${LIMITS.logoMinHeight} pixels high. This one is ${height}.`,
  noThemePermission: 'You can view the theme. Changing it needs the permission to manage widget settings.',
  noCssPermission:
    'Custom CSS needs two permissions: to manage widget settings and to create and edit integrations.',
  helpCenter: 'Help center',
  themeColor: 'Theme colour',
  chooseColor: (label: string) => `${label}: choose`,
  homeTitle: 'Home page',
  homeHelp: 'What visitors see first. Fields you leave empty keep the usual text.',
  headline: 'Headline',
  headlineExample: HELP_CENTER_TEXTS.heading,
  introduction: 'Introduction',
  showPopular: 'Show the most read articles',
  articlesFirst: 'Show them before the topics',
  footerLinks: 'Links in the footer',
  footerLinksHelp: `Up to ${LIMITS.footerLinks} links to your own pages, such as your shop or your privacy notice. They show below every page.`,
  addLink: 'Add a link',
  linkNumber: (number: number) => `link ${number}`,
  linkLabel: (number: number) => `Label ${number}`,
  linkAddress: (number: number) => `Address ${number}`,
  moveLinkUp: (label: string) => `Move ${label} up`,
  deleteLink: (label: string) => `Delete ${label}`,
  linkLabelRequired: 'Enter a label',
  linkLabelTooLong: `At most ${LIMITS.footerLabel} characters`,
  linkAddressInvalid: 'Enter an address that begins with https://',
  linksInvalid: 'Each link needs a label and an address that begins with https://',
  contrast: 'Contrast',
  buttonSample: 'Button',
  linkSample: 'Link',
  textOnColor: (isWhite: boolean, ratio: number) =>
    `Text on it is ${isWhite ? 'white' : 'dark'}: contrast ${ratio.toFixed(1)} : 1${ratio >= 4.5 ? ', readable' : ', readable in large text only'}.`,
  linkReadable: (scheme: 'light' | 'dark') => `Readable for links on ${scheme} pages.`,
  linkTooFaint: (scheme: 'light' | 'dark') =>
    `Too faint for links on ${scheme} pages: they take this shade instead.`,
  preview: 'Preview',
  helpCenterPreview: 'Preview of the help center',
  cssTitle: 'Custom CSS',
  cssHelp:
    'Applies to your help center’s pages only. It cannot load anything: no @import, no URLs, only embedded pictures.',
  useCss: 'Use custom CSS',
  css: 'CSS',
  cssCount: (length: number) =>
    `${length.toLocaleString('en')} of ${LIMITS.customCss.toLocaleString('en')} characters.`,
  cssNames: '“body” is the page. Its colours:',
  cssProblems: (count: number) =>
    count === 1 ? 'One part cannot be used:' : `${count} parts cannot be used:`,
} as const;

/** Of the field for the help center's icon. */
export const FAVICON_TEXTS = {
  label: 'Icon',
  alt: 'Icon of the help center',
  file: 'Icon file',
  upload: 'Upload an icon',
  change: 'Change icon',
  remove: 'Remove icon',
  hint: `Shown in the browser tab. Square, ${LIMITS.faviconMinSide} pixels or more, up to 512 KB.`,
  failed: 'The icon could not be uploaded. Please try again.',
} as const;

/** Of the field for the company's logo. */
export const LOGO_TEXTS = {
  label: 'Logo',
  alt: 'Logo of the company',
  file: 'Logo file',
  upload: 'Upload a logo',
  change: 'Change logo',
  remove: 'Remove logo',
  hint: `Replaces initials and name at the top of each page. At least ${LIMITS.logoMinHeight} pixels high, up to 512 KB.`,
  failed: 'The logo could not be uploaded. Please try again.',
} as const;
