import type { ReplayedTicket } from '@harborline/domain/tickets/history/replayed-ticket';
import { fromAnywhere } from '../support/call';
import { hostOf } from '../support/suite';
import type { Random } from './random';
import type { Person, World } from './world';

export interface Reply {
  /** of HTTP */
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  /** what a refusal says */
  readonly message: string;
}

/** What an answer promises: it holds of the ticket at some moment between the call and its answer. */
export interface Want {
  readonly ref: string;
  readonly what: string;
  readonly holds: (ticket: ReplayedTicket) => boolean;
  /** how long after the answer it may come true, in milliseconds; 0 by default */
  readonly withinMs?: number;
}

/** One thing that somebody does, which can be sent more than once. */
export interface Step {
  readonly kind: string;
  readonly by: Person;
  /** of the tickets that it is about */
  readonly refs: readonly string[];
  /** as the one who does it, or as `by`, who makes the very same call */
  readonly send: (signal?: AbortSignal, by?: Person) => Promise<Reply>;
  /** whether the same call, sent twice, is one step */
  readonly isRepeatable: boolean;
  /** of an answer that was no refusal */
  readonly wants: (reply: Reply) => readonly Want[];
  /** notes for later steps what an answer brought */
  readonly note?: (reply: Reply) => void;
}

/** A call about several tickets, for its way back. */
interface SentCall {
  readonly by: Person;
  readonly refs: readonly string[];
  readonly requestId: string;
}

/** What agents remember of their steps. */
export interface Memory {
  /** texts of messages that were sent, each another one, with their tickets: `isSure` once an answer said that it is there */
  readonly said: Map<string, { ref: string; isSure: boolean }>;
  readonly merged: Set<string>;
  readonly split: string[];
  readonly plans: { readonly ref: string; readonly by: Person; readonly ticket: string; version: number }[];
  readonly drafts: { readonly ref: string; readonly by: Person; readonly ticket: string }[];
  readonly macros: (SentCall & { readonly actions: number })[];
  readonly bulks: (SentCall & { readonly action: object })[];
  /** tickets that a call deleted */
  readonly deleted: Set<string>;
  /** makes a name that nobody else has */
  readonly newId: (prefix: string) => string;
}

/** What a step is made from. */
export interface Scene {
  readonly random: Random;
  readonly world: World;
  readonly memory: Memory;
  readonly by: Person;
}

/** Sends a call as the pages do. @throws if the connection is cut */
async function ask(
  who: Person,
  { method, path, body }: Call,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  const response = await fetch(`http://${hostOf('hosting')}/api/inbox${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${who.token}`,
      ...fromAnywhere(),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const answer = text.startsWith('{') ? (JSON.parse(text) as { data?: object; message?: string }) : {};
  return { status: response.status, data: { ...answer.data }, message: answer.message ?? text.slice(0, 200) };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

type Rest = Partial<Pick<Step, 'wants' | 'note' | 'isRepeatable'>>;

/** A step that is one call of an endpoint. */
export const callStep = (
  { by }: Scene,
  kind: string,
  refs: readonly string[],
  call: Call,
  { wants = () => [], isRepeatable = true, note }: Rest = {},
): Step => ({
  ...{ kind, by, refs, wants, isRepeatable },
  send: (signal, as = by) => ask(as, call, signal),
  ...(note && { note }),
});

const isDone = (outcome: unknown): boolean => outcome === 'done' || outcome === 'unchanged';

interface Result {
  readonly outcome?: unknown;
  /** of a macro, which has an outcome for each of its actions */
  readonly actions?: readonly { readonly outcome: unknown }[];
}

/** Outcomes of a call about several tickets, each beside its ticket. */
export function outcomesOf(reply: Reply, refs: readonly string[]) {
  const results = Array.isArray(reply.data.results) ? (reply.data.results as Result[]) : [];
  return refs.map((ref, index) => {
    const { outcome, actions = [] } = results[index] ?? {};
    return { ref, isDone: isDone(outcome) || actions.some((action) => isDone(action.outcome)) };
  });
}

/** Whether an answer says that something was done: one that refuses a call for each of its tickets does not. */
export const didSomething = (reply: Reply, refs: readonly string[]): boolean =>
  reply.status === 200 &&
  (!Array.isArray(reply.data.results) || outcomesOf(reply, refs).some((one) => one.isDone));
