/** Automations; ours (D-47, D-144). The specification calls them workflows, and their pages automation. */
export const WORKFLOW_TEXTS = {
  fields: { inHours: 'Business hours', cause: 'Caused by' },
  inHours: 'It is within business hours',
  outOfHours: 'It is outside business hours',
  /** who did it, in the history of a ticket */
  actor: (name: string) => `Automation “${name}”`,
  /** refusals */
  nameTaken: 'There is an automation of that name already.',
  folderNameTaken: 'There is a folder of that name already.',
  full: (most: number) => `There are ${most} automations already. Delete one first.`,
  foldersFull: (most: number) => `There are ${most} folders already. Delete one first.`,
  folderGone: 'Somebody has deleted this folder since. Choose another.',
  tagGone: 'Somebody has deleted the tag of the trigger since. Choose another.',
  formGone: 'Somebody has deleted the form of the trigger since. Choose another.',
  changedMeanwhile: 'Somebody has changed this automation since. Open it again to see it as it is now.',
  notAllowed: 'You may not do what this automation does, so you may not have it done either.',
  unreadable: 'A later version of Harborline wrote this automation. Reload the page.',
  /** in the feed of whoever changed it last */
  switchedOff: (most: number, minutes: number) =>
    `was switched off: it ran ${most} times within ${minutes} minutes`,
  feedEntity: 'Automation',
} as const;
