import { LIMITS } from '../limits';

/** Keeps a name of another direction apart from the sentence around it. */
const apart = (name: string): string => `\u2068${name}\u2069`;

export const minutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** Whose people were asked: a team by its name, or '' for anybody. */
const poolText = (team: string): string => (team === '' ? '' : ` of ${apart(team)}`);

/** Routing of chats and tickets; ours (D-47, D-137). */
export const ROUTING_TEXTS = {
  /** why it went to somebody, after the clause that says so */
  load: (open: string, capacity: string) => `${open} open of ${capacity}`,
  chosen: {
    only: (team: string) => `the only one${poolText(team)} who could take it`,
    fewest: (team: string, able: number) =>
      `fewest of the ${people(able)}${poolText(team)} who could take it`,
    'longest-without': (team: string, able: number) =>
      `longest without a new one of the ${people(able)}${poolText(team)} who could take it`,
    first: (team: string, able: number) =>
      `as few as others of the ${people(able)}${poolText(team)} who could take it`,
  },
  overflowed: (team: string, helping: string) =>
    helping === ''
      ? `Nobody of ${apart(team)} could take it`
      : `Nobody of ${apart(team)} could take it, so ${apart(helping)} helped out`,
  given: (to: string, load: string, why: string) => `Given to ${apart(to)}: ${load}, ${why}`,
  /** of a ticket whose teammate is gone */
  cameBack: (from: string) =>
    `${apart(from)} no longer answers tickets, so the ticket waits for somebody else`,
  changedMeanwhile: 'A teammate has changed the routing meanwhile. Look at it again, please.',
  nameTaken: 'There is a skill of that name already.',
  skillsFull: `There are ${LIMITS.skills} skills already. Remove one first.`,
  tooManyPeople: `Rules can name at most ${LIMITS.routedUids} different people.`,
  teamGone: 'A team of these rules does not exist any more. Look at them again, please.',
  /** in Team logs */
  log: {
    chats: (count: number) => `Chats ${count}`,
    tickets: (count: number) => `tickets ${count}`,
    chatWait: (wait: string) => `chats after ${wait}`,
    ticketWait: (wait: string) => `tickets after ${wait}`,
    overflow: {
      anybody: (chats: string, tickets: string) => `then anybody after ${chats} (tickets ${tickets})`,
      team: (team: string, chats: string, tickets: string) =>
        `then ${team} after ${chats} (tickets ${tickets})`,
      nobody: 'then nobody else',
    },
    needs: (skills: string) => `needs ${skills}`,
    noTeam: 'Without a team',
    goneTeam: 'A removed team',
    formerTeammate: 'A former teammate',
    libraryWait: "the library's wait",
  },
} as const;
