import { expect, it, vi } from 'vitest';
import { watchTicket } from './find-ticket';

interface Snapshot {
  readonly docs: readonly { readonly id: string }[];
}

const sdk = vi.hoisted(() => ({ next: (_snapshot: object) => {}, stop: vi.fn(), listened: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  onSnapshot: (_query: object, next: (snapshot: Snapshot) => void) => {
    sdk.next = (snapshot) => next(snapshot as Snapshot);
    sdk.listened();
    return sdk.stop;
  },
}));
vi.mock('../store/sdk-query', () => ({ sdkQuery: () => ({}) }));
vi.mock('./firestore-full', () => ({ fullFirestore: () => ({}) }));
vi.mock('./visitor-session', () => ({ visitorUser: async () => ({ uid: 'vera' }) }));

it('stops listening once the conversation exists', async () => {
  const found = vi.fn();
  watchTicket('lib1', 42, found, () => {});
  await vi.waitFor(() => expect(sdk.listened).toHaveBeenCalledOnce());
  sdk.next({ docs: [] });
  expect(sdk.stop).not.toHaveBeenCalled();
  sdk.next({ docs: [{ id: 'c1' }] });
  expect(sdk.stop).toHaveBeenCalledOnce();
  expect(found).toHaveBeenCalledExactlyOnceWith('c1');
});
