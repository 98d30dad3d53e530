import * as z from 'zod/mini';
import { isEmailAddress } from '../../contact/email-address';
import { isFooterAddress } from '../../help-center/help-center-home';
import { LANGUAGE_PATTERN } from '../../help-center/page-language';
import { LIMITS } from '../../limits';
import { chatSettingsSchema } from '../chat-settings';
import { DEFAULT_DISPLAYS, inboundMailSchema, LAUNCHERS, WIDGET_MARKS } from '../library';
import { ratingSettingsSchema } from '../rating';
import { writtenText, writtenTitle } from './written';

const writtenColor = z.string().check(z.regex(/^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/));

const writtenLink = z.strictObject({
  label: writtenTitle(LIMITS.footerLabel).check(z.refine((label) => !label.includes('\n'), 'One line')),
  address: z.string().check(z.refine(isFooterAddress, 'Expected an https address')),
});

/** '' or a mail address. */
const writtenMailAddress = z
  .string()
  .check(z.refine((address) => address === '' || isEmailAddress(address), 'Expected a mail address'));

/** Each character of an id is one byte. */
const writtenIds = z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]*$/))).check(
  z.maxLength(LIMITS.categoryOrder),
  z.refine((ids) => ids.join('').length <= LIMITS.categoryOrderBytes, 'Too many bytes'),
);

/** What staff write to each part of a library; theme and customCss are in `publicHelpCenterTheme`. */
export const libraryWriteSchemas = {
  settings: z.strictObject({
    settings: z.strictObject({
      companyName: writtenText(LIMITS.companyName),
      companyPhone: writtenText(LIMITS.companyPhone),
    }),
    metaData: z.strictObject({
      title: writtenText(LIMITS.metaTitle),
      description: writtenText(LIMITS.metaDescription),
      keywords: writtenText(LIMITS.metaKeywords),
      language: z.optional(z.string().check(z.regex(LANGUAGE_PATTERN))),
    }),
    synonyms: z.optional(writtenText(LIMITS.synonyms)),
  }),
  company: z.strictObject({
    companyEmail: writtenMailAddress,
    inboundMail: z.optional(inboundMailSchema),
  }),
  ratings: z.strictObject({ ratings: ratingSettingsSchema }),
  /** where the email about a ticket goes, and its subject (S7.7) */
  ticketMail: z.strictObject({
    ticket: z.strictObject({
      selfManaged: z.boolean(),
      contactEmail: writtenMailAddress,
      supportEmailSubject: writtenText(LIMITS.subject),
    }),
  }),
  chat: z.strictObject({ chatSettings: chatSettingsSchema }),
  theme: z.strictObject({ themeColor: writtenColor, favicon: writtenText(LIMITS.url) }),
  home: z.strictObject({
    logo: z.optional(writtenText(LIMITS.url)),
    headline: z.optional(writtenText(LIMITS.homeHeadline)),
    introduction: z.optional(writtenText(LIMITS.homeIntroduction)),
    hasPopularArticles: z.optional(z.boolean()),
    footerLinks: z.optional(z.array(writtenLink).check(z.maxLength(LIMITS.footerLinks))),
  }),
  display: z.strictObject({ default_display: z.enum(DEFAULT_DISPLAYS) }),
  widgetTheme: z.strictObject({
    themeColor: writtenColor,
    position: z.enum(['left', 'right']),
    greeting: writtenText(LIMITS.widgetGreeting),
    mark: z.optional(z.enum(WIDGET_MARKS)),
    launcher: z.optional(z.enum(LAUNCHERS)),
    launcherLabel: z.optional(writtenText(LIMITS.launcherLabel)),
  }),
  /** ids in order */
  categoryOrder: writtenIds,
  /** what is shown of the parent library (S3-07) */
  defaultContent: z.strictObject({
    disabled_default_articles: z.optional(z.boolean()),
    disabled_default_categories: z.optional(z.boolean()),
    enabled_default_articles: z.optional(writtenIds),
    enabled_default_categories: z.optional(writtenIds),
  }),
  /** which news of the parent library is shown */
  defaultNews: z.strictObject({
    disabled_default_newsFlash: z.optional(z.boolean()),
    enabled_default_newsFlash: z.optional(writtenIds),
  }),
  /** which courses of the parent library visitors can take (D-84) */
  defaultCourses: z.strictObject({
    disabled_default_courses: z.optional(z.boolean()),
    enabled_default_courses: z.optional(writtenIds),
  }),
  /** which SOPs of the parent library staff read (D-84) */
  defaultSops: z.strictObject({
    disabled_default_sopArticles: z.optional(z.boolean()),
    enabled_default_sopArticles: z.optional(writtenIds),
  }),
  customCss: z.strictObject({ isCustomCss: z.boolean(), customCss: writtenText(LIMITS.customCss) }),
} as const;
