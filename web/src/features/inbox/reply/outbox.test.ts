import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { sendMessage } from '../../../shared/conversation/send-message';
import { hasUnsavedWork } from '../../../shared/hooks/use-unload-warning';
import { readRecord } from '../../../shared/store/read-records';
import { watchRecord } from '../../../shared/store/watch-records';
import { forgetUnsavedEverywhere, settleWork } from '../../../shared/unsaved/unsaved-tabs';
import { sendFirst } from '../sending/held';
import { setTicketStatus } from '../status/set-ticket-status';
import { cancelWaiting } from '../waiting/cancel-waiting';
import { joinOutbox, type NewMessage, type OutboxSession, outbox } from './outbox';
import { outgoingStore } from './outgoing-store';

let drawn = 0;
vi.mock('../../../shared/store/watch-records', () => ({ watchRecord: vi.fn() }));
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn() }));
vi.mock('../../../shared/store/new-id', () => ({
  newId: () => {
    drawn += 1;
    return `m${drawn}`;
  },
}));
vi.mock('../../../shared/conversation/send-message', () => ({ sendMessage: vi.fn() }));
const sendLeft = vi.fn();
vi.mock('../../../shared/api/closing-call', () => ({ readyClosingCall: async () => sendLeft }));
vi.mock('../status/set-ticket-status', () => ({ setTicketStatus: vi.fn() }));

const session = (changes: Partial<OutboxSession> = {}): OutboxSession => ({
  firestore: {} as OutboxSession['firestore'],
  owner: { uid: 'ada', isTrusted: true },
  libraryId: 'lumen',
  name: 'Ada',
  ...changes,
});

/** resolves when another tab releases its messages */
let lockedUntil = Promise.resolve();

let leave = () => {};
function join(changes: Partial<OutboxSession> = {}) {
  leave();
  leave = joinOutbox(session(changes));
}

const write = (text: string, conversationRef = 'c1') =>
  outbox().send({ conversationRef, mode: 'reply', text, title: 'Reply to Ann' });
const sentTexts = () => vi.mocked(sendMessage).mock.calls.map(([, { text }]) => text);
const waitingTexts = () => outgoingStore.get().map(({ text }) => text);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const offline = () => vi.mocked(sendMessage).mockImplementation(() => new Promise(() => {}));
const online = () => vi.mocked(sendMessage).mockResolvedValue();

/** The cache has no message; then the server reports whether it has it. */
function serverHas(isThere: boolean) {
  vi.mocked(watchRecord).mockReturnValue(({ next }) => {
    queueMicrotask(() => {
      next({ record: null, isThere: false, isFromCache: true });
      next({ record: null, isThere, isFromCache: false });
    });
    return () => {};
  });
}

