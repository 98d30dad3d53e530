import { LIMITS } from '../limits';
import { minutes } from './routing';
import { PROFILE_PAGES } from './settings';

const chatCount = (count: number): string => (count === 1 ? '1 chat' : `${count} chats`);
const ticketCount = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);
/** Those of which there are some. */
const some = (chats: number, tickets: number): string[] => [
  ...(chats > 0 ? [chatCount(chats)] : []),
  ...(tickets > 0 ? [ticketCount(tickets)] : []),
];

/** /admin/profile/routing; ours (D-47, D-137). */
export const ROUTING_SETTINGS_TEXTS = {
  title: PROFILE_PAGES.routing.label,
  intro:
    'Who gets the chats and tickets that nobody takes, urgent tickets first: of the people who are here, whoever has the fewest, then whoever was longest without one. Their history says why.',
  denied: 'You may not see the routing here. Ask one of your team’s admins.',
  loadFailed: 'The routing could not be loaded.',
  saveFailed: 'The routing could not be saved. Your changes are still here: try again.',
  tickets: 'Tickets',
  ticketsHelp:
    'Open tickets that nobody has. Chats are switched on, with their own wait, in the chat settings.',
  givesTickets: 'Give tickets to people automatically',
  ticketWait: 'Minutes people have to take a ticket first',
  minutesWrong: `Type whole minutes, from 0 to ${LIMITS.routingMinutes.toLocaleString('en')}.`,
  capacity: 'How much one person gets',
  capacityHelp:
    'Whoever has that many is given no more. Teammates may still hand over to them, and they may still take some.',
  chatCapacity: 'Open chats of one person',
  ticketCapacity: 'Open tickets of one person',
  chatCapacityWrong: `Type a whole number, from 0 to ${LIMITS.ownChats}.`,
  ticketCapacityWrong: `Type a whole number, from 0 to ${LIMITS.ownTickets}.`,
  exceptions: 'People who get more or fewer',
  noExceptions: 'Everybody gets the same.',
  chatsOf: (name: string) => `Open chats of ${name}`,
  ticketsOf: (name: string) => `Open tickets of ${name}`,
  chats: 'Chats',
  ticketsLabel: 'Tickets',
  removePerson: (name: string) => `Remove ${name}`,
  addPerson: 'Add somebody',
  choosePerson: 'Choose somebody',
  formerTeammate: 'Former teammate',
  peopleWrong: `Type whole numbers: at most ${LIMITS.ownChats} chats and ${LIMITS.ownTickets} tickets.`,
  skills: 'Skills',
  skillsHelp: 'What only some people can do, such as a language. A team below can ask for them.',
  noSkills: 'No skills yet.',
  skillName: 'Skill',
  skillPeople: (name: string) => `Who has ${name === '' ? 'this skill' : name}`,
  addSkill: 'Add a skill',
  removeSkill: (name: string) => `Remove ${name === '' ? 'the skill without a name' : name}`,
  skillUnnamed: 'Give every skill a name, or remove it.',
  teams: 'Teams',
  teamsHelp: 'What waits for a team goes to its people first.',
  noTeam: 'Without a team',
  editTeam: (name: string) => `Change the routing of ${name}`,
  ownWaits: {
    chats: (count: number) => `Chats wait ${minutes(count)}`,
    tickets: (count: number) => `Tickets wait ${minutes(count)}`,
  },
  libraryWaits: 'Waits like all others',
  overflowText: {
    anybody: (chats: number, tickets: number) =>
      chats === 0 && tickets === 0
        ? 'If nobody of the team can take it, anybody helps out at once'
        : `If nobody of the team can take it, anybody helps out: chats after ${minutes(chats)}, tickets after ${minutes(tickets)}`,
    team: (team: string, chats: number, tickets: number) =>
      `If nobody of the team can take it, ${team} helps out: chats after ${minutes(chats)}, tickets after ${minutes(tickets)}`,
    nobody: 'Nobody else helps out',
  },
  needs: (skills: string) => `Needs ${skills}`,
  goneTeam: 'a removed team',
  replay: {
    title: 'Try it on the last 7 days',
    help: `Replays the newest ${LIMITS.replayedConversations} chats and tickets under the rules above, beside those that are saved. Nothing is changed.`,
    limits:
      'It assumes that nobody took anything themselves, that everything ended when it did, and that everybody began with nothing. Teams, rights and people are those of today.',
    hours: (hasHours: boolean) =>
      hasHours
        ? 'Nobody knows who was there, so business hours stand for it.'
        : 'Nobody knows who was there. Without business hours, everybody always was.',
    run: 'Try these rules',
    failed: 'The rules could not be tried.',
    nothing: 'Nothing came in during the last 7 days.',
    lookedAt: (chats: number, tickets: number, isMore: boolean) =>
      `${chatCount(chats)} and ${ticketCount(tickets)} looked at${isMore ? '; older ones are left out' : ''}.`,
    outdated: 'The rules have changed since. Try them again.',
    before: 'Saved rules',
    after: 'With these rules',
    what: 'What became of them',
    given: { chat: 'Chats given to somebody', ticket: 'Tickets given to somebody' },
    ended: {
      chat: 'Chats that ended before anybody got them',
      ticket: 'Tickets closed before anybody got them',
    },
    nobody: { chat: 'Chats that nobody could take', ticket: 'Tickets that nobody could take' },
    wait: { chat: 'Wait of these chats', ticket: 'Wait of these tickets' },
    waits: (half: string, longest: string) => `Median ${half}, longest ${longest}`,
    noWait: 'None',
    off: 'Switched off',
    people: 'Who would have got them',
    person: 'Person',
    of: (chats: number, tickets: number) => some(chats, tickets).join(', ') || 'None',
    untaken: (team: string, chats: number, tickets: number) =>
      `With these rules, nobody could take ${some(chats, tickets).join(' and ')} of ${team}.`,
    untakenOfNone: (chats: number, tickets: number) =>
      `With these rules, nobody could take ${some(chats, tickets).join(' and ')} without a team.`,
  },
  // The dialog of a team.
  dialogSave: 'Apply',
  dialogHelp: 'Saved with the page.',
  discardBody: 'Your changes to this team are not applied yet. Close without them?',
  chatWait: 'Minutes before a chat is given to somebody',
  ticketWaitOfTeam: 'Minutes before a ticket is given to somebody',
  waitEmpty: 'Empty for the wait of all others.',
  overflow: 'If nobody of the team can take it',
  overflowChoices: {
    anybody: 'Anybody helps out',
    nobody: 'It waits for the team',
    team: (name: string) => `${name} helps out`,
  },
  chatOverflow: 'Minutes more for chats',
  ticketOverflow: 'Minutes more for tickets',
  overflowHelp: 'After the wait above.',
  skillsOfTeam: 'Skills that whoever gets it must have',
  skillsOfTeamHelp: 'Also of those who help out.',
} as const;
