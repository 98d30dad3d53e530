import { type ServedPage, servedPage } from './served-page';

/**
 * The function answers from memory within a round trip, and after two seconds at the latest with the page it made last:
 * beyond that, the database is the sooner way.
 */
const ANSWER_LIMIT_MS = 2_500;
/** As long as a read of the database may take. */
const BODY_LIMIT_MS = 15_000;
/** After a page that the function could not serve, it is left alone for as long as caches keep a page. */
const PAUSE_MS = 30_000;

let pausedUntilMs = 0;

/** A page that was asked for. */
export interface PageRequest {
  /** null if the function cannot serve it: it is down, slow, of another build, or refuses */
  readonly page: Promise<ServedPage | null>;
  readonly abort: () => void;
}

const NOT_ASKED: PageRequest = { page: Promise.resolve(null), abort: () => undefined };

async function fetchPage(address: string, controller: AbortController): Promise<ServedPage | null> {
  let timer = setTimeout(() => controller.abort(), ANSWER_LIMIT_MS);
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: controller.signal });
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), BODY_LIMIT_MS);
    return await servedPage(answer);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Asks the function for a page at its own address, where the CDN keeps it; nothing for a while after a failure. */
export function requestPage(address: string): PageRequest {
  if (Date.now() < pausedUntilMs) return NOT_ASKED;
  const controller = new AbortController();
  let isAborted = false;
  const fetchOrPause = async () => {
    const page = await fetchPage(address, controller);
    if (page === null && !isAborted) pausedUntilMs = Date.now() + PAUSE_MS;
    return page;
  };
  const abort = () => {
    isAborted = true;
    controller.abort();
  };
  return { page: fetchOrPause(), abort };
}

/** Asks again although a page could not be served: between tests. */
export function forgetPause(): void {
  pausedUntilMs = 0;
}
