import { cutBatch, PART_INTERVAL_MS, PART_SLOTS, type Part } from '@harborline/domain/cobrowse/part';
import { pack } from './pack';

/** rrweb's types of events that change what is shown: a whole page, a change, and a page's size before a whole page. */
const WHOLE = 2;
const CHANGE = 3;
const SIZE = 4;

/** Changes of about this time go together. */
const BATCH_MS = 400;

/** The server's clock has to have gone on by the interval, and this one may be faster. */
const REST_MS = PART_INTERVAL_MS + 50;

/** Without a connection changes are not kept forever: a whole page replaces them. */
const MOST_WAITING = 5_000;

/** Parts between two whole pages at least. */
const LEAST_BETWEEN = 10;

interface Outlets {
  /** stores a part; resolves once the server has it */
  readonly write: (part: Part) => Promise<void>;
  /** asks for the page as a whole */
  readonly askWhole: () => void;
  readonly onFailure: (error: unknown) => void;
}

interface PageWriter {
  readonly add: (event: object) => void;
  readonly end: () => void;
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Events that wait to be written; those before a whole page are left out, since it shows what they changed. */
function waitingEvents() {
  let events: object[] = [];
  let size: object | null = null;
  let isWhole = false;
  let isLost = false;
  return {
    add: (event: object) => {
      const { type }: { readonly type?: unknown } = event;
      if (type === SIZE) size = event;
      if (type === WHOLE) {
        events = size === null ? [event] : [size, event];
        isWhole = true;
        isLost = false;
      }
      if (type === CHANGE) events.push(event);
      if (events.length > MOST_WAITING) {
        events = [];
        isWhole = false;
        isLost = true;
      }
    },
    take: () => {
      const taken = { events, isWhole, isLost };
      events = [];
      isWhole = false;
      isLost = false;
      return taken;
    },
    isEmpty: () => events.length === 0 && !isLost,
  };
}

type Waiting = ReturnType<typeof waitingEvents>;

/** Writes what waits as parts, one after the other, and asks for a whole page before the last one is overwritten. */
function batchWriter(waiting: Waiting, { write, askWhole }: Outlets, hasEnded: () => boolean) {
  // A page that goes on with a sharing counts on from higher numbers: parts are rarer than milliseconds.
  let n = Date.now();
  let nextWhole = Number.POSITIVE_INFINITY;
  const send = async (parts: readonly Part[]): Promise<void> => {
    for (const part of parts) {
      if (hasEnded()) return;
      await write(part);
      await rest(REST_MS);
    }
  };
  return async (): Promise<void> => {
    const { events, isWhole, isLost } = waiting.take();
    if (isLost) return askWhole();
    const parts = cutBatch({ start: n, whole: isWhole, packed: await pack(JSON.stringify(events)) });
    if (parts === null && isWhole) throw new Error('The page is too large to be shown');
    if (parts === null) return askWhole();
    if (isWhole) nextWhole = n + Math.max(PART_SLOTS - parts.length, parts.length + LEAST_BETWEEN);
    n += parts.length;
    await send(parts);
    if (hasEnded() || n < nextWhole) return;
    nextWhole = Number.POSITIVE_INFINITY;
    askWhole();
  };
}

/** Sends what a page tells, for as long as it tells something. */
export function createPageWriter(outlets: Outlets): PageWriter {
  const waiting = waitingEvents();
  let isOver = false;
  let isRunning = false;
  const writeBatch = batchWriter(waiting, outlets, () => isOver);
  const run = async () => {
    isRunning = true;
    await rest(BATCH_MS);
    while (!isOver && !waiting.isEmpty()) await writeBatch();
    isRunning = false;
  };
  return {
    add: (event) => {
      waiting.add(event);
      if (isOver || isRunning || waiting.isEmpty()) return;
      run().catch((error: unknown) => {
        isOver = true;
        outlets.onFailure(error);
      });
    },
    end: () => {
      isOver = true;
    },
  };
}
