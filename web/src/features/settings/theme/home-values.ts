import type { LibraryPublic } from '@harborline/domain/entities/library';
import { type FooterLink, homeOf, isFooterAddress } from '@harborline/domain/help-center/help-center-home';
import { LIMITS } from '@harborline/domain/limits';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import * as z from 'zod/mini';
import { textSchema } from '../../../shared/forms/text-schema';

export const HEADLINE = { label: THEME_TEXTS.headline, limit: LIMITS.homeHeadline };
export const INTRODUCTION = { label: THEME_TEXTS.introduction, limit: LIMITS.homeIntroduction };

const linksSchema = z.catch(z.array(z.object({ label: z.string(), address: z.string() })), []);

/** The links in a form's value, which is JSON, since forms compare values as a whole. */
export const linksIn = (value: string): FooterLink[] => linksSchema.parse(JSON.parse(value));

/** Links as a form's value. */
export const linksAsValue = (links: readonly FooterLink[]): string =>
  JSON.stringify(links.map(({ label, address }) => ({ label, address })));

/** What is wrong with the label of a link; null if nothing is. */
export function labelProblem(label: string): string | null {
  if (label.trim() === '') return THEME_TEXTS.linkLabelRequired;
  return label.trim().length > LIMITS.footerLabel ? THEME_TEXTS.linkLabelTooLong : null;
}

/** What is wrong with the address of a link; null if nothing is. */
export const addressProblem = (address: string): string | null =>
  isFooterAddress(address.trim()) ? null : THEME_TEXTS.linkAddressInvalid;

const isSoundLink = ({ label, address }: FooterLink): boolean =>
  labelProblem(label) === null && addressProblem(address) === null;

export const homeValuesSchema = z.object({
  headline: textSchema(HEADLINE),
  introduction: textSchema(INTRODUCTION),
  hasPopularArticles: z.boolean(),
  showsArticlesFirst: z.boolean(),
  footerLinks: z
    .string()
    .check(z.refine((value) => linksIn(value).every(isSoundLink), THEME_TEXTS.linksInvalid)),
});
export type HomeValues = z.infer<typeof homeValuesSchema>;

/** What the form for the home page shows of a library. */
export function homeValuesOf(library: LibraryPublic): HomeValues {
  const { footerLinks, headline, introduction, hasPopularArticles, showsArticlesFirst } = homeOf(library);
  return {
    headline,
    introduction,
    hasPopularArticles,
    showsArticlesFirst,
    footerLinks: linksAsValue(footerLinks),
  };
}
