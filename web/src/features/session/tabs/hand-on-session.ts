import * as z from 'zod/mini';
import { readPassingSession, SESSION_NAME, writePassingSession } from '../kept/session-record';

/** Background tabs answer late; the sign-in screen does not wait longer than this. */
const ANSWER_WITHIN_MS = 1_500;

const askSchema = z.object({ asks: z.string() });
const offerSchema = z.object({
  to: z.string(),
  session: z.object({ expiry: z.string(), credentials: z.array(z.array(z.string())) }),
});

/**
 * Answers new tabs of this browser: without 'Remember me', the credentials only exist in the tabs, and each new tab gets
 * them from one that has them (D-08). Only pages of this origin can read the channel. The expiry is passed on, too, so
 * that a new tab does not prolong the session. @returns a function that stops it
 */
export function offerSession(): () => void {
  if (!('BroadcastChannel' in window)) return () => {};
  const channel = new BroadcastChannel(SESSION_NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const ask = askSchema.safeParse(data);
    const session = ask.success ? readPassingSession(Date.now()) : null;
    if (session !== null) channel.postMessage({ to: ask.data?.asks, session });
  };
  return () => channel.close();
}

/** Asks the other tabs of this browser for their session and takes over the first one. */
export function askOtherTabs(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(SESSION_NAME);
    const id = crypto.randomUUID();
    const end = () => {
      clearTimeout(timer);
      channel.close();
      resolve();
    };
    const timer = setTimeout(end, ANSWER_WITHIN_MS);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const offer = offerSchema.safeParse(data);
      if (!offer.success || offer.data.to !== id) return;
      const { expiry, credentials } = offer.data.session;
      const pairs = credentials.map(([key = '', value = '']) => [key, value] as const);
      writePassingSession({ expiry, credentials: pairs }, Date.now());
      end();
    };
    channel.postMessage({ asks: id });
  });
}
