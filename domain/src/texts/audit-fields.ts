import { EVENT_LABELS } from './notices';

/** Field labels in the audit log; ours (D-47). */
const LABELS: Readonly<Record<string, string>> = {
  'settings.settings.companyName': 'Company name',
  'settings.settings.companyPhone': 'Company phone',
  'settings.metaData.title': 'Title for search engines',
  'settings.metaData.description': 'Description for search engines',
  'settings.metaData.keywords': 'Keywords for search engines',
  'settings.metaData.language': 'Language of the help center',
  'settings.synonyms': 'Search synonyms',
  'publicHelpCenterTheme.themeColor': 'Theme colour',
  'publicHelpCenterTheme.favicon': 'Favicon',
  'publicHelpCenterTheme.isCustomCss': 'Use custom CSS',
  'publicHelpCenterTheme.customCss': 'Custom CSS',
  'helpCenterHome.logo': 'Logo',
  'helpCenterHome.headline': 'Headline of the home page',
  'helpCenterHome.introduction': 'Introduction of the home page',
  'helpCenterHome.hasPopularArticles': 'Show popular articles',
  'helpCenterHome.footerLinks': 'Links in the footer',
  default_display: 'Shown first on the home page',
  'widgetTheme.themeColor': 'Widget colour',
  'widgetTheme.position': 'Widget position',
  'widgetTheme.greeting': 'Widget greeting',
  'widgetTheme.mark': 'Sign of the company in the widget',
  'widgetTheme.launcher': 'Button of the widget',
  'widgetTheme.launcherLabel': 'Label of the widget’s button',
  categoryPositioning: 'Category order',
  disabled_default_categories: 'Default topics shown',
  disabled_default_articles: 'Default articles shown',
  enabled_default_categories: 'Default topics shown individually',
  enabled_default_articles: 'Default articles shown individually',
  disabled_default_newsFlash: 'Default news shown',
  enabled_default_newsFlash: 'Default news shown individually',
  disabled_default_courses: 'Default courses shown',
  enabled_default_courses: 'Default courses shown individually',
  disabled_default_sopArticles: 'Default SOPs shown',
  enabled_default_sopArticles: 'Default SOPs shown individually',
  companyEmail: 'Company email',
  'ratings.isOn': 'Ask for a rating',
  'ratings.delayHours': 'Hours until the email',
  'ratings.isSignatureRequired': 'Only accept links from our emails',
  'chatSettings.identity': 'Name and email before a chat',
  'chatSettings.isAutoAssigned': 'Assign chats that nobody takes',
  'chatSettings.waitMinutes': 'Minutes until a chat is assigned',
  'chatSettings.returnMinutes': 'Minutes until an unanswered chat goes back',
  'inboundMail.opensTickets': 'Emails open tickets',
  'ticket.selfManaged': 'Emails about tickets go to an address of ours',
  'ticket.contactEmail': 'Address for emails about tickets',
  'ticket.supportEmailSubject': 'Subject of emails about tickets',
  isContactFormOnline: 'Contact form is online',
  contactForm: 'Contact form',
  'prioritySupport.isOn': 'Priority support',
  'prioritySupport.senders': 'Who comes first',
  'duty.calendar': 'Business hours of the person',
  'duty.periods': 'Days out of office',
  'businessHours.zones': 'Calendars and their time zones',
  'businessHours.default': 'Default calendar',
  'businessHours.weekly': 'Hours of the week',
  'businessHours.holidays': 'Holidays',
  'businessHours.exceptions': 'Other hours on single days',
  'loadNotice.isOn': 'Notice switched on',
  'loadNotice.text': 'Text of the notice',
  'loadNotice.until': 'Notice ends at',
  'loadNotice.waitingChats': 'Notice while more chats wait than',
  'loadNotice.openTickets': 'Notice while more tickets are unanswered than',
  'loadNotice.onHolidays': 'Notice on holidays',
  ...Object.fromEntries(
    Object.entries(EVENT_LABELS).map(([event, label]) => [
      `notifications.${event}`,
      `New teammates: ${label}`,
    ]),
  ),
  'notifications.unmailed': 'No emails about',
  'notifications.sender': 'Sender of notifications',
  'serviceLevels.order': 'Policies in their order',
  'serviceLevels.conditions': 'Tickets of each policy',
  'serviceLevels.targets': 'Targets',
  'serviceLevels.time': 'Time that counts',
  'routing.givesTickets': 'Tickets are given automatically',
  'routing.ticketWait': 'Minutes until a ticket is given',
  'routing.capacity': 'Most for one person',
  'routing.people': 'Most for single people',
  'routing.skills': 'Skills and who has them',
  'routing.teams': 'Waits, overflow and skills of teams',
  company_name: 'Company name',
  library_refkey: 'Reference key',
  library_domain: 'Domain',
  custom_subDomain: 'Sub-domain',
  is_subscription_active: 'Subscription active',
  is_white_label: 'White label',
};

/** Returns the label of a field, or its name if this version does not know it. */
export const auditFieldLabel = (field: string): string =>
  (Object.hasOwn(LABELS, field) ? LABELS[field] : undefined) ?? field;

const WORDS: Readonly<Record<string, string>> = { true: 'On', false: 'Off', '': 'Empty' };
const SWITCHES = new Set([
  'publicHelpCenterTheme.isCustomCss',
  'helpCenterHome.hasPopularArticles',
  'ratings.isOn',
  'ratings.isSignatureRequired',
  'chatSettings.isAutoAssigned',
  'inboundMail.opensTickets',
  'ticket.selfManaged',
  'prioritySupport.isOn',
  'loadNotice.isOn',
  'loadNotice.onHolidays',
  'isContactFormOnline',
  'is_subscription_active',
  'is_white_label',
]);

/** What a library shows of its parent, whose field says the opposite. A library that never chose shows none (D-72). */
const SHOWN: Readonly<Record<string, string>> = {
  true: 'Only the chosen ones',
  false: 'All',
  '': 'None',
};
const CHOICES = new Set([
  'disabled_default_categories',
  'disabled_default_articles',
  'disabled_default_newsFlash',
  'disabled_default_courses',
  'disabled_default_sopArticles',
]);

/** Returns the word for an empty value or a switch, or undefined for a text that a person wrote. */
export function auditValueWord(field: string, value: string): string | undefined {
  if (CHOICES.has(field)) return SHOWN[value];
  return value === '' || SWITCHES.has(field) ? WORDS[value] : undefined;
}
