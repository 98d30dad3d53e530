import { onRequest, type Request } from 'firebase-functions/https';
import { mutedByOneClick, readMuteToken } from '../../../notices';
import { clientAddress } from '../../../platform/client-address';
import { config } from '../../../platform/config';
import { takeRate } from '../../../platform/rate-limit';
import { mute, offeredBy } from './mute';
import { badLinkPage, busyPage, mutedPage, mutePage, tooManyPage } from './mute-page';

/** A form has one field, and what mail programs add. */
const FORM_BYTES = 16 * 1024;

interface Page {
  readonly status: 200 | 400 | 404 | 405 | 409 | 413 | 429;
  readonly html: string;
}

/** The fields of a form, in either encoding; none if they cannot be read. */
async function fieldsOf(request: Request): Promise<FormData> {
  const headers = { 'content-type': request.header('content-type') ?? '' };
  try {
    return await new Response(new Uint8Array(request.rawBody ?? []), { headers }).formData();
  } catch {
    return new FormData();
  }
}

async function answer(request: Request): Promise<Page> {
  const token = typeof request.query.token === 'string' ? request.query.token : '';
  const address = clientAddress(request, config().environment === 'deployed');
  if (await takeRate('subscriptionLink', { visitor: address }, Date.now()))
    return { status: 429, html: busyPage() };
  const link = readMuteToken(token);
  if (link === undefined) return { status: 404, html: badLinkPage() };
  // A link that a mail program opens ahead of its reader mutes nothing.
  if (request.method === 'GET') return { status: 200, html: mutePage(offeredBy(link)) };
  if (request.method !== 'POST') return { status: 405, html: badLinkPage() };
  if ((request.rawBody?.length ?? 0) > FORM_BYTES) return { status: 413, html: badLinkPage() };
  const fields = await fieldsOf(request);
  const isOneClick = fields.get('List-Unsubscribe') === 'One-Click';
  const chosen = isOneClick
    ? mutedByOneClick(link.offer)
    : offeredBy(link).filter((choice) => choice === fields.get('mute'));
  if (chosen.length === 0) return { status: 400, html: badLinkPage() };
  return {
    muted: { status: 200, html: mutedPage(chosen) } as const,
    gone: { status: 404, html: badLinkPage() } as const,
    'too-many': { status: 409, html: tooManyPage() } as const,
  }[await mute(chosen, link)];
}

/**
 * /api/mute: the page behind the link of a notification's mail, and what mail programs post to (RFC 8058). Its owner need
 * not sign in: the token says who it was mailed to, and mutes, no more (D-132).
 */
export const muteNotices = onRequest({ cors: false, invoker: 'public' }, async (request, response) => {
  const { status, html } = await answer(request);
  response.set('Cache-Control', 'no-store').set('Referrer-Policy', 'no-referrer');
  response.status(status).type('html').send(html);
});
