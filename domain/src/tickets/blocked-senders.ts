import { isEmailAddress, mailboxOf } from '../contact/email-address';

interface Sender {
  readonly sender: string;
}

/** Where anybody can have a mailbox: to block such a domain is to block a large part of all people. */
const MAIL_PROVIDERS: ReadonlySet<string> = new Set(
  (
    '126.com 163.com aol.com att.net bluewin.ch btinternet.com comcast.net duck.com fastmail.com free.fr gmail.com ' +
    'gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.fr ' +
    'icloud.com laposte.net libero.it live.com mac.com mail.com mail.ru me.com msn.com naver.com orange.fr ' +
    'outlook.com outlook.de pm.me proton.me protonmail.com qq.com rediffmail.com seznam.cz sky.com t-online.de ' +
    'tutanota.com verizon.net wanadoo.fr web.de wp.pl yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com ' +
    'yandex.ru ymail.com zoho.com'
  ).split(' '),
);

/** '@' and the domain of an address, in lower case. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@')).toLowerCase();

/** Whether a sender is the whole domain of a provider that anybody can have a mailbox at. */
export const isProviderDomain = (sender: string): boolean =>
  sender.startsWith('@') && MAIL_PROVIDERS.has(sender.slice(1));

/**
 * Reads what a person typed: an address, or a domain with or without the '@'. Case, spaces around it and a tag
 * (`ada+shop@…`) make no difference, so that nobody gets around a block by them.
 * @returns undefined if it is neither
 */
export function readSender(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (isEmailAddress(text)) return mailboxOf(text);
  const domain = text.startsWith('@') ? text : `@${text}`;
  return isEmailAddress(`a${domain}`) ? domain : undefined;
}

/** Which entry of a list blocks an address: its own, or that of its domain. Subdomains are domains of their own. */
export function blockOf<Entry extends Sender>(senders: readonly Entry[], address: string): Entry | undefined {
  const mailbox = mailboxOf(address.trim());
  const domain = domainOf(mailbox);
  return senders.find(({ sender }) => sender === mailbox || sender === domain);
}

/** Whether blocking a sender would block one of these addresses. */
export const blocksOneOf = (sender: string, addresses: readonly string[]): boolean =>
  addresses.some((address) => address !== '' && blockOf([{ sender }], address) !== undefined);

/** The entries that a search finds: those with its words in the sender, the reason or the teammate's name. */
export function findSenders<Entry extends Sender & { readonly reason: string; readonly blocked_by: string }>(
  senders: readonly Entry[],
  words: string,
): readonly Entry[] {
  const searched = words.toLowerCase().split(/\s+/).filter(Boolean);
  return senders.filter(({ sender, reason, blocked_by }) => {
    const text = `${sender} ${reason} ${blocked_by}`.toLowerCase();
    return searched.every((word) => text.includes(word));
  });
}
