import * as z from 'zod/mini';
import { readPassingSession, SESSION_NAME, writePassingSession } from '../kept/session-record';

/** A background tab answers late; the sign-in screen does not wait longer than this. */
const ANSWER_WITHIN_MS = 1_500;

const askSchema = z.object({ asks: z.string() });
const offerSchema = z.object({
  to: z.string(),
  session: z.object({ expiry: z.string(), credentials: z.array(z.tuple([z.string(), z.string()])) }),
});

/**
 * Answers new tabs of this browser: without 'Remember me', the credentials only live in the tabs, and each tab opened
 * meanwhile gets them from one that has them (D-08). Only pages of this origin receive the channel. The expiry goes
 * with them, so that handing over does not prolong it. @returns a function that stops it
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
      writePassingSession(offer.data.session, Date.now());
      end();
    };
    channel.postMessage({ asks: id });
  });
}
