/** Fields as the log names them; ours (D-47). */
const LABELS: Readonly<Record<string, string>> = {
  'settings.settings.companyName': 'Company name',
  'settings.settings.companyPhone': 'Company phone',
  'settings.metaData.title': 'Title for search engines',
  'settings.metaData.description': 'Description for search engines',
  'settings.metaData.keywords': 'Keywords for search engines',
  'publicHelpCenterTheme.themeColor': 'Theme color',
  'publicHelpCenterTheme.favicon': 'Favicon',
  'publicHelpCenterTheme.isCustomCss': 'Custom CSS in use',
  'publicHelpCenterTheme.customCss': 'Custom CSS',
  'widgetTheme.themeColor': 'Widget color',
  'widgetTheme.position': 'Widget position',
  'widgetTheme.greeting': 'Widget greeting',
  categoryPositioning: 'Order of the categories',
  companyEmail: 'Company email',
  company_name: 'Company name',
  library_refkey: 'Reference key',
  library_domain: 'Domain',
  custom_subDomain: 'Sub-domain',
  is_subscription_active: 'Subscription active',
  is_white_label: 'White label',
};

/** The words for a field; for one this version does not know, its name. */
export const auditFieldLabel = (field: string): string =>
  (Object.hasOwn(LABELS, field) ? LABELS[field] : undefined) ?? field;

const WORDS: Readonly<Record<string, string>> = { true: 'On', false: 'Off', '': 'Empty' };
const SWITCHES = new Set(['publicHelpCenterTheme.isCustomCss', 'is_subscription_active', 'is_white_label']);

/** The words for a value of the log that is no text of a person's own, else undefined. */
export const auditValueWord = (field: string, value: string): string | undefined =>
  value === '' || SWITCHES.has(field) ? WORDS[value] : undefined;
