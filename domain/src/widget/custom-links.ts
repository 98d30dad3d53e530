import { type FooterLink, homeOf } from '../help-center/help-center-home';

/** 32-bit FNV-1a, in base 36: short, and the same for the same address. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** A link of the company that the widget shows (S2.3-11). */
export interface CustomLink extends FooterLink {
  /** stays as long as the address does */
  readonly id: string;
}

/** The company's own links, all of them https (D-48). */
export const customLinks = (library: Parameters<typeof homeOf>[0]): readonly CustomLink[] =>
  homeOf(library).footerLinks.map((link) => ({ ...link, id: shortHash(link.address) }));
