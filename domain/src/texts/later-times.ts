import type { LaterPreset } from '../time/later-times';

/** What the times are called that are offered for later; ours (D-47, D-119, D-120). */
export const LATER_TIME_TEXTS: Readonly<Record<LaterPreset, string>> = {
  'later-today': 'Later today',
  tomorrow: 'Tomorrow morning',
  'next-monday': 'Monday morning',
  'in-a-week': 'In a week',
};
