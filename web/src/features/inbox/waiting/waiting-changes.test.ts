import { LIMITS } from '@harborline/domain/limits';
import { statusAfter } from '@harborline/domain/tickets/offline/waiting-changes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { sendMessage } from '../../../shared/conversation/send-message';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { forgetUnsavedEverywhere, unsavedTitles } from '../../../shared/unsaved/unsaved-tabs';
import { joinOutbox, type OutboxSession, openOutbox } from '../reply/outbox';
import { outgoingStore } from '../reply/outgoing-store';
import { setTicketStatus } from '../status/set-ticket-status';
import { sendTag } from '../tags/tag-calls';
import type { Ticket } from '../ticket';
import { changeStore } from './change-store';
import { keepStatus } from './keep-change';
import { trayItems } from './tray-items';
import { changesOf, statusStepsOf, waiting } from './waiting';

let drawn = 0;
vi.mock('../../../shared/store/new-id', () => ({
  newId: () => {
    drawn += 1;
    return `w${drawn}`;
  },
}));
vi.mock('../../../shared/store/watch-records', () => ({ watchRecord: vi.fn() }));
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn(), readRecords: vi.fn() }));
vi.mock('../../../shared/conversation/send-message', () => ({ sendMessage: vi.fn() }));
vi.mock('../../../shared/api/closing-call', () => ({ readyClosingCall: async () => () => {} }));
vi.mock('../status/set-ticket-status', () => ({ setTicketStatus: vi.fn() }));
vi.mock('../tags/tag-calls', () => ({ sendTag: vi.fn() }));

const session = (isTrusted: boolean, uid: string): OutboxSession => ({
  firestore: {} as OutboxSession['firestore'],
  owner: { uid, isTrusted },
  libraryId: 'lumen',
  name: 'Ada',
});

let isOnline = true;
let leave = () => {};
/** As after a reload: nothing is left but what the device keeps. */
function join(isTrusted = true, uid = 'ada') {
  leave();
  leave = joinOutbox(session(isTrusted, uid));
}
function goOnline(next: boolean) {
  isOnline = next;
  window.dispatchEvent(new Event(next ? 'online' : 'offline'));
}
const OPEN = { status: 'open', ownRef: '' } as const;
const CLOSED = { status: 'closed', ownRef: '' } as const;
const close = () =>
  openOutbox()?.change({
    conversationRef: 't1',
    title: 'Close the ticket of Ann',
    status: { from: OPEN, to: CLOSED, follows: 'seen' },
  });
const reopen = () =>
  openOutbox()?.change({
    conversationRef: 't1',
    title: 'Reopen the ticket of Ann',
    status: { from: CLOSED, to: OPEN, follows: 'seen' },
  });
