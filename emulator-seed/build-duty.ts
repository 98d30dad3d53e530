import { dutyPlansOf } from '@harborline/domain/stores/duty-plans';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

const DAY_MS = 86_400_000;
const dayIn = (days: number, nowMs: number): string =>
  new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10);

/** Two weeks in the mountains, three weeks from now (D-136). */
export const dutyDocs = (nowMs: number): SeedDoc[] => [
  seedDoc(dutyPlansOf(LIBRARY_IDS.lumen), {
    people: {
      'lumen-sofie': {
        calendar_ref: '',
        time_zone: 'Europe/London',
        periods: [
          {
            ref: 'sofiemountains',
            from: dayIn(21, nowMs),
            until: dayIn(34, nowMs),
            reason: 'Walking holiday, without a phone',
            substitute_ref: 'lumen-agent',
          },
        ],
        version: 1,
      },
    },
  }),
];
