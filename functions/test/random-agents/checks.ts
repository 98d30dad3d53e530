import { replayTicket } from '@harborline/domain/tickets/history/replay-ticket';
import type { ReplayedTicket } from '@harborline/domain/tickets/history/replayed-ticket';
import { ownStatusOf } from '@harborline/domain/tickets/own-statuses';
import type { Gathered, Library } from './gather';
import { type Done, LEAST_DONE, type Run } from './run-agents';
import type { Want } from './step';
import { STEP_NAMES } from './steps';

/** The clocks of the database and of this process are the same, to a millisecond. */
const SLACK_MS = 3;
/** A message that reopens a ticket counts from when it was written, which its event may be told of much later. */
const REOPENING_MS = 600_000;

const plain = (value: unknown): unknown => {
  if (value instanceof Set) return [...value].sort();
  return value instanceof Map ? Object.fromEntries([...value].sort()) : value;
};

const differences = (replayed: ReplayedTicket, stored: ReplayedTicket): string[] =>
  (Object.keys(stored) as (keyof ReplayedTicket)[]).flatMap((field) => {
    const [told, is] = [plain(replayed[field]), plain(stored[field])].map((one) => JSON.stringify(one));
    return told === is ? [] : [`${field}: the history tells ${told}, the ticket is ${is}`];
  });

/** With the library's own status as people see it: one that was deleted since goes from tickets without an event (D-121). */
function shown(ticket: ReplayedTicket, ownStatuses: Library['ownStatuses']): ReplayedTicket {
  const { status, ownStatusRef: own_status_ref } = ticket;
  return { ...ticket, ownStatusRef: ownStatusOf(ownStatuses, { status, own_status_ref })?.ref ?? '' };
}

/** (a) The history of each ticket explains its state, and each event follows from those before it. */
export function explainFaults({ tickets, ownStatuses }: Library): string[] {
  return [...tickets.values()].flatMap(({ ticket, stored, events, messages }) => {
    const { ticket: replayed, faults } = replayTicket(events, messages);
    return [
      ...differences(shown(replayed, ownStatuses), shown(stored, ownStatuses)),
      ...faults.map(({ kind, field, was, said }) => `${kind}: ${field} was "${was}", and it says "${said}"`),
    ].map((fault) => `${ticket.id} ${fault}`);
  });
}

/** When an event was, why, and what its ticket was from then on. */
interface Moment {
  readonly atMs: number;
  readonly reason: string;
  readonly ticket: ReplayedTicket;
}

/** A ticket before its first event, and after each. */
function momentsOf({ events, messages }: Gathered): Moment[] {
  const ordered = events.toSorted(
    (one, other) => one.at.seconds - other.at.seconds || one.at.nanoseconds - other.at.nanoseconds,
  );
  return [-1, ...ordered.keys()].map((index) => ({
    atMs: ordered[index]?.at.toMillis() ?? 0,
    reason: ordered[index]?.reason ?? '',
    ticket: replayTicket(ordered.slice(0, index + 1), messages).ticket,
  }));
}

/** Whether a promise held at some moment between a call and its answer. */
function wasKept(want: Want, { sentMs, answeredMs }: Done, moments: readonly Moment[]): boolean {
  const endMs = answeredMs + (want.withinMs ?? 0) + SLACK_MS;
  return moments.some((moment, index) => {
    const next = moments[index + 1];
    const isOver = next !== undefined && next.atMs < sentMs - SLACK_MS;
    const isReopened = next?.reason === 'visitor-wrote' && next.atMs > sentMs - REOPENING_MS;
    return moment.atMs <= endMs && (!isOver || isReopened) && want.holds(moment.ticket);
  });
}

/** (b) What a call said that it did was so, until something else was done. */
export function lostFaults({ tickets }: Library, { done }: Run): string[] {
  const moments = new Map([...tickets].map(([ref, gathered]) => [ref, momentsOf(gathered)]));
  return done.flatMap((one) =>
    one.wants.flatMap((want) => {
      const known = moments.get(want.ref);
      // Deleted since, with its history.
      if (known === undefined || wasKept(want, one, known)) return [];
      return [`${want.ref} ${one.index} ${one.kind} by ${one.by}: "${want.what}" left nothing behind`];
    }),
  );
}

