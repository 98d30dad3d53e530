import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { visitorHoursSchema } from './business-hours';
import { chatSettingsSchema, DEFAULT_CHAT_SETTINGS } from './chat-settings';
import type { KnownFields } from './known-fields';
import { shownNoticeSchema } from './load-notice';
import { NO_RATINGS, ratingSettingsSchema } from './rating';
import { timestampSchema } from './timestamp';

const contactAnswerSchema = z.object({
  answer: z.string(),
  goTo: z.optional(z.string()),
  search: z.optional(z.boolean()),
});

const contactQuestionSchema = z.object({
  question: z.string(),
  helpText: z.optional(z.string()),
  answers: z.array(contactAnswerSchema),
});

/** Contact form of a library (S3-22 to S3-26). */
export const contactFormSchema = z.object({
  qualifyUserQuestion: z.optional(contactQuestionSchema),
  steps: z.array(
    z.object({
      stepSelected: z.enum(['HELP_WITH', 'ISSUES', 'LOGIN_ISSUE']),
      contactFormQuestionData: contactQuestionSchema,
    }),
  ),
  searchStep: z.optional(z.boolean()),
  formSubmission: z.object({
    allowFiles: z.boolean(),
    customInputs: z.array(
      z.object({
        label: z.string(),
        type: z.enum(['longText', 'number', 'text']),
        text: z.string(),
        /** may stay empty; without it the input is required (S5-04, D-54) */
        isOptional: z.optional(z.boolean()),
        /** asked only of visitors who gave one of these answers; if absent, asked of everyone */
        forAnswers: z.optional(z.array(z.string())),
      }),
    ),
    thankYouMsg: z.string(),
    submitBtnText: z.string(),
  }),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/**
 * One entry of the category order (S3-08, D-36). Pages save only the ids, because rules cannot check more; a trigger
 * then fills in the rest from the categories themselves. Readers take either.
 */
const categoryPositionSchema = z.pipe(
  z.transform((entry) => (typeof entry === 'string' ? { id: entry } : entry)),
  z.looseObject({
    id: z.string(),
    is_enabled: z.optional(z.boolean()),
    is_disabled: z.optional(z.boolean()),
    /** ids of the categories directly below it, in their order */
    subCategory: z.optional(z.catch(z.array(z.string()), [])),
    /** number of articles directly in it that visitors can read */
    articles: z.optional(z.catch(z.number(), 0)),
    category_title: z.optional(z.string()),
    category_icon: z.optional(z.catch(z.string(), '')),
    category_description: z.optional(z.catch(z.string(), '')),
  }),
);
export type CategoryPosition = KnownFields<z.infer<typeof categoryPositionSchema>>;

/** The stored order. An invalid one, or one longer than the rules allow, must not break the library. */
export const categoryOrderSchema = z.catch(
  z.array(categoryPositionSchema).check(z.maxLength(LIMITS.categoryOrder)),
  [],
);

/** What a library's home page may show first (S3-01). */
export const DEFAULT_DISPLAYS = ['categories', 'articles'] as const;

/** What stands for the company at the top of the widget (S2.3-15). */
export const WIDGET_MARKS = ['icon', 'initial'] as const;
/** Whether the loader shows its button, or leaves opening to the page (D-95). */
export const LAUNCHERS = ['shown', 'hidden'] as const;

/** How the widget looks (S3-06). */
export const widgetThemeSchema = z.looseObject({
  themeColor: z.string(),
  position: z.enum(['left', 'right']),
  greeting: z.string(),
  mark: z.optional(z.catch(z.enum(WIDGET_MARKS), 'icon')),
  launcher: z.optional(z.catch(z.enum(LAUNCHERS), 'shown')),
  /** what screen readers say of the launcher; the loader's own word, if it is missing or '' */
  launcherLabel: z.optional(z.catch(z.string(), '')),
});

/** What a library puts on its home page and below all pages. What is not set keeps the specified texts. */
const homeSchema = z.looseObject({
  /** URL of an upload; the company's initials and name, if empty */
  logo: z.optional(z.string()),
  /** instead of 'How can we help?' (S2.2-07) */
  headline: z.optional(z.string()),
  introduction: z.optional(z.string()),
  hasPopularArticles: z.optional(z.boolean()),
  footerLinks: z.optional(z.array(z.looseObject({ label: z.string(), address: z.string() }))),
});

const idList = z.optional(z.catch(z.array(z.string()), []));

/**
 * What a library shows of its parent's content (S3-07, D-35): whether a switch is off, and what is shown although it is.
 * A missing switch is off (D-72).
 */
const defaultContentShape = {
  disabled_default_articles: z.optional(z.catch(z.boolean(), true)),
  disabled_default_categories: z.optional(z.catch(z.boolean(), true)),
  disabled_default_newsFlash: z.optional(z.catch(z.boolean(), true)),
  disabled_default_courses: z.optional(z.catch(z.boolean(), true)),
  disabled_default_sopArticles: z.optional(z.catch(z.boolean(), true)),
  enabled_default_articles: idList,
  /** ids of top-level categories */
  enabled_default_categories: idList,
  enabled_default_newsFlash: idList,
  enabled_default_courses: idList,
  enabled_default_sopArticles: idList,
};

/** `SupportLibraries/{id}`: the part of a library anyone may read (D-16). */
export const libraryPublicSchema = z.looseObject({
  library_refkey: z.string(),
  library_domain: z.string(),
  custom_subDomain: z.string(),
  /** empty for a library without a parent */
  parent_lib_id: z.string(),
  library_only: z.boolean(),
  settings: z.looseObject({
    settings: z.looseObject({ companyName: z.string(), companyPhone: z.string() }),
    metaData: z.looseObject({
      title: z.string(),
      description: z.string(),
      keywords: z.string(),
      /** of the public pages, as BCP 47 writes it; missing or '': what their words are written in */
      language: z.optional(z.catch(z.string(), '')),
    }),
    /** words that mean the same to visitors: a group per line, separated by commas */
    synonyms: z.optional(z.catch(z.string(), '')),
  }),
  publicHelpCenterTheme: z.looseObject({
    themeColor: z.string(),
    favicon: z.string(),
    isCustomCss: z.boolean(),
    customCss: z.string(),
  }),
  /** hosts of its own that were seen to serve its pages; functions alone write it */
  served_hosts: z.optional(z.catch(z.array(z.string()), [])),
  /** when each of them was last seen to, in milliseconds */
  served_hosts_at: z.optional(z.catch(z.array(z.object({ host: z.string(), at: z.number() })), [])),
  /** while it has a public status page: title of the latest incident that lasts, '' without; functions alone write it */
  statusNotice: z.optional(z.catch(z.nullable(z.object({ incident: z.string() })), null)),
  /** whether visitors have courses to take; functions alone write it */
  hasCourses: z.optional(z.catch(z.boolean(), false)),
  /** while visitors can read news: when the newest was published, in milliseconds; functions alone write it */
  latest_news_at: z.optional(z.catch(z.nullable(z.number()), null)),
  /** counts the changes of its list of news, so that pages read the list only then; functions alone write it */
  news_list_version: z.optional(z.catch(z.number(), 0)),
  /** what its home page shows first (S3-01); topics, if it is missing or unknown */
  default_display: z.optional(z.catch(z.enum(DEFAULT_DISPLAYS), 'categories')),
  /** an invalid one must not break the library */
  helpCenterHome: z.optional(z.catch(homeSchema, {})),
  widgetTheme: z.optional(widgetThemeSchema),
  /** when an answer may come: its default calendar, null for none; functions alone write it (D-130) */
  business_hours: z.optional(z.catch(z.nullable(visitorHoursSchema), null)),
  /** what visitors are told while more comes in than usual, null for nothing; functions alone write it (D-131) */
  load_notice: z.optional(z.catch(z.nullable(shownNoticeSchema), null)),
  /** how it chats (D-92) */
  chatSettings: z.optional(z.catch(chatSettingsSchema, DEFAULT_CHAT_SETTINGS)),
  contactForm: z.optional(contactFormSchema),
  isContactFormOnline: z.boolean(),
  /** counts the changes of its contact form; functions alone write it (D-96) */
  contact_form_version: z.optional(z.catch(z.number(), 0)),
  /** the chat integration that the agency export looks for (S2.9-02) */
  modalChatIntegration: z.optional(z.looseObject({ enable: z.boolean() })),
  categoryPositioning: categoryOrderSchema,
  ...defaultContentShape,
});
export type LibraryPublic = z.infer<typeof libraryPublicSchema> & { id: string };

/** What a library does with emails that come to its own address (D-98). */
export const inboundMailSchema = z.strictObject({ opensTickets: z.boolean() });
export type InboundMailSettings = z.infer<typeof inboundMailSchema>;

/** Nobody chose yet: such emails are ignored. */
export const NO_INBOUND_MAIL: InboundMailSettings = { opensTickets: false };

/** `SupportLibraries/{id}/private/settings`: staff and functions only. */
export const libraryPrivateSchema = z.looseObject({
  library_email: z.string(),
  library_users: z.array(z.string()),
  companyEmail: z.string(),
  /** white-label: what `resources1` answers as lw = 1 (S7.1-04) */
  is_white_label: z.boolean(),
  /** what `resources1` answers as e; missing counts as active (D-49) */
  is_subscription_active: z.optional(z.boolean()),
  ticket: z.looseObject({
    selfManaged: z.boolean(),
    contactEmail: z.string(),
    supportEmailSubject: z.string(),
  }),
  /** whether visitors are asked for ratings (D-97) */
  ratings: z.optional(z.catch(ratingSettingsSchema, NO_RATINGS)),
  /** what becomes of an email to the library's own address (D-98) */
  inboundMail: z.optional(z.catch(inboundMailSchema, NO_INBOUND_MAIL)),
});
export type LibraryPrivate = z.infer<typeof libraryPrivateSchema>;

/** Parts of a library that staff change directly; each has its own required slugs. */
export const LIBRARY_AREAS = [
  'settings',
  'theme',
  'customCss',
  'company',
  'categoryOrder',
  'defaultContent',
  'defaultNews',
  'defaultCourses',
  'defaultSops',
  'ratings',
  'ticketMail',
  'chat',
] as const;
export type LibraryArea = (typeof LIBRARY_AREAS)[number];

/** Parts that functions change for staff, since rules cannot check a list of any length (D-96, D-108). */
const FUNCTION_AREAS = [
  'contactForm',
  'prioritySupport',
  'businessHours',
  'loadNotice',
  'notifications',
  'serviceLevels',
  'routing',
] as const;
export type ChangedArea = LibraryArea | (typeof FUNCTION_AREAS)[number];

/** Whether an area is in the private part of a library. */
export const isPrivateArea = (area: LibraryArea): boolean =>
  area === 'company' || area === 'ratings' || area === 'ticketMail';

/**
 * `SupportLibraries/{id}/private/lastChange`: who changes what, written in the same commit as a change to the
 * library and required by the rules. The audit log is derived from it.
 */
export const libraryChangeSchema = z.object({
  updated_by: z.string(),
  updated_at: timestampSchema,
  area: z.enum([...LIBRARY_AREAS, ...FUNCTION_AREAS]),
});

/** `LibraryKeys/{key}` and `LibraryHosts/{host}`: look up a library without listing tenants. */
export const libraryLookupSchema = z.object({ support_lib_id: z.string() });
