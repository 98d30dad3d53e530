import { docPath } from '@harborline/domain/paths';
import { deliverCreated } from '../support/deliver';
import { db, pause } from '../support/suite';
import { ANSWER_MS, type Delivered, deliverStep } from './deliver-step';
import { killWorkers } from './kill-workers';
import { type Random, randomFrom } from './random';
import { didSomething, type Memory, type Want } from './step';
import { type NamedStep, randomStep, type StepName } from './steps';
import { forgetRates, type Person, type World } from './world';

export interface Plan {
  readonly seed: number;
  readonly actions: number;
  /** no action begins after so long, in milliseconds, unless fewer than `LEAST_DONE` were done by then */
  readonly mostMs: number;
  /** whether calls are never too many; only in a suite that nobody else uses */
  readonly hasNoRates: boolean;
}

/** A step as it went, for the checks and for whoever looks for a fault. */
export interface Done extends Omit<Delivered, 'replies'> {
  readonly index: number;
  readonly name: StepName;
  readonly kind: string;
  readonly by: string;
  readonly refs: readonly string[];
  /** of HTTP, one for each call that was answered */
  readonly statuses: readonly number[];
  readonly message: string;
  /** of an answer that was no refusal */
  readonly wants: readonly Want[];
  /** whether an answer says that something was done */
  readonly hasDone: boolean;
}

export interface Run {
  readonly memory: Memory;
  readonly done: readonly Done[];
  /** what must never be: an answer that is no outcome of the product, or a step of somebody without the permission */
  readonly faults: readonly string[];
  readonly redelivered: number;
  /** calls of people without the permission that were answered */
  readonly snooped: number;
  readonly killed: number;
}

/** What the product may answer: done, refused for the one who asks, gone, overtaken, or too often. */
const OUTCOMES: readonly number[] = [200, 403, 404, 409, 429];
/** The functions whose processes are killed in the middle of the run. */
const KILLED = ['inbox', 'onMessageCreated'];
/** Actions from one killing to the next; a short run has one, after half of its actions or of its time. */
const KILLED_EACH = 500;
/** Fewer steps that were done prove nothing. */
export const LEAST_DONE = 40;
const SNOOPING = 0.05;
const REDELIVERING = 0.03;
/** These are about no ticket of the library: anybody may send a request, and open tickets in a library of their own. */
const OWN_AFFAIRS: readonly StepName[] = ['open', 'request'];

function newMemory(seed: number): Memory {
  let made = 0;
  const base = `${Date.now().toString(36)}${seed.toString(36)}`;
  return {
    ...{ said: new Map(), merged: new Set(), split: [], plans: [], drafts: [], macros: [], bulks: [] },
    deleted: new Set(),
    newId: (prefix) => {
      made += 1;
      return `${prefix}${base}x${made}x`;
    },
  };
}

/** Delivers the event of a message once. @returns the HTTP status, 599 for none, as where the worker is killed with it */
const deliver = (path: string): Promise<number> =>
  deliverCreated('onMessageCreated', path, AbortSignal.timeout(ANSWER_MS)).catch(() => 599);

class AgentsRun {
  readonly memory: Memory;
  readonly done: Done[] = [];
  readonly faults: string[] = [];
  redelivered = 0;
  snooped = 0;
  killed = 0;
  private left: number;
  private readonly beginMs = Date.now();
  private hasKilled = false;

  constructor(
    private readonly world: World,
    private readonly plan: Plan,
  ) {
    this.memory = newMemory(plan.seed);
    this.left = plan.actions;
  }

  async work(by: Person, random: Random): Promise<void> {
    while (this.left > 0 && this.mayBegin()) {
      this.left -= 1;
      if (this.isKillingDue()) {
        this.hasKilled = true;
        this.killed += killWorkers(KILLED);
      }
      if (random.chance(SNOOPING)) await this.snoop(random);
      else if (random.chance(REDELIVERING)) await this.redeliver(random);
      else await this.act(by, random);
    }
  }

  /** On a machine that is too busy for the least that proves something, the run becomes longer. */
  private mayBegin(): boolean {
    if (Date.now() < this.beginMs + this.plan.mostMs) return true;
    return this.done.filter(({ hasDone }) => hasDone).length < LEAST_DONE;
  }

