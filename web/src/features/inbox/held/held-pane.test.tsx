import { mailboxOf } from '@harborline/domain/contact/email-address';
import { makeHeldRequest } from '@harborline/domain/testing/factories';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { HeldPane } from './held-pane';
import { useHeldRequests } from './use-held-requests';

const media = vi.hoisted(() => ({ isNarrow: false }));
vi.mock('@mui/material/useMediaQuery', () => ({ default: () => media.isNarrow }));
const blocked = vi.hoisted(() => ({ senders: [] as { sender: string }[] }));
vi.mock('../../../shared/blocked-senders/use-blocked-senders', () => ({
  useBlockedSenders: () => ({ state: { status: 'ready', data: blocked.senders } }),
}));
vi.mock('./use-held-requests', () => ({ useHeldRequests: vi.fn() }));
const discardOthers = vi.fn(async () => {});

const show = (newestAtMs: number, mayDecide = true, { selected = [] as number[], hasMore = false } = {}) =>
  vi.mocked(useHeldRequests).mockReturnValue({
    list: {
      status: 'ready',
      rows: [{ ...makeHeldRequest(), isPending: false }],
      windowIds: new Set(),
      arrived: new Set(),
      hasMore,
      paging: 'idle',
      loadMore: () => {},
      retry: () => {},
      updateRow: () => {},
      isConfirmed: true,
      isCurrent: true,
      putBack: () => {},
    },
    mayDecide,
    selected,
    isBusy: false,
    progress: null,
    isSelected: () => false,
    toggle: () => {},
    toggleAll: () => {},
    decide: async () => {},
    newestAtMs,
    discardOthers,
  });

const pane = (
  <MemoryRouter>
    <HeldPane backTo="/inbox" />
  </MemoryRouter>
);

afterEach(() => {
  cleanup();
  media.isNarrow = false;
  blocked.senders = [];
});

it('says why a request is held: its sender is blocked, or a limit was reached (D-101)', () => {
  const { email, limit } = makeHeldRequest();
  show(7);
  renderAdmin(pane);
  screen.getByText(`${email} · ${HELD_TEXTS.limits[limit]}`);
  cleanup();
  blocked.senders = [{ sender: mailboxOf(email) }];
  renderAdmin(pane);
  screen.getByText(`${email} · ${BLOCKED_TEXTS.isBlocked}`);
});

it('discards everything visible when it asked, and nothing that arrived before the answer', () => {
  show(7);
  const { rerender } = renderAdmin(pane);
  fireEvent.click(screen.getByRole('button', { name: HELD_TEXTS.discardAll }));
  show(8);
  rerender(pane);
  const dialog = screen.getByRole('dialog');
  within(dialog).getByText(HELD_TEXTS.confirmOthers(0));
  fireEvent.click(within(dialog).getByRole('button', { name: HELD_TEXTS.discard }));
  expect(discardOthers).toHaveBeenCalledExactlyOnceWith(7);
});

it.each([
  [false, 2],
  [true, 1],
])('heads the page if it is the only pane (%s)', (isNarrow, level) => {
  media.isNarrow = isNarrow;
  show(7);
  renderAdmin(pane);
  expect(screen.getByRole('heading', { level }).textContent).toBe(HELD_TEXTS.heading(1, false));
});

it('shows the requests while viewing as a teammate, but allows no decision', () => {
  show(7, false);
  renderAdmin(pane);
  for (const name of [HELD_TEXTS.discardAll, HELD_TEXTS.release, HELD_TEXTS.discard]) {
    for (const button of screen.getAllByRole('button', { name })) {
      expect(button.hasAttribute('disabled'), name).toBe(true);
    }
  }
});

it.each([
  [false, true],
  [true, false],
])('discards others only if there are any (more to load: %s)', (hasMore, isDisabled) => {
  show(7, true, { selected: [makeHeldRequest().ticket_id], hasMore });
  renderAdmin(pane);
  const others = screen.getByRole('button', { name: HELD_TEXTS.discardOthers });
  expect(others.hasAttribute('disabled')).toBe(isDisabled);
});
