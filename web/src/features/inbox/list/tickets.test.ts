import { HOSTILE_IDS } from '@harborline/domain/testing/hostile-ids';
import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { watchTicket } from './tickets';

const firestore = getFirestore(initializeApp({ projectId: 'demo-hostile', apiKey: 'local' }));

it.each(HOSTILE_IDS)('%j in the URL is no ticket, and nothing is read', (ref) => {
  const next = vi.fn();
  const error = vi.fn();
  watchTicket(firestore, ref)({ next, error })();
  expect(next.mock.calls).toEqual([[null]]);
  expect(error).not.toHaveBeenCalled();
});
