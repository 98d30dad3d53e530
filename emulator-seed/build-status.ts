import type { Incident } from '@harborline/domain/entities/status-page';
import {
  arrangeStatus,
  emptyStatus,
  openIncident,
  postUpdate,
  type StatusContent,
  type StatusResult,
  withIncident,
} from '@harborline/domain/status/change-status';
import { statusHistory, statusPage } from '@harborline/domain/stores/status-pages';
import { LIBRARY_IDS } from './library-data';
import { DAY_MS, MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const HOUR_MS = 60 * MINUTE_MS;
const AGE_DAYS = 200;

const GROUPS = [
  { id: 'lumen-status-shop', title: 'Shop' },
  { id: 'lumen-status-ride', title: 'Lumen Ride' },
];

const component = (id: string, title: string, description: string, groupId: string) => ({
  ...{ id: `lumen-${id}`, title, description, groupId },
});

const COMPONENTS = [
  component('shop', 'Online shop', 'Browsing, ordering and paying', 'lumen-status-shop'),
  component('orders', 'Order emails', 'Confirmations and delivery notices', 'lumen-status-shop'),
  component('app', 'Lumen Ride app', 'Signing in, rides and statistics', 'lumen-status-ride'),
  component('firmware', 'Firmware updates', 'Updates of motor and display over the app', 'lumen-status-ride'),
  component('theft', 'Theft alerts', 'Alarms and the position of your bike', 'lumen-status-ride'),
  component('support', 'Support', 'Requests and replies', ''),
];

/** Maintenance in three days, which subscribers know of. */
export const MAINTENANCE = {
  id: 'lumen-maintenance-firmware',
  title: 'New servers for firmware updates',
  window: (nowMs: number) => ({
    startsAt: nowMs + 3 * DAY_MS,
    endsAt: nowMs + 3 * DAY_MS + 2 * HOUR_MS,
  }),
} as const;

/** A step of the past: the function of the product that took it, and how long ago. */
type Step = (content: StatusContent, nowMs: number) => StatusResult;

const arranged: Step = (content, nowMs) =>
  arrangeStatus(content, { isPublished: true, groups: GROUPS, components: COMPONENTS }, nowMs);

const steps = (nowMs: number): readonly (readonly [agoMs: number, step: Step])[] => [
  [AGE_DAYS * DAY_MS, arranged],
  [
    47 * DAY_MS,
    (content, atMs) =>
      openIncident(
        content,
        {
          id: 'lumen-incident-alerts',
          title: 'Theft alerts arrive late',
          state: 'investigating',
          text: 'Alarms reach the app up to twenty minutes late. Bikes are still being tracked.',
          states: [
            { componentId: 'lumen-theft', state: 'partialOutage' },
            { componentId: 'lumen-app', state: 'degraded' },
          ],
          window: null,
        },
        atMs,
      ),
  ],
  [
    47 * DAY_MS - 50 * MINUTE_MS,
    (content, atMs) =>
      postUpdate(
        content,
        {
          incidentId: 'lumen-incident-alerts',
          id: 'lumen-incident-alerts-2',
          state: 'identified',
          text: 'Our mobile network partner has a fault in Bristol. Alarms travel over a second network now.',
          states: [{ componentId: 'lumen-app', state: 'operational' }],
        },
        atMs,
      ),
  ],
  [
    47 * DAY_MS - 4 * HOUR_MS,
    (content, atMs) =>
      postUpdate(
        content,
        {
          incidentId: 'lumen-incident-alerts',
          id: 'lumen-incident-alerts-3',
          state: 'resolved',
          text: 'Alarms arrive within seconds again. We are sorry for the worry.',
          states: [],
        },
        atMs,
      ),
  ],
  [
    6 * DAY_MS,
    (content, atMs) =>
      openIncident(
        content,
        {
          id: 'lumen-incident-payments',
          title: 'Card payments fail',
          state: 'identified',
          text: 'Our card processor refuses most payments. Bank transfers and orders in our stores work.',
          states: [{ componentId: 'lumen-shop', state: 'majorOutage' }],
          window: null,
        },
        atMs,
      ),
  ],
  [
    6 * DAY_MS - 35 * MINUTE_MS,
    (content, atMs) =>
      postUpdate(
        content,
        {
          incidentId: 'lumen-incident-payments',
          id: 'lumen-incident-payments-2',
          state: 'monitoring',
          text: 'Cards are accepted again. We keep an eye on it before we say that it is over.',
          states: [{ componentId: 'lumen-shop', state: 'degraded' }],
        },
        atMs,
      ),
  ],
  [
    6 * DAY_MS - 95 * MINUTE_MS,
    (content, atMs) =>
      postUpdate(
        content,
        {
          incidentId: 'lumen-incident-payments',
          id: 'lumen-incident-payments-3',
          state: 'resolved',
          text: 'All payments go through. Nobody was charged twice.',
          states: [],
        },
        atMs,
      ),
  ],
  [
    DAY_MS,
    (content, atMs) =>
      openIncident(
        content,
        {
          id: MAINTENANCE.id,
          title: MAINTENANCE.title,
          state: 'identified',
          text: 'Updates pause while we move. A started update ends as usual, and your bike works without it.',
          states: [{ componentId: 'lumen-firmware', state: 'maintenance' }],
          window: MAINTENANCE.window(nowMs),
        },
        atMs,
      ),
  ],
];

interface Past {
  readonly content: StatusContent;
  readonly incidents: readonly Incident[];
}

function takeStep({ content, incidents }: Past, step: Step, atMs: number): Past {
  const result = step(content, atMs);
  if (result.isRefused) throw new Error(`A step of the demo's status page is refused: ${result.reason}`);
  const { incident } = result;
  return {
    content: result.content,
    incidents: incident === null ? incidents : withIncident(incidents, incident),
  };
}

/** Lumen's status page with two past incidents and planned maintenance, as the product would have kept it. */
export function statusDocs({ nowMs, toTime }: SeedClock): SeedDoc[] {
  const taken = steps(nowMs);
  const { content, incidents } = taken.reduce<Past>(
    (past, [agoMs, step]) => takeStep(past, step, nowMs - agoMs),
    { content: emptyStatus(), incidents: [] },
  );
  const { is_published, groups, components, stateChanges } = content;
  return [
    seedDoc(statusPage(LIBRARY_IDS.lumen), {
      support_lib_id: LIBRARY_IDS.lumen,
      ...{ is_published, groups, components, stateChanges, incidents: content.incidents },
      version: taken.length,
      updated_at: toTime(nowMs - DAY_MS),
      updated_by: 'lumen-owner',
    }),
    seedDoc(statusHistory(LIBRARY_IDS.lumen), {
      support_lib_id: LIBRARY_IDS.lumen,
      is_published,
      incidents: [...incidents],
      components,
    }),
  ];
}
