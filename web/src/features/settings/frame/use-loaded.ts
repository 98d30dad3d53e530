import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly data: Data };

/**
 * Data of a page, read when it opens and again on request; what was read stays on the screen meanwhile. Pass a
 * `load` made with `useCallback`. `reload` is over once the new data is shown.
 */
export function useLoaded<Data>(load: () => Promise<Data>): {
  loaded: Loaded<Data>;
  reload: () => Promise<void>;
} {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading' });
  /** the latest reading; an earlier one that answers late is dropped */
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const reading = latest.current;
    setLoaded((present) => (present.status === 'failed' ? { status: 'loading' } : present));
    const next = await load().then(
      (data): Loaded<Data> => ({ status: 'ready', data }),
      (error: unknown): Loaded<Data> => {
        report('settings-load', error);
        return { status: 'failed' };
      },
    );
    if (reading !== latest.current) return;
    // A form with something typed into it is not taken away because it could not be read once more.
    setLoaded((present) => (present.status === 'ready' && next.status === 'failed' ? present : next));
  }, [load]);

  useEffect(() => {
    setLoaded({ status: 'loading' });
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  return { loaded, reload };
}
