import { useCallback, useMemo, useRef, useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { useStaff } from '../../../shared/staff/session-context';
import type { StatusStep } from './status-steps';
import { type KnownStatus, watchStatus } from './watch-status';

/** Resolves once the server has accepted the step, at once if it changes nothing. @throws ApiError */
export type SaveStep = (step: StatusStep) => Promise<void>;

interface StatusPageHandle {
  readonly live: Loadable<KnownStatus>;
  readonly retry: () => void;
  /** shows a step at once, sends steps one after the other, and takes them back if the server refuses */
  readonly save: SaveStep;
}

/** The page with the steps that are on their way. */
const withAhead = (live: Loadable<KnownStatus>, ahead: KnownStatus | null): Loadable<KnownStatus> =>
  live.status === 'ready' && ahead !== null && ahead.version > live.data.version
    ? { status: 'ready', data: ahead }
    : live;

/** The library's status page, live, and how to change it. */
export function useStatusPage(): StatusPageHandle {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchStatus(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  const [ahead, setAhead] = useState<KnownStatus | null>(null);
  const shown = withAhead(live, ahead);
  const known = useRef(shown);
  known.current = shown;
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const save = useCallback(async (step: StatusStep) => {
    if (known.current.status !== 'ready') throw new Error('There is no page to change yet');
    const before = known.current.data;
    const result = step.apply(before.content, Date.now());
    if (!result.isRefused && result.content === before.content) return;
    const content = result.isRefused ? before.content : result.content;
    // Each accepted step counts one version up, so that the next one need not wait for the listener.
    const after = { version: before.version + 1, content };
    known.current = { status: 'ready', data: after };
    setAhead(after);
    const sent = queue.current.then(() => step.send(before, content));
    queue.current = sent.catch(() => undefined);
    try {
      const { version } = await sent;
      if (version !== after.version) setAhead((present) => (present === after ? null : present));
    } catch (error) {
      setAhead(null);
      throw error;
    }
  }, []);
  return { live: shown, retry, save };
}
