/** Header fields of a mail, in lower case, with their values; the first of each name. */
export type MailHeaders = ReadonlyMap<string, string>;

/** Values of `Precedence` that programs send. */
const PROGRAMS = new Set(['bulk', 'junk', 'list', 'auto_reply', 'auto-reply']);

/** Local parts of addresses that belong to mail servers. */
const SERVERS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;

/**
 * Whether a program wrote the mail: an out-of-office note, a mailing list, a mail server, or a product like ours
 * (RFC 3834). Such mails are never answered and open nothing, so that two programs cannot write to each other for ever.
 */
export function isAutomatic(headers: MailHeaders, from: string): boolean {
  const autoSubmitted = headers.get('auto-submitted')?.split(';')[0]?.trim().toLowerCase() ?? 'no';
  return (
    autoSubmitted !== 'no' ||
    PROGRAMS.has(headers.get('precedence')?.trim().toLowerCase() ?? '') ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    headers.has('x-auto-reply') ||
    headers.has('list-id') ||
    /^multipart\/report/i.test(headers.get('content-type')?.trim() ?? '') ||
    headers.get('return-path')?.trim() === '<>' ||
    SERVERS.test(from)
  );
}
