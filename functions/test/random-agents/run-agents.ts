import { docPath } from '@harborline/domain/paths';
import { deliverCreated } from '../support/deliver';
import { db } from '../support/suite';
import { type Delivered, deliverStep } from './deliver-step';
import { type Draw, drawFrom } from './draw';
import { killWorkers } from './kill-workers';
import { type Memory, outcomesOf, type Step, type Want } from './step';
import { drawStep } from './steps';
import { forgetRates, type Person, type World } from './world';

export interface Plan {
  readonly seed: number;
  readonly actions: number;
  /** no action begins later, in milliseconds since 1970 */
  readonly untilMs: number;
  /** whether calls are never too many; only in a suite that nobody else uses */
  readonly hasNoRates: boolean;
}

/** A step as it went, for the checks and for whoever looks for a fault. */
export interface Done extends Omit<Delivered, 'replies'> {
  readonly place: number;
  readonly kind: string;
  readonly by: string;
  readonly refs: readonly string[];
  /** of HTTP, one for each call that was answered */
  readonly statuses: readonly number[];
  readonly message: string;
  readonly wants: readonly Want[];
}

export interface Run {
  readonly memory: Memory;
  readonly done: readonly Done[];
  /** what must never be: an answer that is no outcome of the product, or a right that nobody has */
  readonly faults: readonly string[];
  readonly redelivered: number;
  readonly killed: number;
}

/** What the product may answer: done, refused for the one who asks, gone, overtaken, or too often. */
const OUTCOMES: readonly number[] = [200, 403, 404, 409, 429];
/** The functions whose processes are killed in the middle of the run. */
const KILLED = ['inbox', 'onMessageCreated'];
/** Actions from one killing to the next; once in a short run. */
const KILLED_EACH = 500;
const SNOOPING = 0.05;
const REDELIVERING = 0.03;
/** By the token of their visitor, or in a library of their own, these are nobody's trespass. */
const OWN_AFFAIRS: readonly string[] = ['visitor', 'open', 'request'];

function newMemory(seed: number): Memory {
  let drawn = 0;
  const base = `${Date.now().toString(36)}${seed.toString(36)}`;
  return {
    ...{ said: new Map(), merged: new Set(), split: [], plans: [], drafts: [], macros: [], bulks: [] },
    deleted: new Set(),
    newId: (prefix) => {
      drawn += 1;
      return `${prefix}${base}x${drawn}x`;
    },
  };
}

class AgentsRun {
  readonly memory: Memory;
  readonly done: Done[] = [];
  readonly faults: string[] = [];
  redelivered = 0;
  killed = 0;
  private left: number;

  constructor(
    private readonly world: World,
    private readonly plan: Plan,
  ) {
    this.memory = newMemory(plan.seed);
    this.left = plan.actions;
  }

  async work(by: Person, draw: Draw): Promise<void> {
    const { actions, untilMs } = this.plan;
    const each = Math.min(Math.floor(actions / 2), KILLED_EACH);
    while (this.left > 0 && Date.now() < untilMs) {
      this.left -= 1;
      if (this.left > 0 && this.left % each === 0) this.killed += killWorkers(KILLED);
      if (draw.chance(SNOOPING)) await this.snoop(draw);
      else if (draw.chance(REDELIVERING)) await this.redeliver(draw);
      else await this.act(by, draw);
    }
  }

  private async act(by: Person, draw: Draw): Promise<void> {
    const { world, memory } = this;
    const step = await drawStep({ draw, world, memory, by });
    const delivered = await deliverStep(step, draw);
    const answered = delivered.replies.find(({ status }) => status === 200);
    if (answered !== undefined) step.note?.(answered);
    this.keep(step, delivered, answered === undefined ? [] : step.wants(answered));
  }

  private keep({ kind, by, refs }: Step, { replies, ...delivered }: Delivered, wants: readonly Want[]): void {
    const place = this.done.length;
    const statuses = replies.map(({ status }) => status);
    const message = replies.map((reply) => reply.message).join(' ');
    this.done.push({ place, kind, by: by.name, refs, statuses, message, wants, ...delivered });
    // Nobody repeats the press that takes the next ticket, so that the killed worker's may go unanswered.
    const mayFail = kind === 'next';
    for (const status of statuses)
      if (!OUTCOMES.includes(status) && !mayFail)
        this.faults.push(`${place} ${kind} by ${by.name} was answered ${status}: ${message}`);
  }

  /** Somebody without the right tries the same. */
  private async snoop(draw: Draw): Promise<void> {
    const { world, memory } = this;
    const by = draw.pick([world.stranger, world.blind]);
    const step = await drawStep({ draw, world, memory, by });
    if (step.by !== by || OWN_AFFAIRS.includes(step.kind)) return;
    const reply = await step.send().catch(() => undefined);
    const isDone = outcomesOf(reply ?? { status: 0, data: {}, message: '' }, step.refs).some(
      (one) => one.isDone,
    );
    const isRefusedForEach = Array.isArray(reply?.data.results) && !isDone;
    if (reply?.status === 200 && !isRefusedForEach)
      this.faults.push(`${step.kind} was allowed to ${by.name}: ${JSON.stringify(reply.data)}`);
  }

  /** The event of a message comes again, twice at a time. */
  private async redeliver(draw: Draw): Promise<void> {
    const ref = draw.pick(this.world.tickets);
    const { docs } = await db.collection(docPath.messages(ref)).limit(5).get();
    if (docs.length === 0) return;
    const { path } = draw.pick(docs).ref;
    this.redelivered += 2;
    await Promise.all([1, 2].map(() => deliverCreated('onMessageCreated', path).catch(() => 0)));
  }
}

const RATES_MS = 5_000;

/** Lets all agents do what they draw, side by side, until so many actions are done. */
export async function runAgents(world: World, plan: Plan): Promise<Run> {
  const run = new AgentsRun(world, plan);
  const timer = plan.hasNoRates
    ? setInterval(() => void forgetRates().catch(() => undefined), RATES_MS)
    : undefined;
  try {
    await Promise.all(world.agents.map((by, index) => run.work(by, drawFrom(plan.seed * 1_000 + index))));
  } finally {
    clearInterval(timer);
  }
  return run;
}

/** Delivers the events of messages again, as Eventarc does where a worker died with one. */
export async function redeliverAll(paths: readonly string[]): Promise<void> {
  const AT_ONCE = 4;
  for (let from = 0; from < paths.length; from += AT_ONCE)
    await Promise.all(
      paths.slice(from, from + AT_ONCE).map((path) => deliverCreated('onMessageCreated', path)),
    );
}
