import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';
import { type MailBrand, type MailContent, textSections } from '../tickets/mail-content';

interface SubscriptionMailInput {
  readonly brand: MailBrand;
  readonly statusUrl: string;
  /** page of the subscription, with the token that ends it */
  readonly unsubscribeUrl: string;
}

interface SubscriptionMail extends MailContent {
  readonly subject: string;
}

/**
 * The mail that asks the owner of an address whether it may get updates. The address is not proven, so nothing in it
 * comes from the visitor (D-07).
 */
export function composeConfirmationMail(
  input: SubscriptionMailInput & { readonly confirmUrl: string },
): SubscriptionMail {
  const { brand, confirmUrl, unsubscribeUrl } = input;
  const company = brand.companyName;
  const letter = `Somebody, most likely you, asked ${company} to send updates of its status page to this address. Confirm that you want them. The link works for three days.`;
  const footer = `If that was not you, do nothing: you get no further email, and ${company} forgets the address after three days.`;
  const label = 'Forget it now';
  return {
    subject: clip(oneLine(`Confirm status updates from ${company}`), LIMITS.subject),
    text: textSections([letter, `Confirm: ${confirmUrl}`, footer, `${label}: ${unsubscribeUrl}`]),
    page: {
      template: 'letter',
      brand,
      preheader: 'One more step, and you get status updates.',
      heading: 'Confirm status updates',
      letter,
      action: { label: 'Confirm', url: confirmUrl },
      footer,
      footerLink: { label, url: unsubscribeUrl },
    },
  };
}

/** The mail to an address that was entered though it is subscribed: the page must not tell strangers that it is. */
export function composeKnownMail({
  brand,
  statusUrl,
  unsubscribeUrl,
}: SubscriptionMailInput): SubscriptionMail {
  const company = brand.companyName;
  const letter = `This address was entered on the status page of ${company}. It gets the updates already, so there is nothing left to do.`;
  const footer = `You get status updates from ${company} by email.`;
  const label = 'Unsubscribe';
  return {
    subject: clip(oneLine(`You get status updates from ${company}`), LIMITS.subject),
    text: textSections([letter, `Status page: ${statusUrl}`, footer, `${label}: ${unsubscribeUrl}`]),
    page: {
      template: 'letter',
      brand,
      preheader: 'You are subscribed already.',
      heading: 'You are subscribed already',
      letter,
      action: { label: 'Open the status page', url: statusUrl },
      footer,
      footerLink: { label, url: unsubscribeUrl },
    },
  };
}
