import * as z from 'zod/mini';
import type { AuditChange } from '../entities/audit';
import { categoryOrderSchema } from '../entities/library';
import { auditChanges } from './audit-change';

const group = z.catch(z.record(z.string(), z.unknown()), {});

const FIELDS = {
  public: [
    'settings.settings.companyName',
    'settings.settings.companyPhone',
    'settings.metaData.title',
    'settings.metaData.description',
    'settings.metaData.keywords',
    'publicHelpCenterTheme.themeColor',
    'publicHelpCenterTheme.favicon',
    'helpCenterHome.logo',
    'helpCenterHome.headline',
    'helpCenterHome.introduction',
    'helpCenterHome.hasPopularArticles',
    'helpCenterHome.footerLinks',
    'widgetTheme.themeColor',
    'widgetTheme.position',
    'widgetTheme.greeting',
    'publicHelpCenterTheme.isCustomCss',
    'publicHelpCenterTheme.customCss',
    'categoryPositioning',
  ],
  private: ['companyEmail'],
} as const;
export type LibraryPart = keyof typeof FIELDS;

/** The URL of an upload ends with its access token, which must not reach the log. */
const withoutToken = (address: unknown): unknown =>
  typeof address === 'string' ? address.replace(/\?.*$/s, '') : address;

const namesIn = (value: unknown): string =>
  categoryOrderSchema
    .parse(value)
    .map((position) => ('category_title' in position && position.category_title) || position.id)
    .join(', ');

const linksSchema = z.catch(z.array(z.looseObject({ label: z.string(), address: z.string() })), []);

const linksIn = (value: unknown): string =>
  linksSchema
    .parse(value)
    .map(({ label, address }) => `${label} (${address})`)
    .join(', ');

const LOGGED_AS: Readonly<Record<string, (value: unknown) => unknown>> = {
  'publicHelpCenterTheme.favicon': withoutToken,
  'helpCenterHome.logo': withoutToken,
  'helpCenterHome.footerLinks': linksIn,
  categoryPositioning: namesIn,
};

function valueAt(document: unknown, path: string): unknown {
  const value = path.split('.').reduce((inner, name) => group.parse(inner)[name], document);
  return LOGGED_AS[path]?.(value) ?? value;
}

/** Staff's changes to one of the two documents of a library, in the form the log shows. */
export function libraryChanges(part: LibraryPart, before: unknown, after: unknown): AuditChange[] {
  const valuesOf = (document: unknown) =>
    Object.fromEntries(FIELDS[part].map((path) => [path, valueAt(document, path)]));
  return auditChanges(FIELDS[part], valuesOf(before), valuesOf(after));
}
