/** Header fields of a mail, in lower case, with their values; the first of each name. */
export type MailHeaders = ReadonlyMap<string, string>;

/** Values of `Precedence` that programs send. */
const PROGRAMS = new Set(['bulk', 'junk', 'auto_reply', 'auto-reply']);

/** Local parts of addresses that belong to mail servers. */
const SERVERS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;

const precedenceOf = (headers: MailHeaders): string => headers.get('precedence')?.trim().toLowerCase() ?? '';

/**
 * Whether the mail came through a mailing list. A person wrote it, and a company's support address may be a group that
 * forwards so; to a conversation, though, it is no answer.
 */
export const isFromList = (headers: MailHeaders): boolean =>
  headers.has('list-id') || precedenceOf(headers) === 'list';

/**
 * Whether a program wrote the mail: an out-of-office note, a mass mailing, a mail server, or a product like ours
 * (RFC 3834). Such mails are never answered and open nothing, so that two programs cannot write to each other for ever.
 */
export function isAutomatic(headers: MailHeaders, from: string): boolean {
  const autoSubmitted = headers.get('auto-submitted')?.split(';')[0]?.trim().toLowerCase() ?? 'no';
  return (
    autoSubmitted !== 'no' ||
    PROGRAMS.has(precedenceOf(headers)) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    headers.has('x-auto-reply') ||
    /^multipart\/report/i.test(headers.get('content-type')?.trim() ?? '') ||
    headers.get('return-path')?.trim() === '<>' ||
    SERVERS.test(from)
  );
}
