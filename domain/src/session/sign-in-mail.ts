import type { MailBrand, MailContent } from '../tickets/mail-content';

export const SIGN_IN_MAIL_SUBJECT = 'Your sign-in link';

const OPENING = 'Use this link to sign in. It works once.';
const FOOTER =
  'Anyone with this link can sign in as you, so please do not forward this email. If you did not ask for it, you can ignore it.';

export interface SignInMailInput {
  readonly brand: MailBrand;
  readonly signInUrl: string;
}

/** The email with the link that signs in a support person (D-13). */
export function composeSignInMail({ brand, signInUrl }: SignInMailInput): MailContent {
  return {
    text: `${OPENING}\n\n${signInUrl}\n\n${FOOTER}`,
    page: {
      template: 'letter',
      brand,
      preheader: OPENING,
      heading: 'Sign in',
      letter: OPENING,
      action: { label: 'Sign in', url: signInUrl },
      footer: FOOTER,
    },
  };
}
