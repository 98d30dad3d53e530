import { type HoursNow, opensAtMs } from '@harborline/domain/hours/opening';
import { useEffect } from 'react';
import { refreshResource, useResource } from '../hooks/use-resource';
import { backResource, hoursResource } from '../library/library-resources';
import { useLibrary } from '../library/library-scope';

/** The longest time that a browser waits for. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** What the library's business hours mean now; null without any, and until the code that computes them is there (D-130). */
export function useHours(): HoursNow | null {
  const { library } = useLibrary();
  const calendar = library.business_hours ?? null;
  const key = calendar && hoursResource(library.id);
  const read = async () => {
    const { hoursNow } = await import('@harborline/domain/hours/hours-now');
    return calendar && hoursNow(calendar, Date.now());
  };
  const known = useResource(key, read);
  const hours = known.status === 'ready' ? known.data : null;
  const changesAtMs = hours?.changesAtMs ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read follows from the key
  useEffect(() => {
    if (key === null || changesAtMs === null) return;
    const waitMs = Math.min(Math.max(changesAtMs - Date.now(), 1_000), LONGEST_WAIT_MS);
    const timer = window.setTimeout(() => void refreshResource(key, read), waitMs);
    return () => window.clearTimeout(timer);
  }, [key, changesAtMs]);
  return hours;
}

/**
 * Says by the visitor's clocks when the team is back; null while it is open, if it never is back, and on the server,
 * which does not know these clocks.
 */
export function useBackText(hours: HoursNow | null): string | null {
  const atMs = opensAtMs(hours);
  const text = useResource(
    atMs === null ? null : backResource(atMs),
    async () => atMs && (await import('./late-back')).backText(atMs),
  );
  return text.status === 'ready' ? text.data || null : null;
}