describe('the outbox', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    lockedUntil = Promise.resolve();
    const request = (_name: string, _options: object, work: () => Promise<void>) => lockedUntil.then(work);
    Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
    window.localStorage.clear();
    window.sessionStorage.clear();
    vi.mocked(sendMessage).mockReset();
    vi.mocked(readRecord).mockReset().mockResolvedValue(null);
    sendLeft.mockReset();
    vi.mocked(setTicketStatus).mockReset().mockResolvedValue();
    vi.mocked(watchRecord).mockReset();
    serverHas(false);
    online();
  });
  afterEach(() => {
    leave();
    leave = () => {};
  });

  it('sends a message once and removes it', async () => {
    join();
    write('Hello');
    await settled();
    expect(sentTexts()).toEqual(['Hello']);
    expect(waitingTexts()).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps messages written offline for the next page, which sends them in order under the same ids', async () => {
    offline();
    join();
    write('One');
    write('Two');
    await settled();
    const first = vi.mocked(sendMessage).mock.calls[0]?.[1];
    join();
    expect(waitingTexts()).toEqual(['One', 'Two']);
    leave();

    vi.mocked(sendMessage).mockReset();
    online();
    join();
    await settled();
    expect(sentTexts()).toEqual(['One', 'Two']);
    expect(vi.mocked(sendMessage).mock.calls[0]?.[1].id).toBe(first?.id);
    expect(waitingTexts()).toEqual([]);
  });

  it('does not resend a message that the server accepted before the page was closed', async () => {
    offline();
    join();
    write('Arrived');
    await settled();
    vi.mocked(sendMessage).mockClear();
    serverHas(true);
    join();
    await settled();
    expect(sentTexts()).toEqual([]);
    expect(waitingTexts()).toEqual([]);
  });

  it('notes what Firestore has before it goes there, for the next page as well: nobody can take that back (D-128)', async () => {
    offline();
    join();
    write('Handed on');
    const [before] = outgoingStore.get();
    expect(before?.isHandedOn).toBeUndefined();
    await settled();
    const [message] = outgoingStore.get();
    if (message === undefined) throw new Error('nothing kept');
    expect(message.isHandedOn).toBe(true);
    cancelWaiting(message, {
      owner: { uid: 'ada', isTrusted: true },
      workKey: 'reply:lumen:c1',
      title: 'Reply to Ann',
    });
    expect(waitingTexts()).toEqual(['Handed on']);
    vi.mocked(watchRecord).mockReturnValue(() => () => {});
    join();
    await settled();
    expect(outgoingStore.get()).toMatchObject([{ text: 'Handed on', isHandedOn: true }]);
  });

  it('sends nothing that was taken back while the server was asked whether it has it', async () => {
    offline();
    join();
    write('Hello');
    await settled();
    vi.mocked(sendMessage).mockClear();
    let answer = () => {};
    vi.mocked(watchRecord).mockReturnValue(({ next }) => {
      answer = () => next({ record: null, isThere: false, isFromCache: false });
      return () => {};
    });
    join();
    await settled();
    outgoingStore.remove(outgoingStore.get()[0]?.id ?? '');
    answer();
    await settled();
    expect(sentTexts()).toEqual([]);
  });

  it('leaves nothing with the next person that was refused after its author had left', async () => {
    vi.mocked(sendMessage).mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
    let say = (_ticket: null) => {};
    vi.mocked(readRecord).mockReturnValue(
      new Promise((resolve) => {
        say = resolve as typeof say;
      }),
    );
    join();
    write('Hello');
    await settled();
    join({ owner: { uid: 'bob', isTrusted: true } });
    say(null);
    await settled();
    expect(waitingTexts()).toEqual([]);
  });

  it('keeps messages only for their author, and for the library they were written in', async () => {
    offline();
    join();
    write('For Lumen');
    await settled();
    vi.mocked(sendMessage).mockClear();
    online();
    join({ owner: { uid: 'bob', isTrusted: true } });
    await settled();
    expect(waitingTexts()).toEqual([]);
    join({ libraryId: 'quillpad' });
    await settled();
    expect(sentTexts()).toEqual([]);
    join();
    await settled();
    expect(sentTexts()).toEqual(['For Lumen']);
  });

  it('keeps messages only while the tab is open on an untrusted device (D-42)', async () => {
    offline();
    join({ owner: { uid: 'ada', isTrusted: false } });
    write('Hello');
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(1);
  });

  it('keeps a refused message with its text until it is retried or discarded', async () => {
    vi.mocked(sendMessage).mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
    join();
    write('Hello');
    await settled();
    const [refused] = outgoingStore.get();
    expect(refused).toMatchObject({ text: 'Hello', refusal: 'denied' });
    join();
    await settled();
    expect(sentTexts()).toHaveLength(1);

    online();
    if (refused !== undefined) outbox().retry(refused);
    await settled();
    expect(sentTexts()).toHaveLength(2);
    expect(waitingTexts()).toEqual([]);
  });

  describe('with a reply that must follow the message that its author saw last (D-107)', () => {
    const refuse = () =>
      vi.mocked(sendMessage).mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
    const lastIs = (id: string) => vi.mocked(readRecord).mockResolvedValue({ last_message: { id } } as never);
    const writeAfter = (follows: string) =>
      outbox().send({ conversationRef: 'c1', mode: 'reply', text: 'Late', title: 'Reply to Ann', follows });
    const refusals = () => outgoingStore.get().map(({ refusal }) => refusal);

    it.each([
      ['says that something else came first', 'other', 'overtaken'],
      ['says that it is not allowed, if nothing came', 'seen', 'denied'],
    ])('%s', async (_what, last, refusal) => {
      refuse();
      lastIs(last);
      join();
      writeAfter('seen');
      await settled();
      expect(vi.mocked(sendMessage).mock.lastCall?.[1].follows).toBe('seen');
      expect(refusals()).toEqual([refusal]);
    });

    it('says that it is not allowed, if the ticket cannot be read any more', async () => {
      refuse();
      vi.mocked(readRecord).mockRejectedValue(new Error());
      join();
      writeAfter('seen');
      await settled();
      expect(refusals()).toEqual(['denied']);
    });

    it('says that its ticket was merged meanwhile (D-110)', async () => {
      refuse();
      vi.mocked(readRecord).mockResolvedValue({
        last_message: { id: 'seen' },
        merged_into: { number: 7 },
      } as never);
      join();
      writeAfter('seen');
      await settled();
      expect(refusals()).toEqual(['merged']);
    });

    it('leaves the ticket its status once something came first, also when it is sent then (D-113)', async () => {
      lastIs('other');
      join();
      vi.mocked(sendMessage).mockRejectedValueOnce(Object.assign(new Error(), { code: 'permission-denied' }));
      const reply = { conversationRef: 'c1', mode: 'reply', title: 'Reply to Ann' } as const;
      outbox().send({ ...reply, text: 'Bye', follows: 'seen', thenStatus: 'closed' });
      await settled();
      const [kept] = outgoingStore.get();
      if (kept === undefined) throw new Error('nothing kept');
      outbox().retry(kept);
      await settled();
      expect(sentTexts()).toEqual(['Bye', 'Bye']);
      expect(setTicketStatus).not.toHaveBeenCalled();
    });

    it('keeps back the files that come behind it, and sends them with it', async () => {
      lastIs('other');
      join();
      const batch = outbox().newBatch();
      const part = { conversationRef: 'c1', mode: 'reply', title: 'Reply to Ann', batch } as const;
      outbox().send({ ...part, text: 'See both', fileUrl: 'one.png', follows: 'seen' });
      outbox().send({ ...part, text: '', fileUrl: 'two.png' });
      write('Something else');
      online();
      vi.mocked(sendMessage).mockRejectedValueOnce(Object.assign(new Error(), { code: 'permission-denied' }));
      await settled();
      expect(sentTexts()).toEqual(['See both', 'Something else']);
      expect(refusals()).toEqual(['overtaken', 'overtaken']);
      const [kept] = outgoingStore.get();
      if (kept === undefined) throw new Error('nothing kept');
      outbox().retry(kept);
      await settled();
      expect(vi.mocked(sendMessage).mock.calls.map(([, { fileUrl }]) => fileUrl)).toEqual([
        'one.png',
        '',
        'one.png',
        'two.png',
      ]);
      expect(waitingTexts()).toEqual([]);
    });

    it('sends it after all, whatever came, once its author wants that', async () => {
      refuse();
      lastIs('other');
      join();
      writeAfter('seen');
      await settled();
      online();
      const [kept] = outgoingStore.get();
      if (kept === undefined) throw new Error('nothing kept');
      outbox().retry(kept);
      await settled();
      expect(vi.mocked(sendMessage).mock.lastCall?.[1].follows).toBeUndefined();
      expect(waitingTexts()).toEqual([]);
    });
  });

  describe('with a reply that can still be taken back (D-113)', () => {
    const HOUR_MS = 3_600_000;
    const hold = (text: string, changes: Partial<NewMessage> = {}) =>
      outbox().send({
        conversationRef: 'c1',
        mode: 'reply',
        text,
        title: 'Reply to Ann',
        heldUntilMs: Date.now() + HOUR_MS,
        ...changes,
      });

    it('sends it once its time is over, and what was written after it then', async () => {
      join();
      hold('First', { heldUntilMs: Date.now() + 100 });
      write('Second');
      await settled();
      expect(sentTexts()).toEqual([]);
      await vi.waitFor(() => expect(sentTexts()).toEqual(['First', 'Second']));
      expect(waitingTexts()).toEqual([]);
    });

    it('never sends what was taken back', async () => {
      join();
      hold('Sorry');
      const [held] = outgoingStore.get();
      outgoingStore.remove(held?.id ?? '');
      write('Better');
      await settled();
      expect(sentTexts()).toEqual(['Better']);
    });

    it('sends it at once where its author goes on writing, in that conversation alone', async () => {
      join();
      hold('Here');
      hold('There', { conversationRef: 'c2' });
      outbox().releaseHeld('c1');
      await settled();
      expect(sentTexts()).toEqual(['Here']);
      expect(waitingTexts()).toEqual(['There']);
    });

    it('sends it when the page is left', async () => {
      join();
      hold('Leaving');
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      await settled();
      visibility.mockRestore();
      expect(sentTexts()).toEqual(['Leaving']);
    });

    it('outlives a page that is closed, in one call for each ticket', async () => {
      offline();
      join();
      const batch = outbox().newBatch();
      hold('Words', { batch, follows: 'seen' });
      hold('', { batch, fileUrl: 'one.png', thenStatus: 'closed' });
      hold('Elsewhere', { conversationRef: 'c2' });
      outbox().send({ conversationRef: 'c3', mode: 'note', text: 'A note', title: 'Note' });
      await settled();
      const [words, file, elsewhere] = outgoingStore.get();
      window.dispatchEvent(new Event('pagehide'));
      expect(sendLeft.mock.calls).toEqual([
        [
          {
            conversation_ref: 'c1',
            messages: [
              { id: words?.id, text: 'Words', file_url: '' },
              { id: file?.id, text: '', file_url: 'one.png' },
            ],
            follows: 'seen',
            then_status: 'closed',
          },
        ],
        [{ conversation_ref: 'c2', messages: [{ id: elsewhere?.id, text: 'Elsewhere', file_url: '' }] }],
      ]);
    });

    it('stays where it can be taken back, when another tab is closed', async () => {
      join();
      hold('Held elsewhere');
      join();
      await settled();
      window.dispatchEvent(new Event('pagehide'));
      expect(sendLeft).not.toHaveBeenCalled();
      expect(waitingTexts()).toEqual(['Held elsewhere']);
    });

    it('is not sent with the page once it was refused, or its author has left', async () => {
      join();
      hold('Refused');
      for (const message of outgoingStore.get()) outgoingStore.put({ ...message, refusal: 'taken-back' });
      await settled();
      window.dispatchEvent(new Event('pagehide'));
      hold('Left');
      leave();
      leave = () => {};
      window.dispatchEvent(new Event('pagehide'));
      expect(sendLeft).not.toHaveBeenCalled();
    });

    it('goes with its files: the time of one is over for all of them', async () => {
      offline();
      join();
      const batch = outbox().newBatch();
      hold('Words', { batch, heldUntilMs: Date.now() + 30 });
      hold('', { batch, fileUrl: 'one.png' });
      await vi.waitFor(() => expect(sentTexts()).toEqual(['Words']));
      expect(outgoingStore.get().map(({ heldUntilMs }) => heldUntilMs)).toEqual([undefined, undefined]);
    });

    it('is sent before its author leaves, and before its ticket is merged', async () => {
      join();
      hold('Last words');
      await settleWork('ada');
      expect(sentTexts()).toEqual(['Last words']);
      hold('In the other ticket', { conversationRef: 'c2' });
      expect(sendFirst(['c1'])).toBe(false);
      expect(sendFirst(['c1', 'c2'])).toBe(true);
      await settled();
      expect(sendFirst(['c2'])).toBe(false);
      expect(sentTexts()).toEqual(['Last words', 'In the other ticket']);
    });

    it('makes the browser ask on a device that keeps nothing, until it was sent', async () => {
      join({ owner: { uid: 'ada', isTrusted: false } });
      expect(hasUnsavedWork()).toBe(false);
      hold('Untrusted');
      expect(hasUnsavedWork()).toBe(true);
      outbox().releaseHeld('c1');
      await settled();
      expect(hasUnsavedWork()).toBe(false);
    });

    it('goes on waiting in the next page, which does not send it early', async () => {
      join();
      hold('Still mine');
      join();
      await settled();
      expect(sentTexts()).toEqual([]);
      expect(outgoingStore.get()).toMatchObject([{ text: 'Still mine', heldUntilMs: expect.any(Number) }]);
    });
  });

  describe('with a reply that closes its ticket', () => {
    const sendAndClose = () =>
      outbox().send({
        conversationRef: 'c1',
        mode: 'reply',
        text: 'Bye',
        title: 'Reply',
        thenStatus: 'closed',
      });

    it('closes it once the reply has been sent', async () => {
      offline();
      join();
      sendAndClose();
      await settled();
      expect(setTicketStatus).not.toHaveBeenCalled();
      leave();
      online();
      join();
      await settled();
      expect(sentTexts()).toHaveLength(2);
      expect(setTicketStatus).toHaveBeenCalledExactlyOnceWith(
        'c1',
        { status: 'closed', ownRef: '' },
        { follows: expect.any(String) },
      );
      expect(waitingTexts()).toEqual([]);
    });

    it('keeps it open if the reply was refused', async () => {
      vi.mocked(sendMessage).mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
      join();
      sendAndClose();
      await settled();
      expect(setTicketStatus).not.toHaveBeenCalled();
      expect(outgoingStore.get()).toMatchObject([{ refusal: 'denied', thenStatus: 'closed' }]);
    });

    it('leaves the ticket open if somebody has written since, and keeps nothing', async () => {
      vi.mocked(setTicketStatus).mockRejectedValueOnce(new ApiError(409, 'Somebody wrote since'));
      join();
      sendAndClose();
      await settled();
      expect(setTicketStatus).toHaveBeenCalledOnce();
      expect(waitingTexts()).toEqual([]);
    });

    it('says that the status failed, and tries that again without a second reply', async () => {
      vi.mocked(setTicketStatus).mockRejectedValueOnce(new Error());
      join();
      sendAndClose();
      await settled();
      const [kept] = outgoingStore.get();
      if (kept === undefined) throw new Error('nothing kept');
      expect(kept.refusal).toBe('status');
      serverHas(true);
      outbox().retry(kept);
      await settled();
      expect(sentTexts()).toEqual(['Bye']);
      expect(setTicketStatus).toHaveBeenCalledTimes(2);
      expect(waitingTexts()).toEqual([]);
    });
  });

  it('deletes waiting messages at Log Out', async () => {
    offline();
    join();
    write('Hello');
    forgetUnsavedEverywhere('ada');
    expect(waitingTexts()).toEqual([]);
    vi.mocked(sendMessage).mockClear();
    join();
    await settled();
    expect(sentTexts()).toEqual([]);
  });

  it('leaves a message to the tab that is sending it, and takes over if that tab is closed', async () => {
    join();
    let release = () => {};
    lockedUntil = new Promise((resolve) => {
      release = resolve;
    });
    write('Hello');
    await settled();
    expect(sentTexts()).toEqual([]);
    release();
    await settled();
    expect(sentTexts()).toEqual(['Hello']);
  });

  it('removes messages that another tab has sent', async () => {
    offline();
    join();
    write('Hello');
    await settled();
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
    expect(waitingTexts()).toEqual([]);
  });
});
