import { type DemoLibrary, LIBRARY_IDS, SHORT_CONTACT_FORM, theme } from './library-data';

/** More clients of the agency, so that its switcher has something to search. */
export const FERNWAY: DemoLibrary = {
  key: 'fernway',
  id: LIBRARY_IDS.fernway,
  public: {
    library_refkey: 'fernway',
    library_domain: 'fernway.example',
    custom_subDomain: 'help.fernway.example',
    parent_lib_id: LIBRARY_IDS.northbeam,
    library_only: true,
    settings: {
      settings: { companyName: 'Fernway Outdoors', companyPhone: '+47 21 55 01 64' },
      metaData: {
        title: 'Fernway Outdoors Help',
        description: 'Renting tents, rucksacks and stoves, and bringing them back.',
        keywords: 'outdoor gear, tent rental, rucksack, returns',
      },
    },
    publicHelpCenterTheme: theme('#3c6b2f'),
    contactForm: SHORT_CONTACT_FORM,
    isContactFormOnline: true,
    modalChatIntegration: { enable: true },
    // Of its agency's content it shows only what concerns its own customers.
    disabled_default_categories: true,
    enabled_default_categories: ['northbeam-your-data'],
    disabled_default_articles: false,
    disabled_default_newsFlash: true,
    enabled_default_newsFlash: ['northbeam-news-office-moves'],
    disabled_default_courses: false,
    disabled_default_sopArticles: true,
    enabled_default_sopArticles: ['northbeam-sop-someone-asks-for-their-data'],
  },
  private: {
    library_email: 'owner@fernway.example',
    companyEmail: 'hei@fernway.example',
    is_white_label: false,
    is_subscription_active: true,
    ticket: { selfManaged: true, contactEmail: 'depot@fernway.example', supportEmailSubject: '' },
  },
  categoryOrder: ['renting-gear', 'returns-and-damage'],
};

export const KETTLE: DemoLibrary = {
  key: 'kettle',
  id: LIBRARY_IDS.kettle,
  public: {
    library_refkey: 'kettle',
    library_domain: 'kettleandcrumb.example',
    custom_subDomain: '',
    parent_lib_id: LIBRARY_IDS.northbeam,
    library_only: true,
    settings: {
      settings: { companyName: 'Kettle & Crumb', companyPhone: '' },
      metaData: {
        title: 'Kettle & Crumb Help',
        description: 'Bread subscriptions: pauses, swaps and the morning round.',
        keywords: 'bakery, bread subscription, delivery',
      },
    },
    publicHelpCenterTheme: theme('#9a4a1c'),
    contactForm: SHORT_CONTACT_FORM,
    isContactFormOnline: false,
    modalChatIntegration: { enable: false },
  },
  private: {
    library_email: 'owner@kettle.example',
    companyEmail: 'bread@kettleandcrumb.example',
    is_white_label: true,
    is_subscription_active: true,
    ticket: { selfManaged: false, contactEmail: '', supportEmailSubject: '' },
  },
  categoryOrder: ['your-subscription', 'delivery'],
};
