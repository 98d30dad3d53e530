import { LIMITS } from '../limits';
import { PROFILE_PAGES } from './settings';

/** /admin/profile/servicelevels; ours (D-47, D-135). */
export const SERVICE_LEVEL_SETTINGS_TEXTS = {
  title: PROFILE_PAGES.servicelevels.label,
  intro:
    'How soon your team answers and closes tickets. The first policy that matches a ticket applies. Lists show what is due; no page of visitors does.',
  denied: 'You may not see the service levels here. Ask one of your team’s admins.',
  loadFailed: 'The service levels could not be loaded.',
  empty: 'No service levels yet',
  emptyBody:
    'With a policy, tickets show when they are due, and whoever has one is told before and once it is overdue.',
  propose: 'Begin with a proposal',
  proposalName: 'Standard',
  create: 'New policy',
  edit: (name: string) => `Change ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeBody: 'Its tickets follow the next policy that is for them. Without one, they are no longer due.',
  removeConfirm: 'Delete',
  removed: (name: string) => `${name} deleted.`,
  saved: (name: string) => `${name} saved. Due times follow in a moment.`,
  undo: 'Undo',
  undone: 'The policies are as before.',
  failed: 'The service levels could not be changed.',
  discardBody: 'Your changes to the policy are not saved yet. Close without saving them?',
  // The dialog.
  save: 'Save',
  name: 'Name',
  which: 'Which tickets it is for',
  whichHelp: 'Without conditions it is for every ticket that no policy above is for.',
  tooLong: 'These conditions are too long. Remove a part of them, please.',
  targets: 'Targets by priority',
  targetsHelp: 'Leave out what you do not promise.',
  targetOf: (priority: string, clock: string) => `${priority}, ${clock.toLowerCase()}`,
  hours: (target: string) => `${target}: hours`,
  minutes: (target: string) => `${target}: minutes`,
  hourUnit: 'h',
  minuteUnit: 'min',
  targetWrong: `Type whole numbers, at most ${LIMITS.targetMinutes / 60} hours in all.`,
  targetMissing: 'Type at least one target.',
  time: 'Time that counts',
  workingTimeHelp:
    'The business hours of the ticket’s team, or else the default ones. Without business hours, every hour counts.',
  pauses: 'Clocks are paused while a ticket is',
  simulation: {
    title: 'Try it',
    help: `Applies the policies, with this change, to the tickets of the last 28 days, the newest ${LIMITS.simulatedTickets.toLocaleString('en-GB')} at most, and fewer if they are long. Nothing is saved.`,
    run: 'Try on the last 28 days',
    failed: 'The policies could not be tried.',
    noTickets: 'No ticket was created in the last 28 days.',
    lookedAt: (count: number, inAll: number) =>
      count < inAll
        ? `Looked at the newest ${count} of ${inAll} tickets.`
        : `Looked at ${inAll === 1 ? 'the only ticket' : `all ${inAll} tickets`}.`,
    outdated: 'The policy has changed since. Try it again.',
    clock: 'Clock',
    before: 'As it is',
    after: 'With this change',
    met: (count: number) => `${count} in time`,
    missed: (count: number) => `${count} missed`,
    running: (count: number) => `${count} running`,
    none: 'None',
    withoutPolicy: 'Tickets without a policy',
  },
} as const;
