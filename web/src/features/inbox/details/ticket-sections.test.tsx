import {
  makeChecklist,
  makeConversation,
  makeRating,
  makeTicketEvent,
  makeUser,
} from '@harborline/domain/testing/factories';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import { RATING_TEXTS } from '@harborline/domain/texts/ratings';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { TicketSections } from './ticket-sections';

const store = vi.hoisted(() => ({ pages: vi.fn(), records: [] as object[] }));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecords: () => (observer: { next(watched: object): void }) => {
    observer.next({ records: store.records });
    return () => {};
  },
}));
vi.mock('../../../shared/store/record-pages', () => ({ recordPages: store.pages }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));

const EVENTS = [
  makeTicketEvent({ id: 'b', actor_ref: '', actor_name: '', reason: 'visitor-wrote' }),
  makeTicketEvent({ id: 'a', actor_name: 'Ada <b>Agent</b>' }),
];

function show(role: 'admin' | 'agent', rows: readonly object[] = EVENTS) {
  store.pages.mockReturnValue({
    watchNewest: ({ next }: { next(page: object): void }) => {
      next({ rows, isFromCache: false });
      return () => {};
    },
    fetchBelow: async () => [],
  });
  const ticket = { ...makeConversation(), isPending: false };
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: role })}>
      <TicketSections ticket={ticket} />
    </StaffSession>,
  );
}

describe('D-85: the folded sections of a ticket', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    store.records = [];
  });
  afterEach(cleanup);

  it('read nothing until they are opened, and fold again', async () => {
    show('admin');
    const title = screen.getByRole('button', { name: HISTORY_TEXTS.title });
    expect(title.getAttribute('aria-expanded')).toBe('false');
    expect(store.pages).not.toHaveBeenCalled();
    fireEvent.click(title);
    await screen.findByText(HISTORY_TEXTS.reopened);
    expect(title.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(title);
    expect(screen.queryByText(HISTORY_TEXTS.reopened)).toBeNull();
  });

  it('say while they are folded that a checklist runs', () => {
    store.records = [makeChecklist(), makeChecklist({ state: 'finished' })];
    show('admin');
    const section = within(screen.getByRole('region', { name: CHECKLIST_TEXTS.title }));
    const button = section.getByRole('button', { name: CHECKLIST_TEXTS.title, expanded: false });
    const summary = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(summary?.textContent).toBe(CHECKLIST_TEXTS.runningNow(1));
    cleanup();
    store.records = [makeChecklist({ state: 'abandoned' })];
    show('admin');
    expect(screen.queryByText(/running/)).toBeNull();
  });

  it('say who did what, as text', async () => {
    show('agent');
    fireEvent.click(screen.getByRole('button', { name: HISTORY_TEXTS.title }));
    const lines = await screen.findAllByRole('listitem');
    expect(lines[1]?.textContent).toContain('Ada <b>Agent</b> changed the status from Open to Closed');
  });

  it('D-97: say what the visitor thinks of an answer, as text', async () => {
    store.records = [makeRating({ message_rating: 2, message_review: '<b>Slow</b>' })];
    show('agent');
    fireEvent.click(screen.getByRole('button', { name: RATING_TEXTS.section }));
    const [line] = await screen.findAllByRole('listitem');
    expect(line?.textContent).toContain('2 of 5 · Dissatisfied');
    expect(line?.textContent).toContain('<b>Slow</b>');
    expect(line?.textContent).toContain(RATING_TEXTS.forAnswerOf('Ada'));
    cleanup();
    store.records = [];
    show('agent');
    fireEvent.click(screen.getByRole('button', { name: RATING_TEXTS.section }));
    await screen.findByText(RATING_TEXTS.none);
  });

  it('say that nothing has happened', async () => {
    show('agent', []);
    fireEvent.click(screen.getByRole('button', { name: HISTORY_TEXTS.title }));
    await screen.findByText(HISTORY_TEXTS.empty);
  });

  it('S6-33: have no SOPs for people without the slug', () => {
    show('agent');
    expect(screen.queryByRole('region', { name: CHECKLIST_TEXTS.title })).toBeNull();
    cleanup();
    show('admin');
    const section = within(screen.getByRole('region', { name: CHECKLIST_TEXTS.title }));
    expect(section.getByRole('button').getAttribute('aria-expanded')).toBe('false');
  });
});
