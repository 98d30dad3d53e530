import { textToHtml } from '../html/escape';
import { type MailBrand, mailLayout } from '../tickets/mail-layout';
import type { RenderedMail } from '../tickets/render-mail';

export const SIGN_IN_MAIL_SUBJECT = 'Your sign-in link';

const OPENING = 'Use this link to sign in. It works once.';
const FOOTER =
  'Whoever has this link can sign in as you: please do not forward this mail. If you did not ask for it, no action is needed.';

/** The mail with the link that signs a person of support in (D-13). */
export function renderSignInMail({
  brand,
  signInUrl,
}: {
  brand: MailBrand;
  signInUrl: string;
}): RenderedMail {
  return {
    text: `${OPENING}\n\n${signInUrl}\n\n${FOOTER}`,
    html: mailLayout({
      brand,
      preheader: OPENING,
      heading: 'Sign in',
      body: textToHtml(OPENING, 'margin:0 0 16px;font-size:16px;line-height:1.6'),
      action: { label: 'Sign in', url: signInUrl },
      footer: FOOTER,
    }),
  };
}
