import { endChecklist, startChecklist, tickStep } from '@harborline/domain/api/inbox/checklists';
import type { Checklist } from '@harborline/domain/entities/checklist';
import type { StoreQuery } from '@harborline/domain/stores/store';
import { makeChecklist, makeMessage, makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { TicketSops } from './ticket-sops';

const server = vi.hoisted(() => ({ call: vi.fn(), read: vi.fn(), watch: vi.fn(), watchOne: vi.fn() }));
vi.mock('../../../shared/api/call-api', () => ({ callApi: server.call, ApiError: Error }));
vi.mock('../../../shared/store/read-records', () => ({ readRecords: server.read }));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecords: server.watch,
  watchRecord: server.watchOne,
}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));

const STEPS = '<ol><li>Look up</li><li>Refund</li></ol>';
const REFUND = makeSopArticle({ id: 'refund', sop_title: 'Refund an order', sop_content: STEPS });
const PRESS = makeSopArticle({ id: 'press', sop_title: 'A journalist asks', sop_content: '<p>Be kind.</p>' });
const RUN = makeChecklist({ sop_ref: 'refund', id: 'refund_1' });

interface Watcher {
  next(watched: { records: readonly object[] }): void;
}

/** The checklists of the ticket as the server has them, and who watches them. */
let checklists: readonly Checklist[] = [];
const watchers = new Set<Watcher>();
const store = (next: readonly Checklist[]) =>
  act(() => {
    checklists = next;
    for (const watcher of watchers) watcher.next({ records: checklists });
  });

beforeEach(() => {
  vi.clearAllMocks();
  watchers.clear();
  checklists = [];
  server.call.mockResolvedValue({});
  server.read.mockResolvedValue([REFUND, PRESS]);
  server.watch.mockImplementation((_firestore: unknown, { collection }: StoreQuery) => (watcher: Watcher) => {
    if (collection.endsWith('/Messages')) {
      watcher.next({
        records: [makeMessage({ sender_type: 'agent' }), makeMessage({ text: 'A refund, please' })],
      });
      return () => {};
    }
    watchers.add(watcher);
    watcher.next({ records: checklists });
    return () => watchers.delete(watcher);
  });
  server.watchOne.mockImplementation(
    (_firestore: unknown, { path }: { path: string }) =>
      ({ next }: { next(watched: { record: object | null }): void }) => {
        next({ record: path.endsWith('/refund') ? REFUND : null });
        return () => {};
      },
  );
});
afterEach(cleanup);

const open = async (changes: Parameters<typeof makeUser>[0] = {}) => {
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: 'admin', ...changes })}>
      <TicketSops ticket={{ id: 'conversation-1', support_lib_id: 'lib', title: 'Order 1042' }} />
    </StaffSession>,
  );
  await screen.findByRole('searchbox', { name: CHECKLIST_TEXTS.search });
};
const card = () => within(screen.getByRole('group', { name: 'Refund an order' }));
const step = (name: RegExp) => card().getByRole<HTMLInputElement>('checkbox', { name });

