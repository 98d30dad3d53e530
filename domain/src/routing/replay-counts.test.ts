import { expect, it } from 'vitest';
import { makeWork } from '../testing/routing';
import type { WorkKind } from './facts';
import type { PastOutcome } from './replay';
import { countReplay } from './replay-counts';

const MINUTE_MS = 60_000;
const outcome = (kind: WorkKind, result: PastOutcome['result'], teamRef = ''): PastOutcome => ({
  work: { ...makeWork({ kind, teamRef }), id: 'any', level: 2, endedMs: null },
  result,
});
const given = (kind: WorkKind, uid: string, minutes: number) =>
  outcome(kind, { outcome: 'given', uid, waitedMs: minutes * MINUTE_MS });

it('counts who got what, after how long, and what nobody could take', () => {
  const counts = countReplay([
    given('chat', 'bo', 4),
    given('chat', 'ada', 1),
    given('ticket', 'ada', 90),
    given('chat', 'ada', 2),
    outcome('chat', { outcome: 'ended' }),
    outcome('ticket', { outcome: 'nobody' }, 'shop'),
    outcome('chat', { outcome: 'nobody' }, 'shop'),
    outcome('ticket', { outcome: 'nobody' }),
  ]);
  expect(counts).toEqual({
    chat: { given: 3, ended: 1, nobody: 1, not_given: 0, median_wait: 2, longest_wait: 4 },
    ticket: { given: 1, ended: 0, nobody: 2, not_given: 0, median_wait: 90, longest_wait: 90 },
    people: [
      { uid: 'ada', chats: 2, tickets: 1 },
      { uid: 'bo', chats: 1, tickets: 0 },
    ],
    untaken: [
      { team_ref: 'shop', chats: 1, tickets: 1 },
      { team_ref: '', chats: 0, tickets: 1 },
    ],
  });
});

it('knows no waits of what nobody got', () => {
  const none = countReplay([outcome('ticket', { outcome: 'not-given' })]).ticket;
  expect(none).toMatchObject({ not_given: 1, median_wait: null, longest_wait: null });
});