const tag = (name: string, isSet: boolean) =>
  openOutbox()?.change({ conversationRef: 't1', title: `Tag ${name}`, tag: { name, isSet } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const problems = () => changeStore.get().map(({ problem }) => problem);
const ticketIs = (now: object) =>
  vi.mocked(readRecord).mockResolvedValue({ status: 'open', last_message: { id: 'seen' }, ...now } as never);

describe('changes without a connection (D-128)', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const request = (_name: string, _options: object, work: () => Promise<void>) => work();
    Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
    window.localStorage.clear();
    window.sessionStorage.clear();
    vi.mocked(sendMessage).mockReset().mockResolvedValue();
    vi.mocked(setTicketStatus).mockReset().mockResolvedValue();
    vi.mocked(sendTag).mockReset().mockResolvedValue({ tag_ref: 'r', name: 'n', is_set: true });
    vi.mocked(readRecord).mockReset();
    vi.mocked(readRecords).mockReset().mockResolvedValue([]);
    ticketIs({});
    goOnline(false);
  });
  afterEach(() => {
    leave();
    leave = () => {};
    goOnline(true);
  });

  it('wait across a reload, and then go out once, in order, behind the reply they were made after', async () => {
    const order: string[] = [];
    vi.mocked(sendMessage).mockImplementation(async () => void order.push('reply'));
    vi.mocked(sendTag).mockImplementation(async ({ name, isSet }) => {
      order.push(`tag ${name}`);
      return { tag_ref: 'r', name, is_set: isSet };
    });
    vi.mocked(setTicketStatus).mockImplementation(async () => void order.push('close'));
    join();
    openOutbox()?.send({ conversationRef: 't1', mode: 'reply', text: 'Hello', title: 'Reply to Ann' });
    tag('Refund', true);
    close();
    await settled();
    expect(order).toEqual([]);
    expect(changesOf(waiting.get(), 't1')).toHaveLength(2);
    join();
    // What this page had not sent itself, the next one asks the server about first.
    vi.mocked((await import('../../../shared/store/watch-records')).watchRecord).mockReturnValue(((observer: {
      next: (found: object) => void;
    }) => {
      queueMicrotask(() => observer.next({ record: null, isThere: false, isFromCache: false }));
      return () => {};
    }) as never);
    goOnline(true);
    await settled();
    expect(order).toEqual(['reply', 'tag Refund', 'close']);
    expect(changeStore.get()).toEqual([]);
    expect(outgoingStore.get()).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
    expect(waiting.get().sent.map(({ title }) => title)).toContain('Close the ticket of Ann');
  });

  it('ask the server to hold a closing to what its author saw', async () => {
    join();
    close();
    goOnline(true);
    await settled();
    expect(vi.mocked(setTicketStatus).mock.calls).toEqual([
      ['t1', CLOSED, { onlyFrom: 'open', onlyFromOwn: '', follows: 'seen', changeId: expect.any(String) }],
    ]);
  });

  it('are repeated where an answer was lost, with the same conditions', async () => {
    vi.mocked(setTicketStatus).mockRejectedValueOnce(new ApiError(0, ''));
    join();
    close();
    goOnline(true);
    await vi.waitFor(() => expect(changeStore.get()).toEqual([]), { timeout: 3_000 });
    const calls = vi.mocked(setTicketStatus).mock.calls;
    expect(calls).toHaveLength(2);
    expect(calls[1]).toEqual(calls[0]);
  });

  it.each([
    ['the visitor wrote', { last_message: { id: 'unseen' } }, 'overtaken'],
    ['somebody chose another status', { status: 'pending' }, 'changed'],
    ['the ticket was merged', { merged_into: { number: 7 } }, 'merged'],
  ])('stay with their author where %s, and say so', async (_what, now, problem) => {
    vi.mocked(setTicketStatus).mockRejectedValue(new ApiError(409, 'No.'));
    ticketIs(now);
    join();
    close();
    goOnline(true);
    await settled();
    expect(problems()).toEqual([problem]);
    expect(changesOf(waiting.get(), 't1')).toEqual([]);
    join();
    await settled();
    expect(vi.mocked(setTicketStatus)).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is gone', () => Promise.resolve(null), 'gone'],
    [
      'may not be read any more',
      () => Promise.reject(Object.assign(new Error(), { code: 'permission-denied' })),
      'denied',
    ],
    [
      'cannot be read just now',
      () => Promise.reject(Object.assign(new Error(), { code: 'unavailable' })),
      'failed',
    ],
  ])('say of a ticket that %s no more than that', async (_what, read, problem) => {
    vi.mocked(setTicketStatus).mockRejectedValue(new ApiError(409, ''));
    vi.mocked(readRecord).mockImplementation(read);
    join();
    close();
    goOnline(true);
    await settled();
    expect(problems()).toEqual([problem]);
  });

  it.each([
    ['changed', { status: 'pending' }, 'Mara'],
    ['overtaken', { last_message: { id: 'new', sender_type: 'agent', sender_name: 'Jonas' } }, 'Jonas'],
  ])('name who got ahead of them: %s', async (problem, now, by) => {
    vi.mocked(setTicketStatus).mockRejectedValue(new ApiError(409, ''));
    vi.mocked(readRecords).mockResolvedValue([{ actor_name: 'Mara' }] as never);
    ticketIs(now);
    join();
    close();
    goOnline(true);
    await settled();
    expect(changeStore.get()).toMatchObject([{ problem, by }]);
    const place = { isOnline: true, libraryId: 'lumen' };
    const [item] = trayItems({ messages: [], changes: changeStore.get(), sent: [] }, place);
    expect(item?.reason).toContain(by);
  });

  it('blame nobody where the server refused no condition', async () => {
    vi.mocked(setTicketStatus).mockRejectedValue(new ApiError(400, 'No.'));
    ticketIs({ status: 'pending' });
    join();
    close();
    goOnline(true);
    await settled();
    expect(problems()).toEqual(['failed']);
    expect(readRecord).not.toHaveBeenCalled();
  });

  it('say that the right or the ticket is gone without asking for the ticket', async () => {
    vi.mocked(sendTag)
      .mockRejectedValueOnce(new ApiError(403, ''))
      .mockRejectedValueOnce(new ApiError(404, ''));
    join();
    tag('a', true);
    tag('b', false);
    goOnline(true);
    await settled();
    expect(problems()).toEqual(['denied', 'gone']);
    expect(readRecord).not.toHaveBeenCalled();
  });

  it('go out after all from what the ticket is by now, once their author wants that', async () => {
    vi.mocked(setTicketStatus).mockRejectedValueOnce(new ApiError(409, 'No.'));
    ticketIs({ status: 'pending', last_message: { id: 'unseen' } });
    join();
    close();
    goOnline(true);
    await settled();
    const [kept] = changeStore.get();
    if (kept === undefined) throw new Error('nothing kept');
    await openOutbox()?.retryChange(kept);
    await settled();
    expect(vi.mocked(setTicketStatus).mock.lastCall?.[2]).toEqual({
      onlyFrom: 'pending',
      onlyFromOwn: '',
      follows: 'unseen',
      changeId: kept.id,
    });
    expect(changeStore.get()).toEqual([]);
  });

  it('cannot be discarded once a call has begun to send them, also where its answer is lost', async () => {
    vi.mocked(setTicketStatus).mockRejectedValue(new ApiError(0, ''));
    join();
    close();
    expect(changeStore.get()[0]?.isHandedOn).toBeUndefined();
    goOnline(true);
    await settled();
    goOnline(false);
    const [change] = changeStore.get();
    expect(change?.isHandedOn).toBe(true);
    expect(changeStore.discard(change?.id ?? '')).toBe(false);
    expect(changeStore.get()).toHaveLength(1);
    join();
    expect(changeStore.get()[0]?.isHandedOn).toBe(true);
  });

  it.each([
    ['discarded', () => void changeStore.remove(changeStore.get()[0]?.id ?? '')],
    ['left behind', () => join(true, 'bob')],
  ])('do not come back where they were %s while the server was asked why', async (_what, end) => {
    vi.mocked(setTicketStatus).mockRejectedValue(new ApiError(409, ''));
    let say = (_now: null) => {};
    vi.mocked(readRecord).mockReturnValue(
      new Promise((resolve) => {
        say = resolve as typeof say;
      }),
    );
    join();
    close();
    goOnline(true);
    await settled();
    end();
    say(null);
    await settled();
    expect(changeStore.get()).toEqual([]);
  });

  it('do not come back where they were discarded, or left behind, before they were tried again', async () => {
    vi.mocked(setTicketStatus).mockRejectedValue(new ApiError(403, ''));
    join();
    close();
    goOnline(true);
    await settled();
    const [kept] = changeStore.get();
    if (kept === undefined) throw new Error('nothing kept');
    const again = openOutbox()?.retryChange(kept);
    join(true, 'bob');
    await again;
    expect(changeStore.get()).toEqual([]);
  });

  it('are kept by no device that is not trusted (D-42)', () => {
    join(false);
    expect(close()).toBeNull();
    expect(changeStore.get()).toEqual([]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('are asked about at Log Out, and then gone', async () => {
    join();
    close();
    expect(await unsavedTitles('ada')).toEqual(['Close the ticket of Ann']);
    forgetUnsavedEverywhere('ada');
    expect(changeStore.get()).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('begin where a reply leaves the status that goes out before them, which the ticket shows already', () => {
    join();
    openOutbox()?.send({
      conversationRef: 't1',
      mode: 'reply',
      text: 'Bye',
      title: 'Reply to Ann',
      thenStatus: 'pending',
    });
    const steps = () => statusStepsOf(waiting.get(), outgoingStore.get(), 't1');
    expect(statusAfter(OPEN, steps())).toEqual({ status: 'pending', ownRef: '' });
    const ticket = {
      id: 't1',
      last_message: { id: 'seen' },
      visitor: { name: 'Ann', email: '' },
    } as unknown as Ticket;
    keepStatus({ ticket, from: OPEN, to: 'closed' });
    expect(changeStore.get()[0]?.status).toMatchObject({ from: { status: 'pending' }, to: CLOSED });
    expect(statusAfter(OPEN, steps())).toEqual(CLOSED);
    keepStatus({ ticket, from: CLOSED, to: 'open' });
    expect(changeStore.get()[1]?.status?.from).toEqual(CLOSED);
  });

  it('keep until when a ticket was to sleep that they wake, across a reload', () => {
    join();
    const until = '2027-01-01T08:00:00.000Z';
    openOutbox()?.change({
      conversationRef: 't1',
      title: 'Reopen',
      status: { from: { status: 'snoozed', ownRef: '' }, to: OPEN, follows: 'seen', until },
    });
    join();
    expect(changeStore.get()[0]?.status?.until).toBe(until);
  });

  it('have another way back once they were sent, and show no longer what they did', async () => {
    join();
    const undo = close();
    goOnline(true);
    await settled();
    expect(changesOf(waiting.get(), 't1')).toHaveLength(1);
    const otherwise = vi.fn();
    undo?.(otherwise);
    expect(otherwise).toHaveBeenCalledOnce();
    expect(changesOf(waiting.get(), 't1')).toEqual([]);
  });

  it('are taken back behind the call that is sending them', async () => {
    let answer = () => {};
    vi.mocked(setTicketStatus).mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    join();
    const undo = close();
    goOnline(true);
    await settled();
    const otherwise = vi.fn();
    undo?.(otherwise);
    await settled();
    expect(otherwise).not.toHaveBeenCalled();
    answer();
    await settled();
    expect(otherwise).toHaveBeenCalledOnce();
  });

  it('are kept where the one that they lead back from has stopped', async () => {
    vi.mocked(setTicketStatus).mockRejectedValue(new ApiError(403, ''));
    join();
    close();
    goOnline(true);
    await settled();
    expect(problems()).toEqual(['denied']);
    goOnline(false);
    reopen();
    expect(problems()).toEqual(['denied', null]);
  });

  it('are kept where a reply in between sets the status that they lead back from', () => {
    join();
    close();
    openOutbox()?.send({
      conversationRef: 't1',
      mode: 'reply',
      text: 'Bye',
      title: 'Reply to Ann',
      thenStatus: 'closed',
    });
    reopen();
    expect(changeStore.get().map(({ status }) => status?.to.status)).toEqual(['closed', 'open']);
  });

  it('stay on the device where there is no room for a note on them', () => {
    join();
    close();
    const full = vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    changeStore.note(changeStore.get()[0]?.id ?? '', { isHandedOn: true, problem: null, refusalText: '' });
    expect(full).toHaveBeenCalledOnce();
    full.mockRestore();
    expect(changeStore.get()[0]?.isHandedOn).toBe(true);
    join();
    expect(changeStore.get()).toHaveLength(1);
  });

  it('are not kept at all where a second one leads back', async () => {
    join();
    tag('Refund', true);
    const undo = tag('refund', false);
    expect(changeStore.get()).toEqual([]);
    undo?.(() => expect.unreachable());
    expect(changeStore.get()).toMatchObject([{ tag: { name: 'Refund', isSet: true } }]);
  });

  it('are refused where there is no room beside what waits', () => {
    join();
    for (let index = 0; index < LIMITS.unsavedWorks; index += 1)
      expect(tag(`t${index}`, true)).not.toBeNull();
    expect(close()).toBeNull();
    expect(changeStore.get()).toHaveLength(LIMITS.unsavedWorks);
  });

  it('are read again for what other tabs keep of them, and for nothing else that they store', () => {
    join();
    close();
    const before = changeStore.get();
    window.dispatchEvent(new StorageEvent('storage', { key: 'harborline-unsaved:ada:reply:t1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'harborline-unsaved:bob:change:w1' }));
    expect(changeStore.get()).toBe(before);
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'harborline-unsaved:ada:change:w1' }));
    expect(changeStore.get()).toEqual([]);
  });

  it('can be discarded, with what was built on them', async () => {
    join();
    const undo = close();
    openOutbox()?.change({
      conversationRef: 't1',
      title: 'Set to pending',
      status: { from: CLOSED, to: { status: 'pending', ownRef: '' }, follows: 'seen' },
    });
    tag('Refund', true);
    undo?.(() => expect.unreachable());
    goOnline(true);
    await settled();
    expect(setTicketStatus).not.toHaveBeenCalled();
    expect(sendTag).toHaveBeenCalledTimes(1);
  });
});
