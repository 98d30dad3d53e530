import { useCallback, useEffect, useState } from 'react';
import { followedInvitation } from '../../shared/routes/followed-invitation';
import { knownAddress } from '../../shared/routes/known-address';
import { approveInvitation, INVALID_INVITATION, type JoinOutcome } from './approve-invitation';

interface KeptState {
  readonly joinOutcome?: JoinOutcome;
}

const stateOf = (value: unknown): KeptState => (typeof value === 'object' && value !== null ? value : {});

/** Takes the token out of the address bar and leaves what came of it, so that a reload shows the same (D-09). */
function keepOutcome(outcome: JoinOutcome): void {
  window.history.replaceState(
    { ...stateOf(window.history.state), joinOutcome: outcome },
    '',
    window.location.pathname,
  );
}

/** What an earlier load of this page came to; an invalid invitation if there was none. */
const keptOutcome = (): JoinOutcome => stateOf(window.history.state).joinOutcome ?? INVALID_INVITATION;

const tokenOfAddress = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** Approves the invitation of the address on load (S2.4-14); null while it is under way (S4.5-01). */
export function useJoin(): { outcome: JoinOutcome | null; retry: () => void } {
  const [token] = useState(tokenOfAddress);
  const [outcome, setOutcome] = useState<JoinOutcome | null>(() => (token === '' ? keptOutcome() : null));

  const join = useCallback(async () => {
    setOutcome(null);
    const reached = await approveInvitation(token);
    if (!reached.isTemporary) keepOutcome(reached);
    if (reached.isApproved) {
      followedInvitation.set(true);
      knownAddress.write(reached.email);
    }
    setOutcome(reached);
  }, [token]);

  useEffect(() => {
    if (token !== '') void join();
  }, [token, join]);

  return { outcome, retry: () => void join() };
}