  private isKillingDue(): boolean {
    const { actions, mostMs } = this.plan;
    const each = Math.min(Math.floor(actions / 2), KILLED_EACH);
    if (this.left > 0 && this.left % each === 0) return true;
    return !this.hasKilled && Date.now() > this.beginMs + mostMs / 2;
  }

  private async act(by: Person, random: Random): Promise<void> {
    const { world, memory } = this;
    const step = await randomStep({ random, world, memory, by });
    const delivered = await deliverStep(step, random);
    const answered = delivered.replies.find(({ status }) => status === 200);
    if (answered !== undefined) step.note?.(answered);
    this.keep(step, delivered, answered === undefined ? [] : step.wants(answered));
  }

  private keep(
    { name, kind, by, refs }: NamedStep,
    { replies, ...delivered }: Delivered,
    wants: readonly Want[],
  ): void {
    const index = this.done.length;
    const hasDone = replies.some((reply) => didSomething(reply, refs));
    const statuses = replies.map(({ status }) => status);
    const message = replies.map((reply) => reply.message).join(' ');
    this.done.push({
      ...{ index, name, kind, by: by.name, refs, statuses, message, wants, hasDone },
      ...delivered,
    });
    // A press that takes the next ticket is not repeated: one whose worker is killed gets no answer.
    const mayFail = kind === 'next';
    for (const status of statuses)
      if (!OUTCOMES.includes(status) && !mayFail)
        this.faults.push(`${index} ${kind} by ${by.name} was answered ${status}: ${message}`);
  }

  /** Somebody without the permission makes a call that a teammate would, as themselves. */
  private async snoop(random: Random): Promise<void> {
    const { world, memory } = this;
    const by = random.pick([world.stranger, world.blind]);
    const step = await randomStep({ random, world, memory, by });
    if (OWN_AFFAIRS.includes(step.name)) return;
    const reply = await step.send(AbortSignal.timeout(ANSWER_MS), by).catch(() => undefined);
    if (reply === undefined) return;
    this.snooped += 1;
    if (didSomething(reply, step.refs))
      this.faults.push(`${step.kind} was allowed to ${by.name}: ${JSON.stringify(reply.data)}`);
  }

  /** The event of a message comes again, twice at a time. */
  private async redeliver(random: Random): Promise<void> {
    const ref = random.pick(this.world.tickets);
    const { docs } = await db.collection(docPath.messages(ref)).limit(5).get();
    if (docs.length === 0) return;
    const { path } = random.pick(docs).ref;
    this.redelivered += 2;
    await Promise.all([1, 2].map(() => deliver(path)));
  }
}

const RATES_MS = 5_000;

/** Lets all agents do what they choose at random, side by side, until so many actions are done, or for so long. */
export async function runAgents(world: World, plan: Plan): Promise<Run> {
  const run = new AgentsRun(world, plan);
  const timer = plan.hasNoRates
    ? setInterval(() => void forgetRates().catch(() => undefined), RATES_MS)
    : undefined;
  try {
    await Promise.all(world.agents.map((by, index) => run.work(by, randomFrom(plan.seed * 1_000 + index))));
  } finally {
    clearInterval(timer);
  }
  return run;
}

const FINAL_TRIES = 6;

/** @returns whether a function took the event of a message, which is tried again as Eventarc does */
async function isTaken(path: string): Promise<boolean> {
  for (let tries = 1; tries <= FINAL_TRIES; tries += 1) {
    const status = await deliver(path);
    if (status >= 200 && status < 300) return true;
    await pause(300 * tries);
  }
  // What was erased meanwhile has no event to take.
  return !(await db.doc(path).get()).exists;
}

/**
 * Delivers the events of messages again, as Eventarc does where a worker died with one.
 * @returns those that no function took
 */
export async function redeliverAll(paths: readonly string[]): Promise<string[]> {
  const AT_ONCE = 4;
  const lost: string[] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE)
    await Promise.all(
      paths.slice(from, from + AT_ONCE).map(async (path) => {
        if (!(await isTaken(path))) lost.push(path);
      }),
    );
  return lost;
}
