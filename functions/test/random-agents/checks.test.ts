import { makeConversation, makeMessage, makeTicketEvent } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ticketAsStored } from '@harborline/domain/tickets/history/ticket-as-stored';
import { describe, expect, it } from 'vitest';
import { doubledFaults, explainFaults, idleFaults, lostFaults, mailFaults, report } from './checks';
import type { Gathered, Library } from './gather';
import type { Done, Run } from './run-agents';

const AT_MS = Date.UTC(2026, 4, 4, 9);
const NOTHING = { values: {}, merged: [], splits: [], links: [] };

/** A ticket that was closed at nine, as its document has it. */
function closedTicket(changes: object = {}): Gathered {
  const ticket = makeConversation({ id: 'lamp', status: 'closed', ...changes });
  const events = [makeTicketEvent({ id: 'closing', at: timestamp(AT_MS) })];
  return { ticket, stored: ticketAsStored(ticket, NOTHING), events, messages: [] };
}

const libraryOf = (gathered: Gathered, more: Partial<Library> = {}): Library => ({
  ...{ tickets: new Map([['lamp', gathered]]), plans: [], drafts: [], mails: [], ownStatuses: [] },
  ...more,
});

const closing = (sentMs: number): Done => ({
  ...{
    index: 0,
    name: 'status',
    kind: 'status',
    by: 'Ada',
    refs: ['lamp'],
    statuses: [200],
    message: '',
    way: 'once',
  },
  ...{ sentMs, answeredMs: sentMs + 100, hasDone: true },
  wants: [{ ref: 'lamp', what: 'closed', holds: ({ status }) => status === 'closed' }],
});

const runOf = (done: readonly Done[], said: Run['memory']['said'] = new Map()): Run => ({
  memory: {
    ...{ said, merged: new Set(), split: [], plans: [], drafts: [], macros: [], bulks: [] },
    ...{ deleted: new Set(), newId: (prefix) => prefix },
  },
  ...{ done, faults: [], redelivered: 2, killed: 1, snooped: 1 },
});

describe('the checks of random agents', () => {
  it('find a ticket that its history does not explain', () => {
    expect(explainFaults(libraryOf(closedTicket()))).toEqual([]);
    expect(explainFaults(libraryOf(closedTicket({ assigned_to: 'ada' })))).toEqual([
      'lamp assignedTo: the history tells "", the ticket is "ada"',
    ]);
    const twice = closedTicket();
    const again = { ...twice, events: [...twice.events, ...twice.events] };
    expect(explainFaults(libraryOf(again))).toEqual([
      'lamp status-changed: status was "closed", and it says "open"',
    ]);
  });

  it('see no own status that the library has deleted, and one that it has', () => {
    const parked = closedTicket({ status: 'pending' });
    const details = { from: 'open', to: 'pending', to_own_ref: 'supplier' };
    const events = [makeTicketEvent({ id: 'parking', at: timestamp(AT_MS), details })];
    const deleted = libraryOf({ ...parked, events });
    expect(explainFaults(deleted)).toEqual([]);
    const ownStatuses = [{ ref: 'supplier', name: 'Supplier', counts_as: 'pending' as const }];
    expect(explainFaults({ ...deleted, ownStatuses })).toEqual([
      'lamp ownStatusRef: the history tells "supplier", the ticket is ""',
    ]);
  });

  it('find a run in which little was done', () => {
    const closings = (count: number, hasDone: boolean): Done[] =>
      Array.from({ length: count }, () => ({ ...closing(AT_MS), hasDone }));
    expect(idleFaults(runOf(closings(50, true)))).toEqual([]);
    expect(idleFaults({ ...runOf(closings(30, true)), killed: 0 })).toEqual([
      'Of 30 steps only 30 were done',
      'No worker was killed',
    ]);
    const idle = { ...runOf([...closings(50, true), ...closings(200, false)]), redelivered: 0, snooped: 0 };
    expect(idleFaults(idle)).toEqual([
      'Of 250 steps only 50 were done',
      'No event was delivered again',
      'Nobody without the permission tried anything',
    ]);
    const faults = idleFaults(runOf(closings(5_000, true)));
    expect(faults).toContain('No step merge was done');
    expect(faults).not.toContain('No step status was done');
  });

  it('find a call that was answered and did nothing', () => {
    const library = libraryOf(closedTicket());
    expect(lostFaults(library, runOf([closing(AT_MS - 50), closing(AT_MS + 5_000)]))).toEqual([]);
    expect(lostFaults(library, runOf([closing(AT_MS - 5_000)]))).toEqual([
      'lamp 0 status by Ada: "closed" left nothing behind',
    ]);
  });

  it('find what was said twice, or not at all, and answers in no mail or in two', () => {
    const answer = (id: string) => makeMessage({ id, sender_type: 'agent', text: 'said-1x' });
    const said = new Map([['said-1x', { ref: 'lamp', isSure: true }]]);
    const [none, one, two] = [[], [answer('a')], [answer('a'), answer('b')]].map((messages) =>
      libraryOf({ ...closedTicket(), messages }),
    );
    if (!none || !one || !two) throw new Error('Three were made');
    expect([none, one, two].map((library) => doubledFaults(library, runOf([], said)))).toEqual([
      ['lamp "said-1x" is lost'],
      [],
      ['lamp "said-1x" was written 2 times'],
    ]);
    const mail = { ref: 'lamp', text: 'Ada wrote: said-1x' };
    expect([[], [mail], [mail, mail]].map((mails) => mailFaults({ ...one, mails }))).toEqual([
      ['lamp "said-1x" is in 0 mails'],
      [],
      ['lamp "said-1x" is in 2 mails'],
    ]);
  });

  it('show what was done to the ticket of a fault', () => {
    expect(report(['lamp is wrong'], runOf([closing(AT_MS)]))).toContain('0 status by Ada, once: 200');
  });
});