describe('D-85: SOPs beside a ticket', () => {
  freshRequests();

  it('suggests those that fit the title and the newest message of the visitor', async () => {
    await open();
    const list = within(screen.getByRole('region', { name: CHECKLIST_TEXTS.suggested }));
    const search = screen.getByRole('searchbox', { name: CHECKLIST_TEXTS.search });
    // Above what changes while somebody types.
    expect(search.compareDocumentPosition(list.getByRole('heading'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const link = list.getByRole('link', { name: CHECKLIST_TEXTS.open('Refund an order') });
    expect(link.getAttribute('href')).toBe('/admin/sop/refund');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.queryByText('A journalist asks')).toBeNull();
    expect(server.read).toHaveBeenCalledTimes(1);
  });

  it('finds another one by its words, and says why it cannot be run', async () => {
    await open();
    const search = screen.getByRole('searchbox', { name: CHECKLIST_TEXTS.search });
    fireEvent.change(search, { target: { value: 'journalist kind' } });
    await screen.findByText('A journalist asks');
    expect(screen.getByText(CHECKLIST_TEXTS.noSteps)).toBeTruthy();
    fireEvent.change(search, { target: { value: 'nowhere' } });
    await screen.findByText(CHECKLIST_TEXTS.nothingFound);
    expect(server.read).toHaveBeenCalledTimes(1);
  });

  it('starts one by one call, and the keyboard goes on in it', async () => {
    let answer = (_answer: object) => {};
    server.call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open();
    const run = screen.getByRole('button', { name: CHECKLIST_TEXTS.runOf('Refund an order') });
    fireEvent.click(run);
    await waitFor(() => expect(run.hasAttribute('disabled')).toBe(true));
    fireEvent.click(run);
    expect(server.call.mock.calls).toEqual([
      [startChecklist, { body: { conversation_ref: 'conversation-1', sop_id: 'refund' } }],
    ]);
    store([RUN]);
    await act(async () => answer({ sop_id: 'refund', version: 1 }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Refund an order' }));
    expect(screen.queryByRole('button', { name: CHECKLIST_TEXTS.runOf('Refund an order') })).toBeNull();
    expect(screen.getByText(CHECKLIST_TEXTS.runsAlready)).toBeTruthy();
  });

  it('ticks a step at once, by one call for a double click, and follows what a teammate ticks', async () => {
    checklists = [RUN];
    await open();
    expect(step(/Look up/).checked).toBe(true);
    expect(card().getByText(CHECKLIST_TEXTS.progress(1, 2))).toBeTruthy();
    fireEvent.click(step(/Refund/));
    fireEvent.click(step(/Refund/));
    expect(step(/Refund/).checked).toBe(true);
    const named = { conversation_ref: 'conversation-1', sop_id: 'refund', version: 1 };
    await waitFor(() => expect(server.call).toHaveBeenCalled());
    expect(server.call.mock.calls).toEqual([[tickStep, { body: { ...named, step: 1, is_done: true } }]]);
    const done = { done_by: 'bo', done_name: 'Bo Berg', done_at: RUN.started_at };
    store([{ ...RUN, steps: RUN.steps.map((one) => ({ ...one, ...done })) }]);
    await waitFor(() => expect(card().getAllByText('Bo Berg')).toHaveLength(2));
  });

  it('takes a tick back that the server refuses, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.call.mockRejectedValue(new Error('down'));
    checklists = [RUN];
    await open();
    fireEvent.click(step(/Refund/));
    await screen.findByText(CHECKLIST_TEXTS.changeFailed);
    expect(step(/Refund/).checked).toBe(false);
  });

  const endedAs = (state: string) => [
    [endChecklist, { body: { conversation_ref: 'conversation-1', sop_id: 'refund', version: 1, state } }],
  ];
  const press = (name: string) => fireEvent.click(card().getByRole('button', { name }));

  it('finishes at once if all is done, and after a question if a step is open', async () => {
    checklists = [RUN];
    await open();
    press(CHECKLIST_TEXTS.finishOf('Refund an order'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(CHECKLIST_TEXTS.finishBody(1));
    expect(server.call).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('button', { name: CHECKLIST_TEXTS.finish }));
    await waitFor(() => expect(server.call.mock.calls).toEqual(endedAs('finished')));
    cleanup();
    server.call.mockClear();
    checklists = [{ ...RUN, steps: RUN.steps.map((one) => ({ ...one, done_by: 'u1', done_name: 'Ada' })) }];
    await open();
    press(CHECKLIST_TEXTS.finishOf('Refund an order'));
    await waitFor(() => expect(server.call.mock.calls).toEqual(endedAs('finished')));
  });

  it('abandons after a question', async () => {
    checklists = [RUN];
    await open();
    press(CHECKLIST_TEXTS.abandonOf('Refund an order'));
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: CHECKLIST_TEXTS.abandon }),
    );
    await waitFor(() => expect(server.call.mock.calls).toEqual(endedAs('abandoned')));
    store([{ ...RUN, state: 'abandoned' }]);
    const ended = within(await screen.findByRole('region', { name: CHECKLIST_TEXTS.ended }));
    expect(ended.getByRole('heading', { name: CHECKLIST_TEXTS.ended })).toBeTruthy();
    expect(ended.getByText(new RegExp(`${CHECKLIST_TEXTS.abandoned} · 1 of 2`))).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Refund an order' })).toBeNull();
  });

  it('says that the SOP has a new version, or is no longer there', async () => {
    const renamed = { sop_ref: 'gone', sop_title: 'Gone', id: 'gone_2', version: 2 };
    checklists = [{ ...RUN, version: 3 }, makeChecklist(renamed)];
    await open();
    await screen.findByText(CHECKLIST_TEXTS.newerVersion(1, 3));
    const other = within(screen.getByRole('group', { name: 'Gone' }));
    await other.findByText(CHECKLIST_TEXTS.withdrawn(2));
  });

  it('changes nothing for somebody who may only look', async () => {
    checklists = [RUN];
    await open({ viewing_as: 'test-agent', viewing_role: 'admin' });
    expect(step(/Refund/).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: CHECKLIST_TEXTS.finishOf('Refund an order') })).toBeNull();
    expect(screen.queryByRole('button', { name: /Run as checklist/ })).toBeNull();
  });
});
