import { REQUESTS_LINK_MS } from '../requests/access';

const LINK_WORKS = `once, within ${REQUESTS_LINK_MS / 60_000} minutes`;

/** The page on which people find their requests again (D-118). */
export const MY_REQUESTS_TEXTS = {
  title: 'Your requests',
  pageTitle: (company: string) => `Your requests | ${company}`,
  intro: 'Enter the email address that you wrote to us from. We will email it a link to all your requests.',
  send: 'Send me a link',
  askedTitle: 'Check your email',
  /** the address follows */
  asked: `If requests belong to this address, a link to them is on its way. It works ${LINK_WORKS}:`,
  otherAddress: 'Use another address',
  later: 'Too many links were asked for. Please try again in an hour.',
  failed: 'That did not work. Please try again.',
  confirm: 'See all requests that were sent from the email address that received this link.',
  show: 'Show my requests',
  gone: 'This link does not work any more: it was used, or it is too old. You can get a new one.',
  /** the address follows */
  listed: 'Requests of',
  none: 'There are no requests under this address now.',
  /** before the last message, if the team wrote it */
  answered: 'Answer:',
  more: 'Show more',
  leave: 'Sign out here',
  leaveHint:
    'Do this on a computer that others use. Requests that you sent from this browser stay open in it.',
  write: 'Write a new request',
  /** on the page of one of them */
  back: 'Your requests',
} as const;

/** The email with the link (D-118). */
export const REQUESTS_MAIL_TEXTS = {
  subject: (company: string) => `Your requests to ${company}`,
  preheader: `The link works ${LINK_WORKS}.`,
  heading: 'Your requests',
  letter: (company: string) =>
    `Somebody, most likely you, asked to see the requests that this address has sent to ${company}. The link works ${LINK_WORKS}.`,
  action: 'Show my requests',
  footer: 'If that was not you, do nothing: nobody sees your requests without this link. Do not pass it on.',
} as const;
