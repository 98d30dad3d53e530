import { useCallback, useEffect, useState } from 'react';
import { followedInvitation } from '../../shared/routes/followed-invitation';
import { knownAddress } from '../../shared/routes/known-address';
import { approveInvitation } from './approve-invitation';
import type { JoinOutcome } from './join-outcome';
import { keepOutcome, keptOutcome } from './kept-outcome';

const tokenOfAddress = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** Approves the invitation of the address on load (S2.4-14); null while it is under way (S4.5). */
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
