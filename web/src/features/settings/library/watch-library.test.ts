import { makeLibrary, makeLibraryPrivate } from '@harborline/domain/testing/factories';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLibraryParts, watchPublicPart } from './watch-library';

interface Follower {
  readonly next: (watched: object) => void;
  readonly error: (error: Error) => void;
}
const followers = vi.hoisted(() => new Map<string, Follower>());
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecord:
    (_firestore: object, { path }: { path: string }) =>
    (follower: Follower) => {
      followers.set(path, follower);
      return () => followers.delete(path);
    },
}));
const report = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/config/report', () => ({ report }));

const FIRESTORE = {} as Firestore;
const library = makeLibrary();
const PUBLIC = 'SupportLibraries/acme';
const PRIVATE = 'SupportLibraries/acme/private/settings';
const deliver = (path: string, record: object | null, isPending = false) =>
  followers
    .get(path)
    ?.next({ record: record && { ...record, isPending }, isThere: true, isFromCache: false });

const next = vi.fn();
const error = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  followers.clear();
});

describe('the stored settings of a library', () => {
  it('arrive once both parts are loaded, and again with each change', () => {
    const stop = watchLibraryParts(FIRESTORE, 'acme')({ next, error });
    deliver(PUBLIC, library);
    expect(next).not.toHaveBeenCalled();
    deliver(PRIVATE, makeLibraryPrivate({ companyEmail: 'one@acme.example' }));
    deliver(PRIVATE, makeLibraryPrivate({ companyEmail: 'two@acme.example' }));
    expect(next.mock.calls.map(([parts]) => parts.private.companyEmail)).toEqual([
      'one@acme.example',
      'two@acme.example',
    ]);
    stop();
    expect(followers.size).toBe(0);
  });

  it('contain nothing that the server has not confirmed, since it may still be refused', () => {
    watchPublicPart(FIRESTORE, 'acme')({ next, error });
    deliver(PUBLIC, library, true);
    expect(next).not.toHaveBeenCalled();
    deliver(PUBLIC, library);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('fail if there are none, and stay on screen if they can no longer be read', () => {
    watchPublicPart(FIRESTORE, 'acme')({ next, error });
    deliver(PUBLIC, null);
    expect(error).toHaveBeenCalledTimes(1);
    deliver(PUBLIC, library);
    followers.get(PUBLIC)?.error(new Error('permission-denied'));
    expect(error).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
