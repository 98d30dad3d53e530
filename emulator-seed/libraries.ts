import type { ContactForm } from '@harborline/domain/entities/library';
import { visitorHours } from '@harborline/domain/hours/business-hours';
import { LUMEN_HOURS } from './business-hours';
import { FERNWAY, KETTLE } from './child-libraries';
import { HANDBOOK } from './handbook-library';
import {
  type DemoLibrary,
  type DemoLibraryKey,
  LIBRARY_IDS,
  SHORT_CONTACT_FORM,
  theme,
} from './library-data';
import { LUMEN_TEAMS } from './team-data';

export { type DemoLibrary, type DemoLibraryKey, LIBRARY_IDS } from './library-data';

const BIKE_TOPIC = 'My bike, battery or motor';
const ORDER_TOPIC = 'An order or a delivery';

const LUMEN_CONTACT_FORM: ContactForm = {
  qualifyUserQuestion: {
    question: 'What can we help you with?',
    helpText: 'Pick the closest one, so that the right person reads your message first.',
    answers: [
      // The step after a search is ISSUES (S4.1-07), and these are about the bike.
      { answer: BIKE_TOPIC, goTo: 'CHECK_HELP_LIBRARY', search: true },
      { answer: ORDER_TOPIC, goTo: 'FINAL_STEP', search: false },
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
    customInputs: [
      { label: 'Order number', type: 'number', text: '', forAnswers: [ORDER_TOPIC] },
      { label: 'Frame number', type: 'text', text: '', isOptional: true, forAnswers: [BIKE_TOPIC] },
    ],
    thankYouMsg:
      'Thank you, your message is with our workshop team. We answer within one working day, by mail and right here.',
    submitBtnText: 'Send message',
  },
};

const LUMEN: DemoLibrary = {
  key: 'lumen',
  id: LIBRARY_IDS.lumen,
  public: {
    library_refkey: 'lumen',
    library_domain: 'lumen.example',
    custom_subDomain: '',
    parent_lib_id: LIBRARY_IDS.northbeam,
    statusNotice: { incident: '' },
    hasCourses: true,
    library_only: true,
    settings: {
      settings: { companyName: 'Lumen Cycles', companyPhone: '+44 117 496 0182' },
      metaData: {
        title: 'Lumen Cycles Help',
        description:
          'Charging, error codes, the Lumen Ride app, deliveries, warranty and care of your e-bike.',
        keywords: 'e-bike, battery, charging, error codes, delivery, warranty',
      },
      synonyms: 'battery, accumulator, akku\nrefund, money back, reimbursement\ntyre, tire, wheel rubber',
    },
    publicHelpCenterTheme: theme('#0f6e64'),
    helpCenterHome: {
      introduction: 'Answers from the people who build your bike: from the first charge to the last service.',
      hasPopularArticles: true,
      footerLinks: [
        { label: 'Shop', address: 'https://lumen.example/shop' },
        { label: 'Workshops near you', address: 'https://lumen.example/workshops' },
        { label: 'Privacy', address: 'https://lumen.example/privacy' },
      ],
    },
    widgetTheme: {
      themeColor: '#0f6e64',
      position: 'right',
      greeting: 'Hi! What can we do for you and your bike?',
    },
    contactForm: LUMEN_CONTACT_FORM,
    isContactFormOnline: true,
    // Whenever the demo world begins: no day is over.
    business_hours: visitorHours(LUMEN_HOURS, LUMEN_TEAMS, 0),
    modalChatIntegration: { enable: true },
  },
  private: {
    library_email: 'owner@lumen.example',
    companyEmail: 'hello@lumen.example',
    is_white_label: false,
    is_subscription_active: true,
    ticket: {
      selfManaged: true,
      contactEmail: 'support@lumen.example',
      supportEmailSubject: '[companyName] request #[ticketId]',
    },
    ratings: { isOn: true, delayHours: 24, isSignatureRequired: true },
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
    hasCourses: true,
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
    is_subscription_active: true,
    ticket: { selfManaged: false, contactEmail: 'desk@northbeam.example', supportEmailSubject: '' },
  },
  categoryOrder: ['working-with-us', 'reporting-and-billing', 'your-data'],
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
    is_subscription_active: true,
    ticket: { selfManaged: false, contactEmail: '', supportEmailSubject: '' },
  },
  categoryOrder: ['writing-notes', 'sync-and-devices', 'plans-and-billing'],
};

export const LIBRARIES: readonly DemoLibrary[] = [NORTHBEAM, LUMEN, FERNWAY, KETTLE, QUILLPAD, HANDBOOK];

export function demoLibrary(key: DemoLibraryKey): DemoLibrary {
  return {
    northbeam: NORTHBEAM,
    lumen: LUMEN,
    fernway: FERNWAY,
    kettle: KETTLE,
    quillpad: QUILLPAD,
    handbook: HANDBOOK,
  }[key];
}
