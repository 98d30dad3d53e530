import { MAILBOX } from './suite';
import { waitFor } from './wait-for';

export interface ReceivedMail {
  id: string;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

async function listMail(): Promise<ReceivedMail[]> {
  const response = await fetch(`${MAILBOX}/api/messages`);
  return (await response.json()) as ReceivedMail[];
}

async function readMail(id: string): Promise<ReceivedMail> {
  const response = await fetch(`${MAILBOX}/api/messages/${id}`);
  return (await response.json()) as ReceivedMail;
}

/** All mails sent to an address so far, newest first. */
export async function mailTo(address: string): Promise<ReceivedMail[]> {
  const found = (await listMail()).filter((mail) => mail.to.includes(address));
  return Promise.all(found.map((mail) => readMail(mail.id)));
}

/** Waits for a mail to an address that meets a condition. */
export function waitForMail(
  address: string,
  what: string,
  fits: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> {
  return waitFor(`a mail to ${address}: ${what}`, async () => (await mailTo(address)).find(fits));
}

/** The first link in a mail's text that contains a piece of URL. */
export function linkIn(mail: ReceivedMail, piece: string): string {
  const link = [...mail.text.matchAll(/https?:\/\/[^\s<>"]+/g)]
    .map(([url]) => url)
    .find((url) => url.includes(piece));
  if (!link) throw new Error(`No link with '${piece}' in the mail '${mail.subject}':\n${mail.text}`);
  return link;
}
