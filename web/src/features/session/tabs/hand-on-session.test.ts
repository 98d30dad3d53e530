import { sessionExpiryAt } from '@harborline/domain/session/expiry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSessionRecord } from '../kept/session-record';
import { offerSession } from './hand-on-session';
import { adoptSession } from './session-tabs';

const NAME = 'harborline-staff-session';

/** Whether another tab holds the lock of an open session. */
const other = { hasSession: true };
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { query: async () => ({ held: other.hasSession ? [{ name: NAME }] : [] }) },
});

const CREDENTIALS = 'firebase:authUser:key:staff';

/** What another tab sends and receives on the channel. */
function otherTab(answer: (message: Record<string, unknown>) => unknown) {
  const channel = new BroadcastChannel(NAME);
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => {
    heard.push(data);
    const said = answer(data as Record<string, unknown>);
    if (said !== undefined) channel.postMessage(said);
  };
  opened.push(channel);
  return { heard, say: (message: unknown) => channel.postMessage(message) };
}
const opened: BroadcastChannel[] = [];
const offer = (session: object) =>
  otherTab(({ asks }) => (asks === undefined ? undefined : { to: asks, session }));
const session = (expiry: number, key = CREDENTIALS) => ({
  expiry: String(expiry),
  credentials: [[key, '{"uid":"ann"}']],
});

beforeEach(() => {
  other.hasSession = true;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

describe('passing a session on to a new tab (D-08)', () => {
  const later = sessionExpiryAt(false, Date.now());

  it('takes over credentials and expiry of another tab', async () => {
    offer(session(later));
    await adoptSession(false);
    expect(sessionStorage.getItem(CREDENTIALS)).toBe('{"uid":"ann"}');
    expect(sessionStorage.getItem('harborline-session-expiry')).toBe(String(later));
    expect(localStorage.length).toBe(0);
  });

  it('asks no tab if this one has a session or no other tab has one', async () => {
    const { heard } = offer(session(later));
    await adoptSession(true);
    other.hasSession = false;
    await adoptSession(false);
    expect(heard).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['an expired session', session(Date.now() - 1)],
    ['a session without an expiry', { expiry: 'soon', credentials: [[CREDENTIALS, 'x']] }],
  ])('rejects %s', async (_, offered) => {
    offer(offered);
    await adoptSession(false);
    expect(sessionStorage.getItem(CREDENTIALS)).toBeNull();
  });

  it('takes over only staff credentials', async () => {
    offer(session(later, 'firebase:authUser:key:visitor'));
    await adoptSession(false);
    expect(Object.keys(sessionStorage)).toEqual(['harborline-session-expiry']);
  });

  it('shows the sign-in screen if no tab answers, and ignores answers for other tabs', async () => {
    otherTab(() => ({ to: 'another', session: session(later) }));
    await adoptSession(false);
    expect(sessionStorage.length).toBe(0);
  });

  it('answers while this tab has a session, but never with a remembered or expired one', async () => {
    const asking = otherTab(() => undefined);
    const stop = offerSession();
    const heardAfter = async () => {
      asking.say({ asks: 'me' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return asking.heard.splice(0);
    };
    sessionStorage.setItem(CREDENTIALS, 'x');
    expect(await heardAfter()).toEqual([]);
    writeSessionRecord(true, Date.now());
    expect(await heardAfter()).toEqual([]);
    writeSessionRecord(false, 0);
    expect(await heardAfter()).toEqual([]);
    writeSessionRecord(false, Date.now());
    expect(await heardAfter()).toMatchObject([{ to: 'me', session: { credentials: [[CREDENTIALS, 'x']] } }]);
    stop();
    expect(await heardAfter()).toEqual([]);
  });
});
