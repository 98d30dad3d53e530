import { expect, it } from 'vitest';
import { doubledFaults, explainFaults, lostFaults, mailFaults, report } from './random-agents/checks';
import { gather } from './random-agents/gather';
import { rightFaults } from './random-agents/rights';
import { redeliverAll, runAgents } from './random-agents/run-agents';
import { newWorld } from './random-agents/world';
import { eventually } from './support/suite';

/** Written as agents x tickets x actions; the whole proof is 10x500x10000. */
const [AGENTS = 4, TICKETS = 20, ACTIONS = 300] = (process.env.HARBORLINE_AGENTS ?? '4x20x300')
  .split('x')
  .map(Number);
/** The same in every run; another one by hand. */
const SEED = Number(process.env.HARBORLINE_AGENTS_SEED ?? 1);
const IS_ALONE = process.env.HARBORLINE_AGENTS !== undefined;
/** Tickets whose secrets are tried, with each kind of person. */
const TRIED = 6;
/** Agents begin nothing after so many minutes: for a proof that is to end by then. */
const MOST_MS = Number(process.env.HARBORLINE_AGENTS_MINUTES ?? 600) * 60_000;
const LIMIT_MS = IS_ALONE ? 3_600_000 : 240_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

it(
  'random agents leave histories that explain their tickets, and lose, double and show nothing',
  async () => {
    const startMs = Date.now();
    const seconds = () => ((Date.now() - startMs) / 1_000).toFixed(0);
    const size = `${AGENTS} agents, ${TICKETS} tickets, ${ACTIONS} actions, seed ${SEED}`;
    say(`Random agents: ${size}`);
    const world = await newWorld({ agents: AGENTS, tickets: TICKETS, isAlone: IS_ALONE });
    const run = await runAgents(world, {
      seed: SEED,
      actions: ACTIONS,
      hasNoRates: IS_ALONE,
      untilMs: startMs + MOST_MS,
    });
    say(
      `${run.done.length} steps after ${seconds()} s; ${run.killed} workers killed, ${run.redelivered} events delivered again`,
    );
    // One that is ended by the clock may not come to it.
    if (run.done.length > ACTIONS / 2) expect(run.killed, 'No worker was found').toBeGreaterThan(0);

    const { tickets } = await gather(world.libraryId);
    await redeliverAll(
      [...tickets.values()].flatMap(({ ticket, messages }) =>
        messages.map(({ id }) => `Conversations/${ticket.id}/Messages/${id}`),
      ),
    );
    say(`Events of all messages delivered again after ${seconds()} s`);
    // What is due, what waits to be read, and what follows a deletion takes its time.
    const library = await eventually(async () => {
      const found = await gather(world.libraryId);
      const faults = [
        ...run.faults,
        ...explainFaults(found),
        ...lostFaults(found, run),
        ...doubledFaults(found, run),
        ...mailFaults(found),
      ];
      expect(faults.length, `${size}\n${report(faults, run)}`).toBe(0);
      return found;
    }, 60_000);
    const tried = [...library.tickets.values()].slice(0, TRIED);
    expect(await rightFaults(world, tried)).toEqual([]);
    const events = [...library.tickets.values()].reduce((sum, one) => sum + one.events.length, 0);
    say(
      `${library.tickets.size} tickets, ${events} events, ${library.mails.length} mails hold after ${seconds()} s`,
    );
  },
  LIMIT_MS,
);
