import { LIMITS } from '../limits';
import { minutes } from './routing';
import { PROFILE_PAGES } from './settings';

/** /admin/profile/routing; ours (D-47, D-137). */
export const ROUTING_SETTINGS_TEXTS = {
  title: PROFILE_PAGES.routing.label,
  intro:
    'Who gets the chats and tickets that nobody takes: of the people who are here, whoever has the fewest, then whoever was longest without one. Their history says why.',
  denied: 'You may not see the routing here. Ask one of your team’s admins.',
  loadFailed: 'The routing could not be loaded.',
  saveFailed: 'The routing could not be saved. Your changes are still here: try again.',
  tickets: 'Tickets',
  ticketsHelp:
    'Open tickets that nobody has. Chats are switched on, with their own wait, in the chat settings.',
  givesTickets: 'Give tickets to people automatically',
  ticketWait: 'Minutes that people may take a ticket themselves before',
  minutesWrong: `Type whole minutes, from 0 to ${LIMITS.routingMinutes.toLocaleString('en')}.`,
  capacity: 'How much one person gets',
  capacityHelp:
    'Whoever has as many is given no more. Teammates may still hand over to them, and they may still take some.',
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
