import type { LibraryPublic } from '@harborline/domain/entities/library';
import { ownHosts } from '@harborline/domain/help-center/canonical-site';
import { LIMITS } from '@harborline/domain/limits';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { logger } from 'firebase-functions';
import { config } from '../../platform/config';
import { inBatch, updateRecord } from '../../platform/store/write';
import { Lru } from '../kept/lru';
import { ROBOTS_PATH, robotsText } from '../sitemap/sitemap';

const ANSWER_MS = 2_000;
/** After a failure the same host is left alone for this long. */
const PAUSE_MS = 10 * 60_000;
const LONGEST_ANSWER = 10_000;

/** host -> when it was last tried */
const tried = new Lru<number>(LIMITS.keptLookups);

/** Whether a host answers as this function does: anybody can send a request that claims to have come through it. */
async function isServedByUs(host: string): Promise<boolean> {
  const origin = `https://${host}`;
  const answer = await fetch(origin + ROBOTS_PATH, {
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > LONGEST_ANSWER) return false;
  return (await answer.text()) === robotsText(origin);
}

function isDue(library: LibraryPublic, host: string): boolean {
  if (config().environment === 'local' || !ownHosts(library).includes(host)) return false;
  return !library.served_hosts?.includes(host) && Date.now() - (tried.get(host) ?? 0) > PAUSE_MS;
}

/**
 * Notes on a library that one of its own hosts serves its pages: from then on, search engines are told of that host
 * alone. Asked for with each page, it asks the host once and writes once.
 * @param hostname of the request, lower case
 */
export async function proveOwnHost(library: LibraryPublic, hostname: string): Promise<void> {
  if (!isDue(library, hostname)) return;
  tried.set(hostname, Date.now());
  try {
    if (!(await isServedByUs(hostname))) return;
    const served = ownHosts(library).filter((host) => library.served_hosts?.includes(host));
    await inBatch((batch) =>
      updateRecord(batch, libraryDocument(library.id), { served_hosts: [...served, hostname] }),
    );
  } catch (error) {
    logger.warn('A host could not be asked whether it serves its library', {
      hostname,
      error: String(error),
    });
  }
}
