import { NOTIFICATION_EVENTS } from '@harborline/domain/entities/agent-notifications';
import { docPath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import {
  allows,
  denies,
  get,
  layOut,
  limit,
  list,
  orderBy,
  remove,
  set,
  update,
  where,
} from './support/firestore';
import { AGENCY_LIB, EVERYBODY, LIB, LIB_ROLES, OTHER_LIB, OUTSIDERS, type Person } from './support/people';
import { useWorld } from './support/world';

useWorld();

describe('Audit', () => {
  const ENTRY = docPath.audit('entry');
  const log = (library: string) =>
    list('Audit', where('support_lib_id', '==', library), orderBy('at', 'desc'), limit(20));

  it('team managers read the log of the library they act in, even while trying on a view', async () => {
    await allows(['owner', 'admin', 'viewer', 'agencyInside'], log(LIB));
    await allows(['owner', 'admin', 'viewer', 'agencyInside'], get(ENTRY));
    await denies(['editor', 'writer', 'agent', ...OUTSIDERS], log(LIB));
    await denies(['editor', 'writer', 'agent', ...OUTSIDERS], get(ENTRY));
  });

  it('abuse test 3: nobody reads the log of another library, not even of the parent', async () => {
    await denies(['owner', 'agencyInside'], log(AGENCY_LIB));
    await denies(['owner', 'agencyOwner'], log(OTHER_LIB));
    await denies(EVERYBODY, list('Audit'));
  });

  it('nobody writes it', async () => {
    await denies(EVERYBODY, set(docPath.audit('fresh'), { support_lib_id: LIB }));
    await denies(EVERYBODY, update(ENTRY, { action: 'role-changed' }));
    await denies(EVERYBODY, remove(ENTRY));
  });
});

describe('AgentNotifications', () => {
  const channels = { desktop: true, sound: false, email: true };
  const EVENTS = { new_ticket: channels, visitor_replied: channels, assigned_to_you: channels };
  const matrix = (library: string, changes: object = {}) => ({
    support_lib_id: library,
    events: EVENTS,
    ...changes,
  });
  const HERE = [...LIB_ROLES, 'slugOff'] as const satisfies readonly Person[];
  const own = (person: Person) => docPath.agentNotifications(person);

  it('staff keep their own settings', async () => {
    await allows(HERE, (person) => set(own(person), matrix(LIB)));
    await allows(HERE, (person) => get(own(person)));
    await allows(HERE, (person) =>
      set(own(person), matrix(LIB, { events: { ...EVENTS, article_to_verify: channels } })),
    );
    await allows(HERE, (person) =>
      set(own(person), matrix(LIB, { events: { ...EVENTS, mentioned_you: channels } })),
    );
    const scoped = { ...channels, bell: 'mine', digest: 'teams', desktop: 'teams' };
    await allows(HERE, (person) =>
      set(
        own(person),
        matrix(LIB, {
          events: { ...EVENTS, visitor_replied: scoped, followed_ticket: scoped, draft_to_review: scoped },
          time_zone: 'Europe/Berlin',
          quiet: { from: 1_200, until: 420, days: [1, 2, 3, 4, 5] },
          digest_at: 480,
        }),
      ),
    );
    await allows(HERE, (person) => update(own(person), { 'events.new_ticket.sound': true }));
    await allows(['agencyInside', 'agencyOwner'], (person) => set(own(person), matrix(AGENCY_LIB)));
    await allows(['viewer'], (person) => get(own(person)));
  });

  it('staff may choose every cell of the table at once', async () => {
    const full = { desktop: 'mine', sound: false, email: 'teams', bell: true, digest: true };
    const events = Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, full]));
    const quiet = { from: 1_200, until: 420, days: [0, 1, 2, 3, 4, 5, 6] };
    await allows(HERE, (person) =>
      set(
        own(person),
        matrix(LIB, { events, time_zone: 'America/Argentina/Buenos_Aires', quiet, digest_at: 480 }),
      ),
    );
  });

  it('nobody keeps or reads settings for someone else, or after leaving the staff', async () => {
    await denies(['owner', 'otherOwner', 'visitor', 'signedOut'], get(own('agent')));
    await denies(['owner', 'otherOwner', 'visitor', 'signedOut'], set(own('agent'), matrix(LIB)));
    await denies(['removed', 'agencyOver', 'visitor', 'signedOut'], (person) => get(own(person)));
    await denies(['removed', 'viewer', 'agencyOver', 'visitor', 'signedOut'], (person) =>
      set(own(person), matrix(person === 'agencyOver' ? AGENCY_LIB : LIB)),
    );
    await denies(EVERYBODY, list('AgentNotifications', limit(1)));
  });

  it('nobody deletes them', async () => {
    await layOut({ [own('agent')]: matrix(LIB) });
    await denies(EVERYBODY, remove(own('agent')));
  });

  it.each<[string, object]>([
    ['for another library', matrix(OTHER_LIB)],
    ['for the current library instead of home', matrix(LIB)],
    ['with an extra field', matrix(AGENCY_LIB, { note: 'x' })],
    [
      'without a channel',
      matrix(AGENCY_LIB, { events: { ...EVENTS, new_ticket: { desktop: true, sound: true } } }),
    ],
    [
      'with an extra channel',
      matrix(AGENCY_LIB, { events: { ...EVENTS, new_ticket: { ...channels, sms: true } } }),
    ],
    ['with an extra event', matrix(AGENCY_LIB, { events: { ...EVENTS, lunch: channels } })],
    ['without an event', matrix(AGENCY_LIB, { events: { new_ticket: channels, visitor_replied: channels } })],
    ['with no zone', matrix(AGENCY_LIB, { time_zone: '' })],
    ['with a zone that is too long', matrix(AGENCY_LIB, { time_zone: 'x'.repeat(61) })],
    ['with a digest after midnight', matrix(AGENCY_LIB, { digest_at: 1_440 })],
    ['with a digest before midnight', matrix(AGENCY_LIB, { digest_at: -1 })],
    ['with a digest at half a minute', matrix(AGENCY_LIB, { digest_at: 0.5 })],
    ['with quiet hours on an eighth day', matrix(AGENCY_LIB, { quiet: { from: 0, until: 0, days: [7] } })],
    [
      'with quiet hours on eight days',
      matrix(AGENCY_LIB, { quiet: { from: 0, until: 0, days: [0, 1, 2, 3, 4, 5, 6, 0] } }),
    ],
    ['with quiet hours without days', matrix(AGENCY_LIB, { quiet: { from: 0, until: 0 } })],
    ['with quiet hours of a day too many', matrix(AGENCY_LIB, { quiet: { from: 0, until: 0, days: 'all' } })],
    ['with quiet hours from nowhere', matrix(AGENCY_LIB, { quiet: { from: '8', until: 0, days: [] } })],
    ['with quiet hours until nowhere', matrix(AGENCY_LIB, { quiet: { from: 0, until: 1_440, days: [] } })],
    ['with more in quiet hours', matrix(AGENCY_LIB, { quiet: { from: 0, until: 0, days: [], is_on: true } })],
    ...(['desktop', 'sound', 'email', 'bell', 'digest'] as const).flatMap((channel) =>
      NOTIFICATION_EVENTS.map((event): [string, object] => [
        `with a word for ${event} by ${channel}`,
        matrix(AGENCY_LIB, { events: { ...EVENTS, [event]: { ...channels, [channel]: 'yes' } } }),
      ]),
    ),
  ])('nobody keeps settings %s', (_what, data) =>
    denies(['agencyInside'], (person) => set(own(person), data)),
  );
});
