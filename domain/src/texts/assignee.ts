/** Who a ticket is assigned to; ours (D-47, D-76). */
export const ASSIGNEE_TEXTS = {
  label: 'Assigned to',
  nobody: 'Nobody',
  /** while the name is read */
  reading: '…',
  you: (name: string) => `${name} (you)`,
  assignedTo: (name: string) => `Assigned to: ${name}`,
  /** within a line of the history: whoever has left, and whoever has no name yet */
  formerTeammate: 'a former teammate',
  unnamed: 'a teammate',
  choose: 'Assign to',
  loading: 'Loading your team…',
  loadFailed: 'Your team could not be loaded.',
  assigned: (name: string) => `Assigned to ${name}.`,
  unassigned: 'This ticket is unassigned now.',
  undo: 'Undo',
  failed: 'The ticket could not be assigned.',
  gone: 'This teammate cannot get tickets any more. Choose another.',
  answersNoTickets: (name: string) => `${name || 'This teammate'} does not answer tickets.`,
} as const;
