import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { useEffect, useRef } from 'react';
import { report } from '../../shared/config/report';
import { whileVisible } from '../../shared/events/while-visible';
import { type Resource, refreshResource, useResource } from '../../shared/hooks/use-resource';
import { statusHistoryResource, statusResource } from '../../shared/library/library-resources';
import { useLibrary } from '../../shared/library/library-scope';
import { usePageLocation } from '../../shared/router/navigation';
import { refreshPage } from '../../shared/router/page-reader';

/** As long as caches keep a page. */
const EVERY_MS = 30_000;

/** What reads the database. Pages that the server rendered or served do without. */
const loadReads = () => import('./load-status');

type ReadStatus = () => Promise<PageStatus | null>;

async function readAgain(address: string, key: string, read: ReadStatus): Promise<void> {
  if (!navigator.onLine) return;
  const isServed = await refreshPage(address);
  if (!isServed) await refreshResource(key, read);
}

/** A part of the status that is read again as long as it is shown. */
function useFollowed(key: string, read: ReadStatus): Resource<PageStatus | null> {
  const { pathname, search } = usePageLocation();
  const address = pathname + search;
  const status = useResource(key, read);
  const reader = useRef(read);
  reader.current = read;
  useEffect(() => {
    const again = () => readAgain(address, key, () => reader.current());
    return whileVisible(
      EVERY_MS,
      () => void again().catch((error: unknown) => report('not-refreshed', error)),
    );
  }, [address, key]);
  return status;
}

/** The library's status page, kept current; null where visitors see none. */
export function useStatus(): Resource<PageStatus | null> {
  const { library } = useLibrary();
  return useFollowed(statusResource(library.id), async () => (await loadReads()).loadStatus(library));
}

/** The month of the library's status history that the address names, kept current; null where visitors see none. */
export function useStatusHistory(): Resource<PageStatus | null> {
  const { library } = useLibrary();
  const { search } = usePageLocation();
  return useFollowed(statusHistoryResource(library.id, search), async () =>
    (await loadReads()).loadStatusHistory(library, search),
  );
}
