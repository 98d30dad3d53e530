import { PLAN_TEXTS } from '../texts/article-plans';
import { fullHeading, type MailBrand, type MailContent } from '../tickets/mail-content';

export interface VerifyMailInput {
  readonly brand: MailBrand;
  readonly title: string;
  /** the article in the editor */
  readonly editorUrl: string;
  /** where these mails are switched off */
  readonly settingsUrl: string;
}

/** The mail that reminds the owner of an article that it is due to be verified. */
export function composeVerifyMail({ brand, title, editorUrl, settingsUrl }: VerifyMailInput): MailContent {
  const { mailHeading: heading, mailBody: letter, mailAction: label } = PLAN_TEXTS;
  const footer = PLAN_TEXTS.mailFooter(settingsUrl);
  return {
    text: [fullHeading(heading, title), letter, `${label}: ${editorUrl}`, footer].join('\n\n'),
    page: {
      template: 'letter',
      brand,
      preheader: letter,
      heading,
      title,
      letter,
      action: { label, url: editorUrl },
      footer,
    },
  };
}
