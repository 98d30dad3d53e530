import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';
import { REQUESTS_MAIL_TEXTS } from '../texts/my-requests';
import { type MailBrand, type MailContent, textSections } from '../tickets/mail-content';

/**
 * The mail with the link to the requests of an address (D-118). Anybody may have asked for it, so nothing in it comes
 * from a visitor (D-07).
 */
export function composeRequestsMail(
  brand: MailBrand,
  url: string,
): MailContent & { readonly subject: string } {
  const { action, footer, heading, preheader } = REQUESTS_MAIL_TEXTS;
  const letter = REQUESTS_MAIL_TEXTS.letter(brand.companyName);
  return {
    subject: clip(oneLine(REQUESTS_MAIL_TEXTS.subject(brand.companyName)), LIMITS.subject),
    text: textSections([letter, `${action}: ${url}`, footer]),
    page: { template: 'letter', brand, preheader, heading, letter, action: { label: action, url }, footer },
  };
}
