import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { MERGE_UNDO_MS } from '@harborline/domain/tickets/merge';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { MergedBanner } from './merged-banner';

const calls = vi.hoisted(() => ({ sendMerge: vi.fn(), sendUndo: vi.fn() }));
vi.mock('./merge-calls', () => calls);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show({ agoMs = 1000, mayReply = true }: { agoMs?: number; mayReply?: boolean } = {}) {
  const at = timestamp(Date.now() - agoMs);
  const merged_into = { conversation_ref: 'last', number: 12, at, status: 'open' as const };
  const ticket = { ...makeConversation({ id: 'one', status: 'closed', merged_into }), isPending: false };
  const permissions = { canViewExistingTickets: true, canReplyToTickets: mayReply };
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({ permissions })}>
        <MergedBanner ticket={ticket} />
      </StaffSession>
    </MemoryRouter>,
  );
}

describe('above the thread of a merged ticket (D-110)', () => {
  it('stands where it went, with the way there', () => {
    show();
    expect(screen.getByRole('note').textContent).toContain('Merged into #12');
    const link = screen.getByRole('link', { name: 'Open #12' });
    expect(link.getAttribute('href')).toContain('conversation=last');
  });

  it('can be undone, and says what came of it', async () => {
    calls.sendUndo.mockResolvedValueOnce({ results: [{ outcome: 'done' }] });
    show();
    fireEvent.click(screen.getByRole('button', { name: MERGE_TEXTS.undo }));
    await waitFor(() => expect(calls.sendUndo.mock.calls[0]?.[0]).toEqual(['one']));
    expect(await screen.findByText(MERGE_TEXTS.separated(1))).toBeTruthy();
  });

  it('says why it could not be undone', async () => {
    const because = MERGE_TEXTS.tooLate;
    calls.sendUndo.mockResolvedValueOnce({ results: [{ outcome: 'refused', because }] });
    show();
    fireEvent.click(screen.getByRole('button', { name: MERGE_TEXTS.undo }));
    expect(await screen.findByText(because)).toBeTruthy();
  });

  it('offers no way back after a day, nor to whoever may not answer', () => {
    show({ agoMs: MERGE_UNDO_MS + 1 });
    expect(screen.queryByRole('button', { name: MERGE_TEXTS.undo })).toBeNull();
    cleanup();
    show({ mayReply: false });
    expect(screen.queryByRole('button', { name: MERGE_TEXTS.undo })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open #12' })).toBeTruthy();
  });
});