const count = <Entry>(entries: readonly Entry[], isOne: (entry: Entry) => boolean): number =>
  entries.filter(isOne).length;

/** (b) No event, message, number or mail is there twice. */
export function doubledFaults(library: Library, { memory }: Run): string[] {
  const all = [...library.tickets.values()];
  const faults: string[] = [];
  const numbers = all.map(({ ticket }) => ticket.number);
  if (new Set(numbers).size < numbers.length) faults.push('Two tickets have one number');
  const written = all.flatMap(({ messages }) =>
    messages.filter(({ taken_from }) => taken_from === undefined),
  );
  const times = new Map<string, number>();
  for (const { text } of written) times.set(text, (times.get(text) ?? 0) + 1);
  for (const [text, { ref, isSure }] of memory.said) {
    const found = times.get(text) ?? 0;
    if (found > 1) faults.push(`${ref} "${text}" was written ${found} times`);
    if (found === 0 && isSure && library.tickets.has(ref)) faults.push(`${ref} "${text}" is lost`);
  }
  for (const { ticket, events } of all) {
    const isHere = ({ conversation_ref }: Readonly<Record<string, unknown>>) =>
      conversation_ref === ticket.id;
    const [plans, drafts] = [library.plans.filter(isHere), library.drafts.filter(isHere)];
    const expected = [
      ['reply-planned', plans.length],
      ['planned-reply-sent', count(plans, ({ state }) => state === 'sent')],
      ['draft-sent', count(drafts, ({ state }) => state === 'sent')],
    ] as const;
    for (const [kind, most] of expected) {
      const found = count(events, (event) => event.kind === kind);
      if (found !== most) faults.push(`${ticket.id} has ${found} events ${kind}, for ${most} of them`);
    }
  }
  return faults;
}

/** (b) Each answer that its visitor has not read is in one mail. */
export function mailFaults({ tickets, mails }: Library): string[] {
  return [...tickets.values()].flatMap(({ ticket, messages }) => {
    const own = mails.filter(({ ref }) => ref === ticket.id);
    return messages
      .filter(({ sender_type }) => sender_type === 'agent')
      .flatMap(({ text }) => {
        const found = count(own, (mail) => mail.text.includes(text));
        return found === 1 ? [] : [`${ticket.id} "${text}" is in ${found} mails`];
      });
  });
}

/** Of the steps of a run: many are refused, since their ticket is merged, closed or gone by then. */
const LEAST_SHARE = 0.3;
/** A run of so many steps comes to those that are chosen most rarely. */
const MANY = 5_000;
/** A run of so many tries what is done in every twentieth step, or thirtieth. */
const SOME = 200;

/** (d) The run was none that is green because little happened in it. */
export function idleFaults({ done, killed, redelivered, snooped }: Run): string[] {
  const found = done.filter(({ hasDone }) => hasDone);
  const names = new Set(found.map(({ name }) => name));
  const never = done.length < MANY ? [] : STEP_NAMES.filter((name) => !names.has(name));
  const isTooFew = found.length < Math.max(LEAST_DONE, LEAST_SHARE * done.length);
  return [
    ...(isTooFew ? [`Of ${done.length} steps only ${found.length} were done`] : []),
    ...never.map((name) => `No step ${name} was done`),
    ...(killed === 0 ? ['No worker was killed'] : []),
    ...(done.length >= SOME && redelivered === 0 ? ['No event was delivered again'] : []),
    ...(done.length >= SOME && snooped === 0 ? ['Nobody without the permission tried anything'] : []),
  ];
}

const SHOWN = 12;

/** The faults, and what was done last to the tickets that they are about. */
export function report(faults: readonly string[], { done }: Run): string {
  const refs = new Set(faults.map((fault) => fault.split(' ')[0] ?? ''));
  const told = [...refs].slice(0, 3).flatMap((ref) => [
    `What was done to ${ref}:`,
    ...done
      .filter((one) => one.refs.includes(ref) || one.wants.some((want) => want.ref === ref))
      .slice(-SHOWN)
      .map(
        ({ index, kind, by, way, statuses, message }) =>
          `  ${index} ${kind} by ${by}, ${way}: ${statuses.join(' ')} ${message}`,
      ),
  ]);
  return [...faults.slice(0, 40), ...told].join('\n');
}
