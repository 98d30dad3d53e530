import { emptyStatus } from '@harborline/domain/status/change-status';
import { TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchStatus } from './watch-status';

const data = vi.hoisted(() => ({
  next: (_watched: object): void => {},
}));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecord: () => (observer: { next: typeof data.next }) => {
    data.next = observer.next;
    return () => {};
  },
}));

const observer = { next: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  watchStatus({} as Firestore, TEST_LIBRARY_ID)(observer);
});

it('takes a missing page for an empty one once the server says so', () => {
  data.next({ record: null, isThere: false, isFromCache: true });
  expect(observer.next).not.toHaveBeenCalled();
  data.next({ record: null, isThere: false, isFromCache: false });
  expect(observer.next).toHaveBeenCalledExactlyOnceWith({ version: 0, content: emptyStatus() });
});

it('never takes a malformed page for an empty one, which would overwrite it', () => {
  data.next({ record: null, isThere: true, isFromCache: false });
  expect(observer.next).not.toHaveBeenCalled();
  expect(observer.error).toHaveBeenCalledOnce();
});

it('follows the page with its version', () => {
  const record = { ...emptyStatus(), version: 7 };
  data.next({ record, isThere: true, isFromCache: false });
  expect(observer.next).toHaveBeenCalledExactlyOnceWith({ version: 7, content: record });
});
