import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTABLE_STATUSES } from '../../entities/conversation';
import { conditionsOf, isSameChoice, type StatusChoice } from './conflicts';
import { type ChangeOfTicket, discardedWith, statusAfter, tagsAfter, takenBackBy } from './waiting-changes';

interface Server {
  readonly status: StatusChoice;
  readonly tags: readonly string[];
  /** what its history says, an entry per change that changed something */
  readonly events: readonly string[];
}

/** What the two endpoints do with a call: what is so already stays, and a condition that no longer holds is refused. */
function take(server: Server, { id, status, tag }: ChangeOfTicket): Server {
  if (tag !== undefined) {
    const has = server.tags.includes(tag.name);
    if (has === tag.isSet) return server;
    const others = server.tags.filter((name) => name !== tag.name);
    return { ...server, tags: tag.isSet ? [...others, tag.name] : others, events: [...server.events, id] };
  }
  if (status === undefined || isSameChoice(server.status, status.to)) return server;
  const { onlyFrom, onlyFromOwn } = conditionsOf(status);
  if (!isSameChoice(server.status, { status: onlyFrom, ownRef: onlyFromOwn })) return server;
  return { ...server, status: status.to, events: [...server.events, id] };
}

const step = fc.oneof(
  fc.record({ to: fc.constantFrom(...SETTABLE_STATUSES) }),
  fc.record({ name: fc.constantFrom('a', 'b', 'c'), isSet: fc.boolean() }),
);

/** Changes as they are written down: each begins where the ones before it end. */
function written(
  steps: readonly ({ to: (typeof SETTABLE_STATUSES)[number] } | { name: string; isSet: boolean })[],
) {
  const changes: ChangeOfTicket[] = [];
  let now: StatusChoice = { status: 'open', ownRef: '' };
  for (const [index, one] of steps.entries()) {
    const base = { id: `c${index}`, conversationRef: 't' };
    if ('name' in one) changes.push({ ...base, tag: one });
    else if (one.to !== now.status) {
      const to = { status: one.to, ownRef: '' };
      changes.push({ ...base, status: { from: now, to, follows: 'm' } });
      now = to;
    }
  }
  return changes;
}

const START: Server = { status: { status: 'open', ownRef: '' }, tags: ['a'], events: [] };

describe('changes that wait (D-128)', () => {
  it('end, in order, where the screen says that they do, however often their answers were lost', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.array(fc.nat({ max: 3 })), (steps, lost) => {
        const changes = written(steps);
        const once = changes.reduce(take, START);
        const repeated = changes
          .flatMap((change, index) => Array.from({ length: 1 + (lost[index] ?? 0) }, () => change))
          .reduce(take, START);
        expect(repeated).toEqual(once);
        expect(statusAfter(START.status, changes)).toEqual(once.status);
        expect([...tagsAfter(START.tags, changes)].sort()).toEqual([...once.tags].sort());
        expect(new Set(repeated.events).size).toBe(repeated.events.length);
      }),
    );
  });

  it('end where they would have ended, if one that leads back removes the one before it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const changes = written(steps.filter((one) => !('name' in one) || one.name !== 'a'));
        const fewer: ChangeOfTicket[] = [];
        for (const next of changes) {
          const before = takenBackBy(fewer, next);
          if (before === undefined) fewer.push(next);
          else fewer.splice(fewer.indexOf(before), 1);
        }
        const [all, some] = [changes, fewer].map((list) => list.reduce(take, START));
        expect(some?.status).toEqual(all?.status);
        expect(fewer.length).toBeLessThanOrEqual(changes.length);
      }),
    );
  });

  it('begin where a reply that waits leaves the status', () => {
    const reply = { status: { to: { status: 'pending', ownRef: '' } } } as const;
    const reopened = {
      status: { from: reply.status.to, to: { status: 'open', ownRef: '' } },
    } as const;
    expect(statusAfter(START.status, [reply])).toEqual(reply.status.to);
    expect(statusAfter(START.status, [reply, reopened])).toEqual(START.status);
    expect(statusAfter({ status: 'closed', ownRef: '' }, [reopened])).toEqual({
      status: 'closed',
      ownRef: '',
    });
  });

  it('are taken back only by the opposite of the last of their kind', () => {
    const changes = written([{ to: 'closed' }, { name: 'b', isSet: true }, { to: 'pending' }]);
    const next = { conversationRef: 't' };
    expect(takenBackBy(changes, { ...next, tag: { name: 'B', isSet: false } })?.id).toBe('c1');
    expect(takenBackBy(changes, { ...next, tag: { name: 'b', isSet: true } })).toBeUndefined();
    expect(takenBackBy(changes, { ...next, tag: { name: 'a', isSet: false } })).toBeUndefined();
    const back = (to: 'open' | 'closed') => ({
      from: { status: 'pending', ownRef: '' } as const,
      to: { status: to, ownRef: '' },
      follows: 'm',
    });
    expect(takenBackBy(changes, { ...next, status: back('closed') })?.id).toBe('c2');
    expect(takenBackBy(changes, { ...next, status: back('open') })).toBeUndefined();
    expect(takenBackBy(changes, { conversationRef: 'u', status: back('closed') })).toBeUndefined();
  });

  it('leave alone what others did to other tags meanwhile', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const others = { ...START, tags: ['a', 'theirs'] };
        expect(written(steps).reduce(take, others).tags).toContain('theirs');
      }),
    );
  });

  it('leave no status behind that begins where a discarded one would have ended', () => {
    const changes = written([{ to: 'closed' }, { name: 'b', isSet: true }, { to: 'open' }]);
    expect(discardedWith(changes, 'c0').map(({ id }) => id)).toEqual(['c0', 'c2']);
    expect(discardedWith(changes, 'c1').map(({ id }) => id)).toEqual(['c1']);
    expect(discardedWith(changes, 'other')).toEqual([]);
  });
});
