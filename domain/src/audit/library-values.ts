import * as z from 'zod/mini';
import { contactFormTexts } from '../contact/contact-form-texts';
import type { AuditChange } from '../entities/audit';
import { categoryOrderSchema, contactFormSchema } from '../entities/library';
import { auditChanges } from './audit-change';

const group = z.catch(z.record(z.string(), z.unknown()), {});

const FIELDS = {
  public: [
    'settings.settings.companyName',
    'settings.settings.companyPhone',
    'settings.metaData.title',
    'settings.metaData.description',
    'settings.metaData.keywords',
    'settings.metaData.language',
    'settings.synonyms',
    'publicHelpCenterTheme.themeColor',
    'publicHelpCenterTheme.favicon',
    'helpCenterHome.logo',
    'helpCenterHome.headline',
    'helpCenterHome.introduction',
    'helpCenterHome.hasPopularArticles',
    'helpCenterHome.footerLinks',
    'default_display',
    'widgetTheme.themeColor',
    'widgetTheme.position',
    'widgetTheme.greeting',
    'widgetTheme.mark',
    'widgetTheme.launcher',
    'widgetTheme.launcherLabel',
    'publicHelpCenterTheme.isCustomCss',
    'publicHelpCenterTheme.customCss',
    'categoryPositioning',
    'disabled_default_categories',
    'disabled_default_articles',
    'enabled_default_categories',
    'enabled_default_articles',
    'disabled_default_newsFlash',
    'enabled_default_newsFlash',
    'disabled_default_courses',
    'enabled_default_courses',
    'disabled_default_sopArticles',
    'enabled_default_sopArticles',
    'chatSettings.identity',
    'chatSettings.isAutoAssigned',
    'chatSettings.waitMinutes',
    'chatSettings.returnMinutes',
    'isContactFormOnline',
    'contactForm',
  ],
  private: [
    'companyEmail',
    'ratings.isOn',
    'ratings.delayHours',
    'ratings.isSignatureRequired',
    'inboundMail.opensTickets',
    'ticket.selfManaged',
    'ticket.contactEmail',
    'ticket.supportEmailSubject',
  ],
} as const;
export type LibraryPart = keyof typeof FIELDS;

/** The URL of an upload ends with its access token, which must not reach the log. */
const withoutToken = (address: unknown): unknown =>
  typeof address === 'string' ? address.replace(/\?.*$/s, '') : address;

/** Titles of categories by id, as far as the orders of a document before and after a change tell them. */
function titlesIn(...documents: readonly unknown[]): ReadonlyMap<string, string> {
  const positions = documents.flatMap((document) =>
    categoryOrderSchema.parse(group.parse(document).categoryPositioning),
  );
  return new Map(
    positions.flatMap(({ id, category_title: title }) =>
      title === undefined || title === '' ? [] : [[id, title]],
    ),
  );
}

type Logged = (value: unknown, titles: ReadonlyMap<string, string>) => unknown;

const namesIn: Logged = (value, titles) =>
  categoryOrderSchema
    .parse(value)
    .map(({ id }) => titles.get(id) ?? id)
    .join(', ');

const linksSchema = z.catch(z.array(z.looseObject({ label: z.string(), address: z.string() })), []);

const linksIn: Logged = (value) =>
  linksSchema
    .parse(value)
    .map(({ label, address }) => `${label} (${address})`)
    .join(', ');

const idsSchema = z.catch(z.array(z.string()), []);

const idsIn: Logged = (value) => idsSchema.parse(value).join(', ');

const wordsIn: Logged = (value) => {
  const form = z.safeParse(contactFormSchema, value);
  return form.success ? contactFormTexts(form.data).join(', ') : '';
};

const LOGGED_AS: Readonly<Record<string, Logged>> = {
  'publicHelpCenterTheme.favicon': withoutToken,
  'helpCenterHome.logo': withoutToken,
  'helpCenterHome.footerLinks': linksIn,
  categoryPositioning: namesIn,
  contactForm: wordsIn,
  enabled_default_categories: idsIn,
  enabled_default_articles: idsIn,
  enabled_default_newsFlash: idsIn,
  enabled_default_courses: idsIn,
  enabled_default_sopArticles: idsIn,
};

function valueAt(document: unknown, path: string, titles: ReadonlyMap<string, string>): unknown {
  const value = path.split('.').reduce((inner, name) => group.parse(inner)[name], document);
  return LOGGED_AS[path]?.(value, titles) ?? value;
}

/**
 * Staff's changes to one of the two documents of a library, in the form the log shows. A page saves the order of
 * categories as ids, so their titles come from the order before.
 */
export function libraryChanges(part: LibraryPart, before: unknown, after: unknown): AuditChange[] {
  const titles = titlesIn(before, after);
  const valuesOf = (document: unknown) =>
    Object.fromEntries(FIELDS[part].map((path) => [path, valueAt(document, path, titles)]));
  return auditChanges(FIELDS[part], valuesOf(before), valuesOf(after));
}
