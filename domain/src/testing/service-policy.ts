import type { ServicePolicy } from '../entities/service-levels';

const HOURS = { first_response: 60, next_response: 120, resolution: 480 };

/** A policy for every ticket: an answer within one hour, each later one within two, closed within eight. */
export const makePolicy = (changes: Partial<ServicePolicy> = {}): ServicePolicy => ({
  ref: 'standard',
  name: 'Standard',
  text: '',
  targets: { urgent: HOURS, high: HOURS, normal: HOURS, low: HOURS },
  counts_working_time: false,
  pauses: [],
  ...changes,
});
