import type { Priority } from '../tickets/priority';

/** The priority of a ticket; ours (D-47, D-108). */
export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};

export const PRIORITY_TEXTS = {
  label: 'Priority',
  choose: (name: string) => `Priority: ${name}`,
  set: (name: string) => `Priority: ${name}.`,
  undo: 'Undo',
  failed: 'The priority could not be changed.',
  /** of the mark in lists */
  mark: (name: string) => `${name} priority`,
} as const;
