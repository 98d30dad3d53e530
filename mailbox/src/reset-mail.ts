import { randomUUID } from 'node:crypto';

/** What the Auth emulator records about a mail it never sends. */
export interface EmulatorCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** The page that /forgot makes the provider link back to; links that our functions mail have another one or none. */
const RETURN_PATH = '/login';

/** Whether the provider itself would mail this code: a reset that a person requested. */
export function isProvidersMail({ requestType, oobLink }: EmulatorCode): boolean {
  const back = new URL(oobLink).searchParams.get('continueUrl');
  return requestType === 'PASSWORD_RESET' && back !== null && new URL(back).pathname === RETURN_PATH;
}

/** The link that the provider writes once its action URL is the product's page (docs/DEPLOY.md). */
function resetUrl({ oobLink }: EmulatorCode, origin: string): string {
  const url = new URL('/resetpassword', origin);
  url.search = new URL(oobLink).search;
  return url.href;
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n');

function part(type: string, text: string): string {
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(text)}\r\n`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The mail that the provider would send, in the form in which mails arrive. */
export function resetMail(code: EmulatorCode, origin: string): Buffer {
  const url = resetUrl(code, origin);
  const text = `Hello,\n\nFollow this link to reset the password of your Harborline account ${code.email}:\n\n${url}\n\nIf you did not ask for this, you can ignore this email.\n`;
  const html = `<div style="font:15px/1.6 system-ui,sans-serif;max-width:34rem;padding:24px;color:#16232e"><p>Hello,</p><p>Follow this link to reset the password of your Harborline account ${escapeHtml(code.email)}.</p><p><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0b6e6e;color:#fff;text-decoration:none;font-weight:600">Reset password</a></p><p style="color:#5b6b78">If you did not ask for this, you can ignore this email.</p></div>`;
  const boundary = randomUUID();
  const lines = [
    'From: Harborline <noreply@harborline.example>',
    // An address has no line breaks: the emulator has checked it.
    `To: ${code.email}`,
    'Subject: Reset your password for Harborline',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    part('text/plain', text),
    `--${boundary}`,
    part('text/html', html),
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
