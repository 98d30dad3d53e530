import { createHash } from 'node:crypto';
import { buildMailRecord } from '@harborline/domain/contact/build-mail-record';
import { drawTicketId } from '@harborline/domain/contact/ticket-id';
import { LIMITS } from '@harborline/domain/limits';
import { heldRequest } from '@harborline/domain/stores/held-requests';
import { settledMail } from '@harborline/domain/stores/mail';
import { clip } from '@harborline/domain/text/clip';
import { ticketTitle } from '@harborline/domain/tickets/ticket-title';
import { LUMEN_HELD } from './conversations/lumen-held';
import type { DemoHeldRequest } from './held-request-data';
import { demoLibrary } from './libraries';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc, steadyNumber } from './seed-doc';

const visitorUid = (email: string): string =>
  `visitor${createHash('sha256').update(email).digest('hex').slice(0, 20)}`;

function heldDocs(request: DemoHeldRequest, { nowMs, toTime }: SeedClock): SeedDoc[] {
  const library = demoLibrary(request.library);
  const atMs = nowMs - request.minutesAgo * MINUTE_MS;
  const uid = visitorUid(request.email);
  const mail = buildMailRecord({
    form: { email: request.email, requestText: request.text, customInputs: [], helpSteps: [], fileUrl: '' },
    library: { ...library.public, id: library.id },
    visitor: { uid, ...request.device, URL: `https://${library.public.library_domain}/contact` },
    ticketId: drawTicketId(atMs, () => steadyNumber(request.text)),
    nowMs: atMs,
  });
  const reason = `too many requests from one ${request.limit}`;
  return [
    seedDoc(settledMail(mail.ticketId), {
      ...mail,
      delivery: { state: 'held', conversation_ref: '', reason },
    }),
    seedDoc(heldRequest(mail.ticketId), {
      support_lib_id: library.id,
      ticket_id: mail.ticketId,
      visitor_uid: uid,
      email: request.email,
      title: ticketTitle(request.text),
      preview: clip(request.text, LIMITS.shortText),
      limit: request.limit,
      state: 'held',
      created_at: toTime(atMs),
      decided_by: '',
    }),
  ];
}

/** Held requests, each with the record it came from. */
export const heldRequestDocs = (clock: SeedClock): SeedDoc[] =>
  LUMEN_HELD.flatMap((request) => heldDocs(request, clock));
