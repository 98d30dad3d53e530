/** Who has a ticket; ours (D-47, D-76). */
export const ASSIGNEE_TEXTS = {
  label: 'Assigned to',
  nobody: 'Nobody',
  you: (name: string) => `${name} (you)`,
  assignedTo: (name: string) => `Assigned to: ${name}`,
  /** who had a ticket and is gone, within a line of the history */
  formerTeammate: 'a former teammate',
  /** who has a ticket that does not name them */
  aTeammate: 'A teammate',
  choose: 'Who has this ticket',
  loading: 'Loading your team…',
  loadFailed: 'Your team could not be loaded.',
  given: (name: string) => `${name} has this ticket now.`,
  freed: 'Nobody has this ticket now.',
  undo: 'Undo',
  failed: 'The ticket could not be assigned.',
  answersNoTickets: (name: string) => `${name || 'This teammate'} does not answer tickets.`,
} as const;
