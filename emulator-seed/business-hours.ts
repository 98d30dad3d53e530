import type { BusinessHours } from '@harborline/domain/entities/business-hours';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const ZONE = 'Europe/London';

/** Of Lumen: somebody answers at any hour, and the workshop at night (D-130). */
export const LUMEN_HOURS: BusinessHours = {
  calendars: [
    {
      ref: 'lumenhoursservice',
      name: 'Customer service',
      timeZone: ZONE,
      weekly: DAYS.map((day) => ({ day, from: 0, to: 1_440 })),
      holidays: [],
      exceptions: [],
    },
    {
      ref: 'lumenhoursnight',
      name: 'Night shift',
      timeZone: ZONE,
      weekly: DAYS.slice(0, 5).map((day) => ({ day, from: 1_320, to: 1_800 })),
      holidays: [
        { date: '2026-01-01', name: 'New Year’s Day', isYearly: true },
        { date: '2026-12-25', name: 'Christmas Day', isYearly: true },
      ],
      exceptions: [{ date: '2026-12-31', intervals: [{ from: 1_200, to: 1_500 }] }],
    },
  ],
  default_ref: 'lumenhoursservice',
  version: 1,
};
