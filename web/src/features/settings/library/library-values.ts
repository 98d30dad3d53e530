import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { checkLibraryAddress, type LibraryAddress } from '@harborline/domain/library/library-address';
import { isLibraryKey, LIBRARY_KEY_PATTERN } from '@harborline/domain/library/library-key';
import { LIMITS } from '@harborline/domain/limits';
import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { checkText } from '../form/check-text';
import type { LibraryParts } from './load-library-parts';

export interface CompanyValues {
  readonly companyName: string;
  readonly companyEmail: string;
  readonly companyPhone: string;
}

export interface MetaValues {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export const COMPANY_RULES = {
  companyName: { label: 'Company name', limit: LIMITS.companyName, isRequired: true },
  companyEmail: { label: 'Company email', limit: LIMITS.email },
  companyPhone: { label: 'Company phone', limit: LIMITS.companyPhone },
} as const;

export const META_RULES = {
  title: { label: 'Title', limit: LIMITS.metaTitle },
  description: { label: 'Description', limit: LIMITS.metaDescription },
  keywords: { label: 'Keywords', limit: LIMITS.metaKeywords },
} as const;

type Errors<Values> = { readonly [Name in keyof Values]?: string };

function withoutNothing<Values>(errors: { [Name in keyof Values]: string | undefined }): Errors<Values> {
  const found = Object.entries(errors).filter(([, error]) => error !== undefined);
  return Object.fromEntries(found) as Errors<Values>;
}

export const companyOf = (library: LibraryParts): CompanyValues => ({
  companyName: library.public.settings.settings.companyName,
  companyEmail: library.private.companyEmail,
  companyPhone: library.public.settings.settings.companyPhone,
});

export const metaOf = ({ public: { settings } }: LibraryParts): MetaValues => ({
  title: settings.metaData.title,
  description: settings.metaData.description,
  keywords: settings.metaData.keywords,
});

export const addressOf = ({ public: library }: LibraryParts): LibraryAddress => ({
  library_refkey: library.library_refkey,
  library_domain: library.library_domain,
  custom_subDomain: library.custom_subDomain,
});

export function checkCompany(values: CompanyValues): Errors<CompanyValues> {
  const isMailSound = values.companyEmail === '' || isEmailAddress(values.companyEmail);
  return withoutNothing({
    companyName: checkText(values.companyName, COMPANY_RULES.companyName),
    companyEmail:
      checkText(values.companyEmail, COMPANY_RULES.companyEmail) ??
      (isMailSound ? undefined : LIBRARY_SETTINGS_TEXTS.emailInvalid),
    companyPhone: checkText(values.companyPhone, COMPANY_RULES.companyPhone),
  });
}

export const checkMeta = (values: MetaValues): Errors<MetaValues> =>
  withoutNothing({
    title: checkText(values.title, META_RULES.title),
    description: checkText(values.description, META_RULES.description),
    keywords: checkText(values.keywords, META_RULES.keywords),
  });

function keyError(typed: string): string | undefined {
  const key = typed.trim().toLowerCase();
  if (isLibraryKey(key)) return undefined;
  return LIBRARY_KEY_PATTERN.test(key)
    ? LIBRARY_SETTINGS_TEXTS.keyReserved
    : LIBRARY_SETTINGS_TEXTS.keyInvalid;
}

const hostError = (field: 'library_domain' | 'custom_subDomain', value: string): string | undefined =>
  checkLibraryAddress({ [field]: value }).isValid ? undefined : LIBRARY_SETTINGS_TEXTS.hostInvalid;

export const checkAddress = (values: LibraryAddress): Errors<LibraryAddress> =>
  withoutNothing({
    library_refkey: keyError(values.library_refkey),
    library_domain: hostError('library_domain', values.library_domain),
    custom_subDomain: hostError('custom_subDomain', values.custom_subDomain),
  });
