import type { LibraryPublic } from '@harborline/domain/entities/library';
import { ownHosts } from '@harborline/domain/help-center/canonical-site';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { logger } from 'firebase-functions';
import { config } from '../../platform/config';
import { inBatch, updateRecord } from '../../platform/store/write';
import { Lru } from '../kept/lru';
import { ROBOTS_PATH, robotsText } from '../sitemap/sitemap';
import { askHost } from './ask-host';

/** The same host is not asked again by this instance for this long. */
const PAUSE_MS = 10 * 60_000;
/** HTTP status */
const TOO_MANY = 429;

/** host -> when it was last asked */
const asked = new Lru<number>(LIMITS.keptLookups);

type Answer = 'ours' | 'another' | 'none';

/** How a host answers: anybody can send a request that claims to have come through it. */
async function answerOf(host: string): Promise<Answer> {
  try {
    const { status, text } = await askHost(host, ROBOTS_PATH);
    if (status >= 500 || status === TOO_MANY) return 'none';
    return status === 200 && text === robotsText(`https://${host}`) ? 'ours' : 'another';
  } catch (error) {
    logger.warn('A host could not be asked whether it serves its library', {
      host,
      error: String(error),
    });
    return 'none';
  }
}

const seenAt = ({ served_hosts_at }: LibraryPublic, host: string): number =>
  served_hosts_at?.find((seen) => seen.host === host)?.at ?? 0;
const isServed = ({ served_hosts }: LibraryPublic, host: string): boolean =>
  served_hosts?.includes(host) ?? false;

/** A host of the library that is to be asked: the one of the request, or one whose proof is old. */
function hostToAsk(library: LibraryPublic, hostname: string): string | undefined {
  if (config().environment === 'local') return undefined;
  const isOld = (host: string) => Date.now() - seenAt(library, host) > DURATIONS.ownHostProofMs;
  const isUnclear = (host: string) => (isServed(library, host) ? isOld(host) : host === hostname);
  const wasAsked = (host: string) => Date.now() - (asked.get(host) ?? 0) <= PAUSE_MS;
  return ownHosts(library).find((host) => isUnclear(host) && !wasAsked(host));
}

/** A host that answers differently has another owner. One without an answer may be back soon, so it is given time. */
function remains(library: LibraryPublic, host: string, answer: Answer): boolean {
  if (answer !== 'none') return answer === 'ours';
  return isServed(library, host) && Date.now() - seenAt(library, host) <= DURATIONS.ownHostLapsesMs;
}

async function noteAnswer(library: LibraryPublic, host: string, answer: Answer): Promise<void> {
  const isLeft = remains(library, host, answer);
  if (answer !== 'ours' && isLeft === isServed(library, host)) return;
  const others = ownHosts(library).filter((own) => own !== host && isServed(library, own));
  const served = isLeft ? [...others, host] : others;
  const seen = served.map((own) => ({
    host: own,
    at: own === host && answer === 'ours' ? Date.now() : seenAt(library, own),
  }));
  await inBatch((batch) =>
    updateRecord(batch, libraryDocument(library.id), {
      served_hosts: served,
      served_hosts_at: seen,
    }),
  );
}

/**
 * Notes on a library which of its own hosts serve its pages: search engines are told of such a host alone. Asked for with
 * each page, it asks a new host once, and a known one again each day, since domains change hands.
 * @param hostname of the request, lower case
 */
export async function proveOwnHost(library: LibraryPublic, hostname: string): Promise<void> {
  const host = hostToAsk(library, hostname);
  if (host === undefined) return;
  asked.set(host, Date.now());
  const answer = await answerOf(host);
  try {
    await noteAnswer(library, host, answer);
  } catch (error) {
    logger.warn('Whether a host serves its library could not be noted', { host, error: String(error) });
  }
}
