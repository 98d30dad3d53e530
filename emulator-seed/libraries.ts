import type { KnownFields } from '@harborline/domain/entities/known-fields';
import type { ContactForm, LibraryPrivate, LibraryPublic } from '@harborline/domain/entities/library';

/** Library ids are 20 characters; the first is the default parent library (S9-01). */
export const LIBRARY_IDS = {
  northbeam: 'HarborlineParentLib1',
  lumen: 'lumencycles0000demo1',
  quillpad: 'quillpad0000000demo1',
} as const;

export type DemoLibraryKey = keyof typeof LIBRARY_IDS;

export interface DemoLibrary {
  readonly key: DemoLibraryKey;
  readonly id: string;
  readonly public: Omit<KnownFields<LibraryPublic>, 'id' | 'categoryPositioning'>;
  readonly private: Omit<KnownFields<LibraryPrivate>, 'library_users'>;
  /** top-level category folders in the order visitors see them */
  readonly categoryOrder: readonly string[];
}

const LUMEN_CONTACT_FORM: ContactForm = {
  qualifyUserQuestion: {
    question: 'What can we help you with?',
    helpText: 'Pick the closest one, so that the right person reads your message first.',
    answers: [
      { answer: 'My bike, battery or motor', goTo: 'ISSUES', search: false },
      { answer: 'An order or a delivery', goTo: 'CHECK_HELP_LIBRARY', search: true },
      { answer: 'Signing in to my account', goTo: 'LOGIN_ISSUE', search: false },
      { answer: 'Something else', goTo: 'FINAL_STEP', search: false },
    ],
  },
  steps: [
    {
      stepSelected: 'ISSUES',
      contactFormQuestionData: {
        question: 'What is the bike doing?',
        helpText: 'If the display shows a code that begins with E, mention it in your message.',
        answers: [
          { answer: 'It does not switch on or does not charge', goTo: 'FINAL_STEP' },
          { answer: 'The display shows an error code', goTo: 'FINAL_STEP' },
          { answer: 'It makes a noise or rides differently', goTo: 'FINAL_STEP' },
          { answer: 'It is about something else after all', goTo: 'HELP_WITH' },
        ],
      },
    },
    {
      stepSelected: 'LOGIN_ISSUE',
      contactFormQuestionData: {
        question: 'What happens when you sign in?',
        answers: [
          { answer: 'My password is not accepted', goTo: 'FINAL_STEP' },
          { answer: 'The reset mail does not arrive', goTo: 'FINAL_STEP' },
          { answer: 'My bike is missing from my account', goTo: 'FINAL_STEP' },
        ],
      },
    },
  ],
  searchStep: true,
  formSubmission: {
    allowFiles: true,
    customInputs: [{ label: 'Order number', type: 'number', text: '' }],
    thankYouMsg:
      'Thank you, your message is with our workshop team. We answer within one working day, by mail and right here.',
    submitBtnText: 'Send message',
  },
};

const SHORT_CONTACT_FORM: ContactForm = {
  steps: [],
  formSubmission: {
    allowFiles: false,
    customInputs: [],
    thankYouMsg: 'Thank you. We have your message and will answer by mail.',
    submitBtnText: 'Send message',
  },
};

const theme = (themeColor: string) => ({ themeColor, favicon: '', isCustomCss: false, customCss: '' });

const LUMEN: DemoLibrary = {
  key: 'lumen',
  id: LIBRARY_IDS.lumen,
  public: {
    library_refkey: 'lumen',
    library_domain: 'lumen.example',
    custom_subDomain: '',
    parent_lib_id: LIBRARY_IDS.northbeam,
    library_only: true,
    settings: {
      settings: { companyName: 'Lumen Cycles', companyPhone: '+44 117 496 0182' },
      metaData: {
        title: 'Lumen Cycles Help',
        description:
          'Charging, error codes, the Lumen Ride app, deliveries, warranty and care of your e-bike.',
        keywords: 'e-bike, battery, charging, error codes, delivery, warranty',
      },
    },
    publicHelpCenterTheme: theme('#0f6e64'),
    contactForm: LUMEN_CONTACT_FORM,
    isContactFormOnline: true,
  },
  private: {
    library_email: 'owner@lumen.example',
    companyEmail: 'hello@lumen.example',
    is_white_label: false,
    ticket: {
      selfManaged: true,
      contactEmail: 'support@lumen.example',
      supportEmailSubject: '[companyName] request #[ticketId]',
    },
  },
  categoryOrder: [
    'getting-started',
    'battery-and-charging',
    'motor-and-display',
    'lumen-ride-app',
    'orders-and-delivery',
    'warranty-and-returns',
    'maintenance',
    'account-and-security',
  ],
};

const NORTHBEAM: DemoLibrary = {
  key: 'northbeam',
  id: LIBRARY_IDS.northbeam,
  public: {
    library_refkey: 'northbeam',
    library_domain: 'northbeam.example',
    custom_subDomain: '',
    parent_lib_id: '',
    library_only: true,
    settings: {
      settings: { companyName: 'Northbeam Support', companyPhone: '+353 1 485 7720' },
      metaData: {
        title: 'Northbeam Support',
        description: 'How we run support for our clients, and how to work with us.',
        keywords: 'support agency, onboarding, handover',
      },
    },
    publicHelpCenterTheme: theme('#24476f'),
    contactForm: SHORT_CONTACT_FORM,
    isContactFormOnline: true,
  },
  private: {
    library_email: 'owner@northbeam.example',
    companyEmail: 'team@northbeam.example',
    is_white_label: true,
    ticket: { selfManaged: false, contactEmail: 'desk@northbeam.example', supportEmailSubject: '' },
  },
  categoryOrder: ['working-with-us', 'reporting-and-billing'],
};

const QUILLPAD: DemoLibrary = {
  key: 'quillpad',
  id: LIBRARY_IDS.quillpad,
  public: {
    library_refkey: 'quillpad',
    library_domain: 'quillpad.example',
    custom_subDomain: '',
    parent_lib_id: '',
    library_only: true,
    settings: {
      settings: { companyName: 'Quillpad', companyPhone: '' },
      metaData: {
        title: 'Quillpad Help',
        description: 'Notes, notebooks, sync and sharing in Quillpad.',
        keywords: 'notes, sync, markdown, sharing',
      },
    },
    publicHelpCenterTheme: theme('#6d3fc0'),
    contactForm: SHORT_CONTACT_FORM,
    isContactFormOnline: true,
  },
  private: {
    library_email: 'owner@quillpad.example',
    companyEmail: 'hello@quillpad.example',
    is_white_label: false,
    ticket: { selfManaged: false, contactEmail: '', supportEmailSubject: '' },
  },
  categoryOrder: ['writing-notes', 'sync-and-devices', 'plans-and-billing'],
};

export const LIBRARIES: readonly DemoLibrary[] = [NORTHBEAM, LUMEN, QUILLPAD];

export function demoLibrary(key: DemoLibraryKey): DemoLibrary {
  return { northbeam: NORTHBEAM, lumen: LUMEN, quillpad: QUILLPAD }[key];
}
