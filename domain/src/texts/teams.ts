import { LIMITS } from '../limits';

/** Teams of a library's people; ours (D-47, D-102). */
export const TEAMS_TEXTS = {
  title: 'Teams',
  intro:
    'Who answers what. A ticket can belong to a team, and a chat can be handed over to one: its people get it first.',
  empty: 'No teams yet',
  emptyBody: 'Put the people together who answer the same kind of questions, such as billing or repairs.',
  create: 'New team',
  edit: (name: string) => `Edit ${name}`,
  name: 'Name',
  members: 'People',
  membersHint: 'Whoever leaves your library leaves its teams.',
  nobody: 'Nobody is in this team.',
  save: 'Save',
  saved: 'Saved.',
  created: (name: string) => `${name} created.`,
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeBody: 'Tickets that it has show “Removed” until they get another team. Their history keeps the name.',
  removeConfirm: 'Remove',
  removed: (name: string) => `${name} removed.`,
  failed: 'This could not be changed.',
  /** of a team that is gone, or of people who are */
  changedMeanwhile: 'Somebody has changed the teams or their people since. Look again, please.',
  loadFailed: 'The teams could not be loaded.',
  nameTaken: 'There is a team of that name already.',
  full: `There are ${LIMITS.teams} teams already. Remove one first.`,
  /** of a ticket, and of a chat that waits for one */
  label: 'Team',
  none: 'None',
  gone: 'Removed',
  choose: (name: string) => `Team: ${name}`,
  set: (name: string) => `Team: ${name}.`,
  undo: 'Undo',
  /** among those whom a chat can be handed to */
  handTo: (name: string) => `Team ${name}`,
  handedTo: (name: string) => `Handed over to the team ${name}.`,
  /** beside a chat that waits */
  waitsFor: (name: string) => `For the team ${name}`,
} as const;
