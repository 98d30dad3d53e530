import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';

export type Loaded<Data> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly data: Data };

/**
 * Data of a page, read when it opens and again on request; what was read stays on the screen meanwhile. Pass a
 * `load` made with `useCallback`.
 */
export function useLoaded<Data>(load: () => Promise<Data>): { loaded: Loaded<Data>; reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what loads again
  useEffect(() => {
    let isOver = false;
    setLoaded((present) => (present.status === 'ready' ? present : { status: 'loading' }));
    load().then(
      (data) => {
        if (!isOver) setLoaded({ status: 'ready', data });
      },
      (error: unknown) => {
        report('settings-load', error);
        if (!isOver) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [load, attempt]);

  return { loaded, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
