/** How large a run of random agents is, and how long it may take. */
export interface Settings {
  readonly agents: number;
  readonly tickets: number;
  readonly actions: number;
  /** the same one repeats what agents choose */
  readonly seed: number;
  /** agents begin nothing after so long, in milliseconds */
  readonly mostMs: number;
  /** of the whole test, in milliseconds */
  readonly limitMs: number;
  /** whether nobody else uses the suite: a proof, and no small run beside other tests */
  readonly isProof: boolean;
}

/** Agents, tickets and actions of the run that every run of the tests has. */
const SMALL = '4x20x300';
const SMALL_MS = 25_000;
/** On the busiest machine; a quiet one takes a minute at most. */
const SMALL_LIMIT_MS = 240_000;
const PROOF_MINUTES = '600';
const MINUTE_MS = 60_000;
/** Minutes in which a proof lays out its tickets, and checks them when its agents have ended. */
const AROUND_MINUTES = 60;

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new Error(`${name} is no whole number above 0: ${text}`);
  return Number(text);
}

/** What the environment asks for: `npm run proof` sets it. @throws Error if it is no number */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const size = env.HARBORLINE_AGENTS ?? SMALL;
  const [agents = '', tickets = '', actions = '', ...more] = size.split('x');
  if (more.length > 0) throw new Error(`The size is agents x tickets x actions, and not ${size}`);
  const isProof = env.HARBORLINE_AGENTS !== undefined;
  const minutes = whole('HARBORLINE_AGENTS_MINUTES', env.HARBORLINE_AGENTS_MINUTES ?? PROOF_MINUTES);
  return {
    agents: whole('The number of agents', agents),
    tickets: whole('The number of tickets', tickets),
    actions: whole('The number of actions', actions),
    seed: whole('HARBORLINE_AGENTS_SEED', env.HARBORLINE_AGENTS_SEED ?? '1'),
    mostMs: isProof ? minutes * MINUTE_MS : SMALL_MS,
    limitMs: isProof ? (minutes + AROUND_MINUTES) * MINUTE_MS : SMALL_LIMIT_MS,
    isProof,
  };
}
