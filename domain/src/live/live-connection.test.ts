import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakeTimers } from '../testing/fake-timers';
import { closeChat, markAsSeen, switchAwayMode } from './actions';
import { CLOSE_LEAVING, isExhausted, RETRIES, retryDelayMs } from './connection-state';
import { createLiveConnection, LiveConnectionClosed, type TransportListener } from './live-connection';

/** A connection over a socket that the test controls. */
function setUp() {
  const clock = fakeTimers();
  const sent: string[] = [];
  const connects: number[] = [];
  const disconnect = vi.fn(async (_code: number) => {});
  let socket: TransportListener = { opened() {}, lost() {} };
  const live = createLiveConnection<string>({
    timers: clock,
    transport: (listener) => {
      socket = listener;
      return {
        connect: () => connects.push(clock.now()),
        disconnect,
        send: async (action) => {
          if (action === 'refused') throw new Error('refused');
          sent.push(action);
        },
      };
    },
  });
  return {
    live,
    clock,
    sent,
    connects,
    disconnect,
    opened: () => socket.opened(),
    lost: () => socket.lost(),
  };
}

function opened() {
  const all = setUp();
  all.live.start();
  all.opened();
  return all;
}

describe('the live connection', () => {
  it('goes from unknown via connecting to open, and via closing to closed (S4.5-14)', async () => {
    const { live, opened: open } = setUp();
    const seen = [live.getState().status];
    live.subscribe(() => seen.push(live.getState().status));
    live.start();
    open();
    await live.close();
    expect(seen).toEqual(['unknown', 'connecting', 'open', 'closing', 'closed']);
  });

  it('tries again after 1, 2, 4, 8 and 16 seconds, then once a minute (S4.5-15, S9-16, D-19)', () => {
    const { live, clock, connects, lost } = opened();
    clock.advance(500);
    lost();
    const lostAt = clock.now();
    clock.advance(10 * 60_000);
    const retriedAt = connects.slice(1).map((at) => (at - lostAt) / 1_000);
    expect(retriedAt.slice(0, 7)).toEqual([1, 3, 7, 15, 31, 91, 151]);
    expect(live.getState().status).not.toBe('open');
  });

  it('reports the connection as lost once the fifth retry has failed, about 31 s after the loss (D-19)', () => {
    const { live, clock, lost, connects, opened: open } = opened();
    lost();
    const lostAt = clock.now();
    while (!isExhausted(live.getState())) clock.advance(100);
    expect(connects).toHaveLength(1 + RETRIES.quickCount);
    expect(clock.now() - lostAt).toBe(31_000 + RETRIES.retryMs);
    open();
    expect(isExhausted(live.getState())).toBe(false);
  });

  it('accepts a connection that opens after its attempt counted as failed', () => {
    const { live, clock, lost, opened: open } = opened();
    lost();
    clock.advance(31_000 + RETRIES.retryMs + 1_500);
    open();
    expect(live.getState()).toMatchObject({ status: 'open', retries: 0 });
  });

  it('tries at once when the browser is back online (D-19)', () => {
    const { live, clock, lost, connects } = opened();
    live.setOnline(false);
    lost();
    clock.advance(90_000);
    const before = connects.length;
    live.setOnline(true);
    expect(connects).toHaveLength(before + 1);
    expect(live.getState().retries).toBe(0);
  });

  it('restarts the count once it was open', () => {
    const { live, clock, lost, opened: open, connects } = opened();
    lost();
    clock.advance(4_000);
    open();
    lost();
    const before = connects.length;
    clock.advance(RETRIES.firstDelayMs);
    expect(connects).toHaveLength(before + 1);
    expect(live.getState().retries).toBe(1);
  });

  it('leaves with close code 1000 and does not come back by itself (S9-16)', async () => {
    const { live, clock, disconnect, lost, connects } = opened();
    await live.close();
    lost();
    live.setOnline(false);
    live.setOnline(true);
    clock.advance(10 * 60_000);
    expect(disconnect).toHaveBeenCalledExactlyOnceWith(CLOSE_LEAVING);
    expect(connects).toHaveLength(1);
    live.start();
    expect(live.getState().status).toBe('connecting');
  });

  it('passes messages on in order, since the transport keeps them while offline (S4.5-16)', async () => {
    const { live, sent, lost } = opened();
    live.setOnline(false);
    lost();
    await Promise.all(['a', 'b'].map((action) => live.send(action)));
    expect(sent).toEqual(['a', 'b']);
  });

  it('holds messages back while the connection is regenerated, even if that fails (S4.5-16)', async () => {
    const { live, sent } = opened();
    let fail = () => {};
    const work = live.regenerate(() => new Promise((_resolve, reject) => (fail = () => reject(new Error()))));
    const inner = live.regenerate(async () => 'token');
    const done = live.send('a');
    await expect(inner).resolves.toBe('token');
    expect(sent).toEqual([]);
    fail();
    await expect(work).rejects.toThrow();
    await done;
    expect(sent).toEqual(['a']);
  });

  it('passes on the error of a refused message, and sends the others', async () => {
    const { live, sent } = opened();
    const results = await Promise.allSettled(['a', 'refused', 'b'].map((action) => live.send(action)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(sent).toEqual(['a', 'b']);
  });

  it('sends held-back messages in order, before later ones', async () => {
    const { live, sent } = opened();
    let finish = () => {};
    const work = live.regenerate(() => new Promise<void>((resolve) => (finish = resolve)));
    const held = ['a', 'b'].map((action) => live.send(action));
    finish();
    await work;
    await live.send('c');
    await Promise.all(held);
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('refuses messages still held back when the person leaves, and later ones', async () => {
    const { live, sent } = opened();
    void live.regenerate(() => new Promise<void>(() => {}));
    const held = live.send('a');
    await live.close();
    await expect(held).rejects.toBeInstanceOf(LiveConnectionClosed);
    await expect(live.send('b')).rejects.toBeInstanceOf(LiveConnectionClosed);
    expect(sent).toEqual([]);
  });
});

type Move = 'start' | 'opened' | 'lost' | 'online' | 'offline' | 'close' | 'send' | 'wait';
const MOVES: readonly Move[] = ['start', 'opened', 'lost', 'online', 'offline', 'close', 'send', 'wait'];

describe('the live connection under any sequence of events', () => {
  const moves = fc.array(fc.record({ move: fc.constantFrom(...MOVES), ms: fc.nat(70_000) }), {
    maxLength: 60,
  });

  it('sends each message once and in order, and neither sends nor connects after leaving', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (steps) => {
        const { live, clock, sent, connects, ...socket } = setUp();
        const asked: string[] = [];
        const refused: Promise<unknown>[] = [];
        for (const [index, { move, ms }] of steps.entries()) {
          const before = { sent: sent.length, connects: connects.length, hasLeft: live.getState().hasLeft };
          if (move === 'send') {
            const action = `m${index}`;
            if (!live.getState().hasLeft) asked.push(action);
            refused.push(live.send(action).catch((error: unknown) => error));
          } else if (move === 'wait') clock.advance(ms);
          else if (move === 'close') void live.close();
          else if (move === 'start') live.start();
          else if (move === 'opened') socket.opened();
          else if (move === 'lost') socket.lost();
          else live.setOnline(move === 'online');
          if (before.hasLeft) expect(sent).toHaveLength(before.sent);
          if (before.hasLeft && move !== 'start') expect(connects).toHaveLength(before.connects);
        }
        await live.close();
        await Promise.all(refused);
        expect(sent).toEqual(asked);
      }),
    );
  });

  it('always reconnects once the socket answers again', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const { live, clock, opened: open, lost, connects } = setUp();
        live.start();
        for (const { move, ms } of steps) {
          if (move === 'lost') lost();
          else if (move === 'wait') clock.advance(ms);
          else if (move === 'offline' || move === 'online') live.setOnline(move === 'online');
        }
        const before = connects.length;
        clock.advance(RETRIES.slowDelayMs + RETRIES.attemptMs + 1_000);
        expect(connects.length).toBeGreaterThan(before);
        open();
        expect(live.getState().status).toBe('open');
      }),
    );
  });

  it('never waits more than a minute or less than a second', () => {
    fc.assert(
      fc.property(fc.nat(1_000), (retries) => {
        expect(retryDelayMs(retries)).toBeGreaterThanOrEqual(RETRIES.firstDelayMs);
        expect(retryDelayMs(retries)).toBeLessThanOrEqual(RETRIES.slowDelayMs);
      }),
    );
  });
});

describe('what is sent', () => {
  it('switches the away mode with 0 or 1 (S4.5-12, S7.2-15)', () => {
    const who = { ref_uid: 'ada', support_lib_id: 'acme' };
    expect(switchAwayMode(who, true)).toEqual({
      action: 'updateAgentInfo',
      agent_action: 'switch_away_mode',
      ...who,
      away_mode: 1,
      sent_via: 'application',
    });
    expect(switchAwayMode(who, false).away_mode).toBe(0);
  });

  it('closes the chats of a tab (S4.5-25, S7.2-16)', () => {
    expect(closeChat('ada', 'tab-1')).toMatchObject({
      action: 'closeChat',
      ref_uid: 'ada',
      connection_id: 'tab-1',
      ended_by: 'agent',
      force_close: 1,
    });
  });

  it('marks the last message as seen (S4.5-17, S7.2-17)', () => {
    const seen = {
      support_lib_id: 'acme',
      message_id: 'm1',
      conversation_ref: 'c1',
      sender_type: 'visitor',
    };
    expect(markAsSeen(seen)).toMatchObject({
      action: 'messageUpdate',
      message_action: 'mark_as_seen',
      ...seen,
    });
  });
});
