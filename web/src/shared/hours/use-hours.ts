import { type KnownHours, opensAtMs } from '@harborline/domain/hours/opening';
import { useEffect, useState } from 'react';
import { refreshResource, useResource } from '../hooks/use-resource';
import { backResource, hoursResource } from '../library/library-resources';
import { useLibrary } from '../library/library-scope';
import { waitFor } from './wait-for';

/** What the library's business hours mean now, read again whenever that changes (D-130). */
export function useHours(): KnownHours {
  const { library } = useLibrary();
  const calendar = library.business_hours ?? null;
  const key = calendar && hoursResource(library.id, calendar);
  const read = async () => {
    const { hoursNow } = await import('@harborline/domain/hours/hours-now');
    return calendar && hoursNow(calendar, Date.now());
  };
  const known = useResource(key, read);
  const hours = known.status === 'ready' ? known.data : null;
  const changesAtMs = hours?.changesAtMs ?? null;
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read follows from the key, and each look arms the timer again
  useEffect(() => {
    if (key === null || changesAtMs === null) return;
    const look = () => void refreshResource(key, read).then(() => setLooks((count) => count + 1));
    const timer = window.setTimeout(look, waitFor(changesAtMs));
    return () => window.clearTimeout(timer);
  }, [key, changesAtMs, looks]);
  return calendar === null ? null : (hours ?? 'unknown');
}

/** The day by this browser's clocks, which changes at its midnight. */
function useToday(): string {
  const [today, setToday] = useState(() => new Date().toDateString());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day waits for its own midnight
  useEffect(() => {
    const midnight = new Date();
    midnight.setHours(24, 0, 0, 0);
    const timer = window.setTimeout(() => setToday(new Date().toDateString()), waitFor(midnight.getTime()));
    return () => window.clearTimeout(timer);
  }, [today]);
  return today;
}

/**
 * Says by the visitor's clocks when the team is back; null while it is open, if it never is back, and on the server,
 * which does not know these clocks.
 */
export function useBackText(hours: KnownHours): string | null {
  const atMs = opensAtMs(hours);
  const today = useToday();
  const text = useResource(
    atMs === null ? null : backResource(atMs, today),
    async () => atMs && (await import('./late-back')).backText(atMs),
  );
  return text.status === 'ready' ? text.data || null : null;
}
