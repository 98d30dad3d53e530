import * as z from 'zod/mini';
import { fold } from '../search/normalise';

/** A library as its agency sees it in lists. */
export const agencyItemSchema = z.object({
  support_lib_id: z.string(),
  library_refkey: z.string(),
  library_domain: z.string(),
  custom_subDomain: z.string(),
  company_name: z.string(),
  is_subscription_active: z.boolean(),
  is_white_label: z.boolean(),
});
export type AgencyItem = z.infer<typeof agencyItemSchema>;

/** `data` of GET /api/admin/agency. */
export const agencyListSchema = z.object({
  agencies: z.array(agencyItemSchema),
  /** pass it as `cursor` to get the next page; '' at the end */
  nextCursor: z.string(),
});

/** `data` of POST and PATCH /api/admin/loginas: the library the person is in afterwards (S7.1-05). */
export const actingAnswerSchema = z.object({
  admin_support_lib_id: z.string(),
  /** names the library in the message (S8-03): its domain, or its key if it has none */
  library_domain: z.string(),
  company_name: z.string(),
  /** ISO 8601, '' at home */
  acting_until: z.string(),
});
export type ActingAnswer = z.infer<typeof actingAnswerSchema>;

type Named = Pick<AgencyItem, 'library_refkey' | 'library_domain' | 'custom_subDomain' | 'company_name'>;

/** Whether a library matches a search in the library switcher (S2.8-21): every word must occur in one of its names. */
export function matchesAgencySearch(library: Named, query: string): boolean {
  const names = [
    library.company_name,
    library.library_refkey,
    library.library_domain,
    library.custom_subDomain,
  ];
  const text = fold(names.join('\n').normalize('NFC'));
  const words = fold(query.normalize('NFC')).split(/\s+/);
  return words.every((word) => text.includes(word));
}

/** The name that messages use for a library (S8-03). */
export const libraryLabel = ({
  library_domain,
  library_refkey,
}: Pick<Named, 'library_domain' | 'library_refkey'>) => library_domain || library_refkey;
