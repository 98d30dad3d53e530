import { expect, it } from 'vitest';
import {
  doubledFaults,
  explainFaults,
  idleFaults,
  lostFaults,
  mailFaults,
  report,
} from './random-agents/checks';
import { deletionFaults } from './random-agents/deletions';
import { gather } from './random-agents/gather';
import { permissionFaults } from './random-agents/permissions';
import { redeliverAll, runAgents } from './random-agents/run-agents';
import { readSettings } from './random-agents/settings';
import { newWorld } from './random-agents/world';
import { eventually } from './support/suite';

const { agents, tickets, actions, seed, mostMs, limitMs, isProof } = readSettings(process.env);

const say = (line: string) => process.stdout.write(`${line}\n`);

it(
  'random agents leave histories that explain their tickets, and lose, double and show nothing',
  async () => {
    const startMs = Date.now();
    const seconds = () => ((Date.now() - startMs) / 1_000).toFixed(0);
    const size = `${agents} agents, ${tickets} tickets, ${actions} actions, seed ${seed}`;
    say(`Random agents: ${size}`);
    const world = await newWorld({ agents, tickets, isAlone: isProof });
    const run = await runAgents(world, { seed, actions, hasNoRates: isProof, mostMs });
    const done = run.done.filter(({ hasDone }) => hasDone).length;
    say(
      `${run.done.length} steps, ${done} of them done, after ${seconds()} s; ${run.killed} workers killed, ` +
        `${run.redelivered} events delivered again, ${run.snooped} calls without the permission`,
    );
    expect(idleFaults(run)).toEqual([]);

    const written = await gather(world.libraryId);
    const paths = [...written.tickets.values()].flatMap(({ ticket, messages }) =>
      messages.map(({ id }) => `Conversations/${ticket.id}/Messages/${id}`),
    );
    expect(await redeliverAll(paths), 'Events of messages that no function took').toEqual([]);
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
    expect(await deletionFaults(world.libraryId, run.memory.deleted)).toEqual([]);
    expect(await permissionFaults(world, library)).toEqual([]);
    const events = [...library.tickets.values()].reduce((sum, one) => sum + one.events.length, 0);
    say(
      `${library.tickets.size} tickets, ${events} events, ${library.mails.length} mails hold after ${seconds()} s`,
    );
  },
  limitMs,
);
