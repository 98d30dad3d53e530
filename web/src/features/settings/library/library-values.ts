import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { LANGUAGE_PATTERN } from '@harborline/domain/help-center/page-language';
import {
  type AddressField,
  checkLibraryAddress,
  type LibraryAddress,
} from '@harborline/domain/library/library-address';
import { isClaimableKey, LIBRARY_KEY_PATTERN } from '@harborline/domain/library/library-key';
import { LIMITS } from '@harborline/domain/limits';
import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import * as z from 'zod/mini';
import { textSchema } from '../../../shared/forms/text-schema';
import type { TakenAddress } from './taken-address';
import type { LibraryParts } from './watch-library';

export const COMPANY_RULES = {
  companyName: { label: LIBRARY_SETTINGS_TEXTS.companyName, limit: LIMITS.companyName, isRequired: true },
  companyEmail: { label: LIBRARY_SETTINGS_TEXTS.companyEmail, limit: LIMITS.email },
  companyPhone: { label: LIBRARY_SETTINGS_TEXTS.companyPhone, limit: LIMITS.companyPhone },
} as const;

export const META_RULES = {
  title: { label: LIBRARY_SETTINGS_TEXTS.pageTitle, limit: LIMITS.metaTitle },
  description: { label: LIBRARY_SETTINGS_TEXTS.pageDescription, limit: LIMITS.metaDescription },
  keywords: { label: LIBRARY_SETTINGS_TEXTS.keywords, limit: LIMITS.metaKeywords },
} as const;

export const SYNONYM_RULES = {
  synonyms: { label: LIBRARY_SETTINGS_TEXTS.synonyms, limit: LIMITS.synonyms },
} as const;

export const companySchema = z.object({
  companyName: textSchema(COMPANY_RULES.companyName),
  companyEmail: textSchema(COMPANY_RULES.companyEmail).check(
    z.refine((mail) => mail === '' || isEmailAddress(mail), LIBRARY_SETTINGS_TEXTS.emailInvalid),
  ),
  companyPhone: textSchema(COMPANY_RULES.companyPhone),
});
export type CompanyValues = z.infer<typeof companySchema>;

export const metaSchema = z.object({
  title: textSchema(META_RULES.title),
  description: textSchema(META_RULES.description),
  keywords: textSchema(META_RULES.keywords),
  language: z.string().check(z.regex(LANGUAGE_PATTERN)),
});
export type MetaValues = z.infer<typeof metaSchema>;

export const synonymsSchema = z.object({ synonyms: textSchema(SYNONYM_RULES.synonyms) });
export type SynonymValues = z.infer<typeof synonymsSchema>;

export const companyOf = (library: LibraryParts): CompanyValues => ({
  companyName: library.public.settings.settings.companyName,
  companyEmail: library.private.companyEmail,
  companyPhone: library.public.settings.settings.companyPhone,
});

export const metaOf = ({ public: { settings } }: LibraryParts): MetaValues => ({
  title: settings.metaData.title,
  description: settings.metaData.description,
  keywords: settings.metaData.keywords,
  language: settings.metaData.language ?? '',
});

export const synonymsOf = ({ public: { settings } }: LibraryParts): SynonymValues => ({
  synonyms: settings.synonyms ?? '',
});

export const addressOf = ({ public: library }: LibraryParts): LibraryAddress => ({
  library_refkey: library.library_refkey,
  library_domain: library.library_domain,
  custom_subDomain: library.custom_subDomain,
});

const asKey = (typed: string): string => typed.trim().toLowerCase();
const isHost = (field: 'library_domain' | 'custom_subDomain') => (value: string) =>
  checkLibraryAddress({ [field]: value }).isValid;

/** @param takenOf the address the server last refused because another library has it; null if none */
export const addressSchema = (takenOf: () => TakenAddress | null) => {
  const free = (field: AddressField) =>
    z.refine<string>((value) => takenOf()?.field !== field || takenOf()?.value !== value, {
      error: () => takenOf()?.message,
    });
  const { keyInvalid, keyReserved, hostInvalid } = LIBRARY_SETTINGS_TEXTS;
  return z.object({
    library_refkey: z.string().check(
      z.refine((key) => LIBRARY_KEY_PATTERN.test(asKey(key)), keyInvalid),
      z.refine((key) => isClaimableKey(asKey(key)), keyReserved),
      free('library_refkey'),
    ),
    library_domain: z.string().check(z.refine(isHost('library_domain'), hostInvalid), free('library_domain')),
    custom_subDomain: z
      .string()
      .check(z.refine(isHost('custom_subDomain'), hostInvalid), free('custom_subDomain')),
  });
};
