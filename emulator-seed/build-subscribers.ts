import { createHash, createHmac } from 'node:crypto';
import { LOCAL_LINK_SECRET } from '@harborline/domain/local-suite';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { statusMailing, statusSubscriber } from '@harborline/domain/stores/status-subscribers';
import { MAINTENANCE } from './build-status';
import { LIBRARY_IDS } from './library-data';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

/** Addresses that get the updates of Lumen's status page. */
const DEMO_SUBSCRIBERS = [
  'ines.brandt@visitor.example',
  'workshop@pedalpoint.example',
  'fleet@citybikes.example',
] as const;
/** An address that has not confirmed. */
const UNCONFIRMED = 'oskar@visitor.example';

const LIBRARY = { support_lib_id: LIBRARY_IDS.lumen };
const { title: TITLE } = MAINTENANCE;

/** As functions name the document of an address, so that it can be found again. */
const subscriberId = (email: string): string =>
  createHmac('sha256', LOCAL_LINK_SECRET)
    .update(JSON.stringify(['status-subscriber', LIBRARY_IDS.lumen, email]))
    .digest('hex')
    .slice(0, 40);

const derivedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

function subscriberDoc(email: string, days: number, { nowMs, toTime }: SeedClock): SeedDoc {
  const isConfirmed = email !== UNCONFIRMED;
  return seedDoc(statusSubscriber(subscriberId(email)), {
    ...LIBRARY,
    email,
    state: isConfirmed ? 'confirmed' : 'unconfirmed',
    round: `demo-${email}`,
    confirmed_at: isConfirmed ? toTime(nowMs - days * DAY_MS) : null,
    expires_at: isConfirmed ? null : toTime(nowMs + 2 * DAY_MS),
  });
}

/** A sent mail, which has forgotten to whom. */
const mailDoc = (mailingId: string, email: string, { nowMs, toTime }: SeedClock): SeedDoc =>
  seedDoc(outboxMail(derivedId('status-mail', mailingId, subscriberId(email))), {
    ...LIBRARY,
    conversation_ref: '',
    kind: 'status',
    from: '"Lumen Cycles" <notifications@harborline.example>',
    to: '',
    recipient: '',
    reply_to: '',
    subject: `Planned maintenance: ${TITLE}`,
    text: TITLE,
    html: `<p>${TITLE}</p>`,
    mailing_ref: mailingId,
    created_at: toTime(nowMs - DAY_MS),
    delivery: { state: 'sent', attempts: 1, error: '', lease_until_ms: 0 },
  });

const mailingId = (update: string, occasion: string): string =>
  derivedId('status-mailing', LIBRARY_IDS.lumen, MAINTENANCE.id, update, occasion);

/** News of the planned maintenance: announced, and to be told again when it begins and ends. */
function mailingDocs({ nowMs, toTime }: SeedClock): SeedDoc[] {
  const about = { ...LIBRARY, incident_id: MAINTENANCE.id, title: TITLE };
  const { startsAt, endsAt } = MAINTENANCE.window(nowMs);
  return [
    seedDoc(statusMailing(mailingId(MAINTENANCE.id, 'planned')), {
      ...about,
      ...{ update_id: MAINTENANCE.id, occasion: 'planned', due_at: toTime(nowMs - DAY_MS) },
      ...{ state: 'queued', after: '', mails: DEMO_SUBSCRIBERS.length },
    }),
    seedDoc(statusMailing(mailingId('', 'begun')), {
      ...about,
      ...{ update_id: '', occasion: 'begun', due_at: toTime(startsAt) },
      ...{ state: 'waiting', after: '', mails: 0 },
    }),
    seedDoc(statusMailing(mailingId('', 'ended')), {
      ...about,
      ...{ update_id: '', occasion: 'ended', due_at: toTime(endsAt) },
      ...{ state: 'waiting', after: '', mails: 0 },
    }),
  ];
}

/** Subscribers of Lumen's status page, and what they were told. */
export const subscriberDocs = (clock: SeedClock): SeedDoc[] => [
  ...DEMO_SUBSCRIBERS.map((email, index) => subscriberDoc(email, 30 + index, clock)),
  subscriberDoc(UNCONFIRMED, 0, clock),
  ...DEMO_SUBSCRIBERS.map((email) => mailDoc(mailingId(MAINTENANCE.id, 'planned'), email, clock)),
  ...mailingDocs(clock),
];
