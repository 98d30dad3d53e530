import { changeTickets } from '@harborline/domain/api/inbox/bulk-tickets';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { BulkWork } from '../bulk/bulk-work';
import type { Ticket } from '../ticket';
import { FoundRow } from './found-row';
import { useFoundList } from './use-found-list';

const watched = vi.hoisted(() => new Map<string, Observer<Ticket | null>>());
const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../list/tickets', () => ({
  watchTicket: (_firestore: unknown, ref: string) => (observer: Observer<Ticket | null>) => {
    watched.set(ref, observer);
    return () => watched.delete(ref);
  },
}));

const USER = makeUser();

const ticketOf = (id: string, fields: Partial<Ticket> = {}): Ticket => ({
  ...makeConversation({ id, title: `About ${id}`, ...fields }),
  isPending: false,
});

const isOpen = ({ status }: Ticket): boolean => status === 'open';
const linkOf = (ref: string): string => `/admin/inbox?conversation=${ref}`;

function Found({ refs }: { refs: readonly string[] }) {
  const rows = useFoundList({ scope: 'open', refs, isReady: true, linkOf, openRef: null, isIn: isOpen });
  return (
    <>
      <ul>
        {rows.shown.map((ref) => (
          <li key={ref}>
            <FoundRow
              found={{ ...ticketOf(ref, { title: `Found ${ref}` }), isUnread: false }}
              rows={rows}
              to={linkOf(ref)}
              openRef={null}
            />
          </li>
        ))}
      </ul>
      {rows.selection !== null && <BulkWork selection={rows.selection} step={rows.step} />}
    </>
  );
}

const page = (refs: readonly string[]) => (
  <StaffSession user={USER}>
    <MemoryRouter>
      <Found refs={refs} />
    </MemoryRouter>
  </StaffSession>
);

const tell = (ref: string, ticket: Ticket | null) => act(() => watched.get(ref)?.next(ticket));
const titles = () =>
  screen.getAllByRole('link').map(({ textContent }) => /(?:About|Found) \w/.exec(textContent)?.[0]);

beforeEach(() => {
  watched.clear();
  callApi.mockReset();
});
afterEach(cleanup);

describe('a list that a call found', () => {
  it('shows its tickets as they are by now, without those that have left it or are gone', () => {
    renderAdmin(page(['a', 'b', 'c']));
    expect(titles()).toEqual(['Found a', 'Found b', 'Found c']);
    tell('a', ticketOf('a'));
    expect(titles()).toEqual(['About a', 'Found b', 'Found c']);
    tell('b', ticketOf('b', { status: 'closed' }));
    tell('c', null);
    expect(titles()).toEqual(['About a']);
    tell('b', ticketOf('b'));
    expect(titles()).toEqual(['About a', 'About b']);
  });

  it('watches a ticket only while it is in the list', () => {
    const { rerender, unmount } = renderAdmin(page(['a', 'b']));
    rerender(page(['b', 'c']));
    expect([...watched.keys()].toSorted()).toEqual(['b', 'c']);
    unmount();
    expect([...watched.keys()]).toEqual([]);
  });

  it('lets several of them be changed at once (D-105)', async () => {
    callApi.mockImplementation(
      async (contract: object, { body }: { body: { conversation_refs: string[] } }) =>
        contract === changeTickets
          ? {
              results: body.conversation_refs.map((conversation_ref) => ({
                conversation_ref,
                outcome: 'done',
              })),
            }
          : { statuses: [], people: [], tags: [] },
    );
    renderAdmin(page(['a', 'b']));
    for (const ref of ['a', 'b']) tell(ref, ticketOf(ref));
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: BULK_TEXTS.status }));
    await userEvent.click(
      await screen
        .findByRole('menuitemradio', { name: 'Closed' })
        .catch(() => screen.findByRole('menuitem', { name: 'Closed' })),
    );
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeTickets, {
        body: expect.objectContaining({
          conversation_refs: ['a', 'b'],
          action: { kind: 'status', status: 'closed' },
        }),
      }),
    );
    await screen.findByText(BULK_TEXTS.done.closed(2));
  });
});
