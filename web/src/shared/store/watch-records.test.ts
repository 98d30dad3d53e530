import { teammates } from '@harborline/domain/stores/users';
import { makeUser } from '@harborline/domain/testing/factories';
import { type Firestore, onSnapshot } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchRecords } from './watch-records';

vi.mock('firebase/firestore', () => ({ onSnapshot: vi.fn() }));
vi.mock('./sdk-query', () => ({ sdkQuery: () => 'query' }));

type Report = (snapshot: object) => void;
let report: Report = () => {};
let fail: (error: Error) => void = () => {};
const { uid, ...data } = makeUser();
const document = {
  id: uid,
  exists: () => true,
  data: () => data,
  metadata: { hasPendingWrites: false },
};

/** A report of the SDK: `changed` says whether documents changed, and not only their metadata. */
const answer = (count: 0 | 1, { fromCache, changed }: { fromCache: boolean; changed: boolean }) => ({
  docs: count === 0 ? [] : [document],
  empty: count === 0,
  size: count,
  metadata: { fromCache },
  docChanges: () => (changed ? [{}] : []),
});
const cached = { fromCache: true, changed: false };
const confirmed = { fromCache: false, changed: false };

function follow(options = {}) {
  const [next, error] = [vi.fn(), vi.fn()];
  watchRecords({} as Firestore, teammates('acme', 10), options)({ next, error });
  return {
    reported: () => next.mock.calls.map(([{ count, isFromCache }]) => [count, isFromCache]),
    failures: () => error.mock.calls.map(([{ message }]) => message),
  };
}

beforeEach(() => {
  vi.mocked(onSnapshot).mockImplementation(((
    _query: unknown,
    _options: unknown,
    next: Report,
    error: (error: Error) => void,
  ) => {
    report = next;
    fail = error;
    return () => {};
  }) as typeof onSnapshot);
});

describe('a watched query', () => {
  it('does not count as empty before the server says so', () => {
    const list = follow();
    report(answer(0, cached));
    expect(list.reported()).toEqual([]);
    report(answer(0, confirmed));
    expect(list.reported()).toEqual([[0, false]]);
  });

  it('reports cached rows at once', () => {
    const list = follow();
    report(answer(1, { fromCache: true, changed: true }));
    expect(list.reported()).toEqual([[1, true]]);
  });

  it('keeps its state when the connection is lost, even if the last row leaves', () => {
    const list = follow();
    report(answer(1, { fromCache: false, changed: true }));
    report(answer(1, cached));
    report(answer(0, { fromCache: true, changed: true }));
    expect(list.reported()).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  it('reports confirmations only on request', () => {
    const list = follow({ confirms: true });
    report(answer(1, { fromCache: true, changed: true }));
    report(answer(1, confirmed));
    expect(list.reported()).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  it('says nothing when Firestore closes because the session ended in another tab (D-42)', () => {
    const list = follow();
    fail(Object.assign(new Error('Firestore shutting down'), { code: 'aborted' }));
    fail(Object.assign(new Error('Missing permissions'), { code: 'permission-denied' }));
    expect(list.failures()).toEqual(['Missing permissions']);
  });
});
