import { hostOf } from './suite';

export interface ReceivedMail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`http://${hostOf('mailboxPage')}${path}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return (await response.json()) as T;
}

/** Mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const all = await read<ReceivedMail[]>('/api/messages');
  const mine = all.filter(({ to }) => to.includes(address)).reverse();
  return Promise.all(mine.map(({ id }) => read<ReceivedMail>(`/api/messages/${id}`)));
}
