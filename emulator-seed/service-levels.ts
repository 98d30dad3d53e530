import type { ServiceLevels, Targets } from '@harborline/domain/entities/service-levels';

const hours = (first: number, next: number, resolution: number): Targets => ({
  first_response: first * 60,
  next_response: next * 60,
  resolution: resolution * 60,
});

const FAST = { urgent: hours(4, 4, 48), high: hours(4, 1, 48) };

/**
 * What Lumen promises (D-135). The times are such that some of its tickets are overdue, some are due soon, and none becomes so
 * within the first hour.
 */
export const LUMEN_LEVELS: ServiceLevels = {
  policies: [
    {
      ref: 'lumenlevelfast',
      name: 'Fast lane',
      text: 'priority.any-of(urgent,high)',
      targets: { ...FAST, normal: hours(0, 0, 0), low: hours(0, 0, 0) },
      counts_working_time: false,
      pauses: ['pending', 'snoozed'],
    },
    {
      ref: 'lumenlevelstandard',
      name: 'Standard',
      text: '',
      targets: { ...FAST, normal: hours(4, 8, 240), low: hours(8, 16, 56) },
      counts_working_time: false,
      pauses: ['pending', 'snoozed'],
    },
  ],
  version: 1,
};
