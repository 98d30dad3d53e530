import { pause } from '../support/suite';
import type { Random } from './random';
import type { Reply, Step } from './step';

/** How a step gets to the server: once, as two calls at a time or one after the other, or with the connection cut. */
const WAYS = { once: 60, twice: 12, again: 8, cut: 20 } as const;
export type Way = keyof typeof WAYS;

export interface Delivered {
  readonly way: Way;
  /** when the first call left, and when the last answer came, in milliseconds since 1970 */
  readonly sentMs: number;
  readonly answeredMs: number;
  /** one for each call that was answered */
  readonly replies: readonly Reply[];
}

/** A worker that was killed, or a server that is busy, says nothing about the call. */
const MOST_TRIES = 12;
/** What a killed worker was asked is never answered, and a page gives up, too. */
export const ANSWER_MS = 8_000;
const isNoAnswer = ({ status }: Reply): boolean => status >= 500;

/** The outcome of a call that is repeated until it is answered. */
async function untilAnswered(step: Step): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await step.send(AbortSignal.timeout(ANSWER_MS)).catch((error: unknown): Reply => {
      return { status: 599, data: {}, message: String(error) };
    });
    const mayRepeat = step.isRepeatable && tries < MOST_TRIES;
    if (!isNoAnswer(reply) || !mayRepeat) return reply;
    await pause(200 * tries);
  }
}

/** Sends a call whose connection breaks after a while: nobody knows what became of it. */
async function cut(step: Step, afterMs: number): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), afterMs);
  await step.send(controller.signal).catch(() => undefined);
  clearTimeout(timer);
}

/** Sends a step in one of the ways in which calls get to the server. */
export async function deliverStep(step: Step, random: Random): Promise<Delivered> {
  const way: Way = step.isRepeatable ? random.weighed(WAYS) : 'once';
  const afterMs = random.below(80);
  const sentMs = Date.now();
  const replies: Reply[] = [];
  if (way === 'cut') await cut(step, afterMs);
  if (way === 'twice') replies.push(...(await Promise.all([untilAnswered(step), untilAnswered(step)])));
  else replies.push(await untilAnswered(step));
  if (way === 'again') replies.push(await untilAnswered(step));
  return { way, sentMs, answeredMs: Date.now(), replies };
}
