/** When the team is back, as long as it is closed (D-28, D-130); a time by the visitor's clocks follows. */
export const BACK_WORDS = {
  today: 'We are away. Back today at',
  tomorrow: 'We are away. Back tomorrow at',
  monday: 'We are away. Back on Monday at',
  tuesday: 'We are away. Back on Tuesday at',
  wednesday: 'We are away. Back on Wednesday at',
  thursday: 'We are away. Back on Thursday at',
  friday: 'We are away. Back on Friday at',
  saturday: 'We are away. Back on Saturday at',
  sunday: 'We are away. Back on Sunday at',
  /** a date follows, with its time */
  date: 'We are away. Back on',
} as const;
