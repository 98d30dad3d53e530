import { PLAN_TEXTS } from '../texts/article-plans';
import { fullHeading, type MailBrand, type MailContent } from '../tickets/mail-content';

export interface VerifiedArticle {
  readonly id: string;
  readonly title: string;
}

export interface VerifyMailInput {
  readonly brand: MailBrand;
  /** those that are due, at least one */
  readonly articles: readonly VerifiedArticle[];
  /** origin of the product's pages, without a slash at the end */
  readonly origin: string;
  /** where these mails are switched off */
  readonly settingsUrl: string;
}

/** Titles that a mail lists; it leads to all of them. */
const LISTED = 20;

/** The mail that reminds a person of the articles that are due to be verified. */
export function composeVerifyMail(input: VerifyMailInput): MailContent & { readonly subject: string } {
  const { brand, articles, origin, settingsUrl } = input;
  const [first] = articles;
  const isOne = articles.length === 1 && first !== undefined;
  const heading = isOne ? PLAN_TEXTS.mailHeading : PLAN_TEXTS.mailHeadingMany;
  const title = isOne ? first.title : String(articles.length);
  const action = isOne
    ? { label: PLAN_TEXTS.mailAction, url: `${origin}/admin/article/edit/${first.id}` }
    : { label: PLAN_TEXTS.mailActionMany, url: `${origin}/admin/content?state=verify` };
  const letter = isOne ? PLAN_TEXTS.mailBody : [...listOf(articles), PLAN_TEXTS.mailBodyMany].join('\n\n');
  const footer = PLAN_TEXTS.mailFooter(settingsUrl);
  return {
    subject: isOne ? PLAN_TEXTS.mailSubject(first.title) : PLAN_TEXTS.mailSubjectMany(articles.length),
    text: [fullHeading(heading, title), letter, `${action.label}: ${action.url}`, footer].join('\n\n'),
    page: {
      template: 'letter',
      brand,
      preheader: isOne ? letter : PLAN_TEXTS.mailBodyMany,
      heading,
      title,
      letter,
      action,
      footer,
    },
  };
}

function listOf(articles: readonly VerifiedArticle[]): readonly string[] {
  const titles = articles.slice(0, LISTED).map(({ title }) => title);
  const rest = articles.length - titles.length;
  return rest === 0 ? titles : [...titles, PLAN_TEXTS.mailMore(rest)];
}
