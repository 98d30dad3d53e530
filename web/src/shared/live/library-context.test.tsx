import { makeLibrary } from '@harborline/domain/testing/factories';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { readyForToasts } from '../ui-admin/toasts';
import { LibraryProvider, useLibrary } from './library-context';

interface Snapshot {
  id: string;
  exists: () => boolean;
  data: () => unknown;
  metadata: { fromCache: boolean };
}
const held = vi.hoisted((): { next: (snapshot: Snapshot) => void; stop: () => void } => ({
  next: () => {},
  stop: vi.fn(),
}));
vi.mock('firebase/firestore', () => ({
  doc: vi.fn(),
  onSnapshot: (_document: unknown, _options: unknown, next: (snapshot: Snapshot) => void) => {
    held.next = next;
    return held.stop;
  },
}));
vi.mock('./staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));

const Form = () => <p>Contact form: {String(useLibrary()?.isContactFormOnline)}</p>;
const report = (data: object | null, fromCache = false) =>
  act(() =>
    held.next({ id: 'acme', exists: () => data !== null, data: () => data, metadata: { fromCache } }),
  );
const show = () =>
  renderAdmin(
    <LibraryProvider libraryId="acme">
      <Form />
    </LibraryProvider>,
  );
beforeAll(readyForToasts);
afterEach(cleanup);

it('watches the library: what depends on it changes without a reload (S2.8-05)', () => {
  const { unmount } = show();
  const { id: _, ...library } = makeLibrary();
  report({ ...library, isContactFormOnline: true });
  expect(screen.getByText('Contact form: true')).toBeTruthy();
  report({ ...library, isContactFormOnline: false });
  expect(screen.getByText('Contact form: false')).toBeTruthy();
  unmount();
  expect(held.stop).toHaveBeenCalledOnce();
});

it('reports a missing library only if the server says so, not if the cache is empty (S8-16)', async () => {
  show();
  report(null, true);
  expect(screen.queryByRole('alert')).toBeNull();
  report(null);
  expect(await screen.findByText(ERROR_TEXTS.libraryMissing)).toBeTruthy();
});
