import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { useClosedParent } from './use-closed-parent';

const store = vi.hoisted(() => ({ countRecords: vi.fn() }));
vi.mock('../../../shared/store/count-records', () => store);
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

type Changes = Partial<ReturnType<typeof makeConversation>>;

const FIRST = { id: 't29', number: 29, children_ref: 'family' };

function Head({ changes }: { changes: Changes }) {
  const { search } = useLocation();
  useClosedParent({ ...makeConversation({ ...FIRST, ...changes }), isPending: false });
  return <p>at {search}</p>;
}

function show(first: Changes) {
  const page = (changes: Changes) => (
    <MemoryRouter>
      <StaffSession user={makeUser({ uid: 'me' })}>
        <Head changes={changes} />
      </StaffSession>
    </MemoryRouter>
  );
  const { rerender } = renderAdmin(page(first));
  return (changes: Changes) => rerender(page(changes));
}

const CLOSED = { status: 'closed', status_changed_by: 'me' } as const;

describe('closing a parent (D-127)', () => {
  it('offers its children that are not closed, once', async () => {
    store.countRecords.mockResolvedValue(3);
    const change = show({ status: 'open' });
    change(CLOSED);
    await screen.findByText(LINK_TEXTS.unsettledChildren('#29', 3));
    change({ ...CLOSED, title: 'Another title' });
    expect(store.countRecords).toHaveBeenCalledTimes(1);
    fireEvent.click(await screen.findByRole('button', { name: LINK_TEXTS.showChildren }));
    await screen.findByText('at ?tab=inbox&status=all&children=family');
  });

  it('says nothing where all of them are closed', async () => {
    store.countRecords.mockResolvedValue(0);
    show({ status: 'open' })(CLOSED);
    await waitFor(() => expect(store.countRecords).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts nothing for whoever only looks, for one closed before, for a merged one, and for one without children', () => {
    show({ status: 'open' })({ ...CLOSED, status_changed_by: 'ben' });
    cleanup();
    show(CLOSED)({ ...CLOSED, title: 'Another title' });
    cleanup();
    const merged_into = { conversation_ref: 'x', number: 3, at: timestamp(0), status: 'open' as const };
    show({ status: 'open' })({ ...CLOSED, merged_into });
    cleanup();
    const childless = { children_ref: undefined };
    show({ status: 'open', ...childless })({ ...CLOSED, ...childless });
    expect(store.countRecords).not.toHaveBeenCalled();
  });
});
