import { HANDBOOK_KEY } from '@harborline/domain/library/handbook';
import { type DemoLibrary, LIBRARY_IDS, theme } from './library-data';

/** The product's own handbook: a library of guides, in which nobody works and nobody asks. */
export const HANDBOOK: DemoLibrary = {
  key: HANDBOOK_KEY,
  id: LIBRARY_IDS.handbook,
  public: {
    library_refkey: HANDBOOK_KEY,
    library_domain: '',
    custom_subDomain: '',
    parent_lib_id: '',
    library_only: true,
    settings: {
      settings: { companyName: 'Harborline', companyPhone: '' },
      metaData: {
        title: 'Harborline Handbook',
        description: 'Guides for visitors, agents, writers, owners and agencies.',
        keywords: 'handbook, guides, help',
      },
    },
    publicHelpCenterTheme: theme('#0b5c7a'),
    isContactFormOnline: false,
  },
  private: {
    library_email: '',
    companyEmail: '',
    is_white_label: false,
    ticket: { selfManaged: false, contactEmail: '', supportEmailSubject: '' },
  },
  categoryOrder: ['visitors', 'agents', 'writers', 'owners', 'agencies'],
};
