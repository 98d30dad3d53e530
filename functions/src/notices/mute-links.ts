import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_EVENTS, type NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { isDirect } from '@harborline/domain/notifications/delivery';
import * as z from 'zod/mini';
import { config } from '../platform/config';

/** What a mail was about, and its link may mute: a ticket ('' for none) and kinds of events, or digests. */
export type MuteOffer = { readonly ticket: string; readonly events: readonly NotificationEvent[] } | 'digest';
export type MuteChoice = 'ticket' | 'digest' | NotificationEvent;

const linkSchema = z.object({
  uid: z.string(),
  libraryId: z.string(),
  offer: z.union([
    z.literal('digest'),
    z.object({
      ticket: z.string(),
      events: z.readonly(z.array(z.enum(NOTIFICATION_EVENTS)).check(z.minLength(1))),
    }),
  ]),
});
export type MuteLink = z.infer<typeof linkSchema>;

const signature = (payload: string): string =>
  createHmac('sha256', config().linkSigningSecret)
    .update(JSON.stringify(['mute-notices', payload]))
    .digest('base64url');

/** The token of a link; it does not expire, since a mail can be opened years later. */
function muteToken(link: MuteLink): string {
  const payload = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${payload}.${signature(payload)}`;
}

/** What a token of ours says; undefined for any other. Compares in constant time. */
export function readMuteToken(token: string): MuteLink | undefined {
  const [payload = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(payload));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const parsed = linkSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success ? parsed.data : undefined;
}

/**
 * What one click in a mail program mutes, so that mails like this one end: the ticket, or the kind of event where the next
 * one would come of another ticket, or in spite of the mute.
 */
export function mutedByOneClick(offer: MuteOffer): readonly MuteChoice[] {
  if (offer === 'digest') return ['digest'];
  const { ticket, events } = offer;
  const isOnlyNew = events.every((event) => event === 'new_ticket');
  if (ticket === '' || isOnlyNew || events.every(isDirect)) return events;
  return ['ticket', ...events.filter(isDirect)];
}

/** The page that a mail leads to, and the address to which mail programs post (RFC 8058). */
export function muteLinks(uid: string, libraryId: string, offer: MuteOffer) {
  const muteUrl = `${config().publicOrigin}/api/mute?token=${muteToken({ uid, libraryId, offer })}`;
  return { muteUrl, unsubscribeUrl: muteUrl };
}
