import { approveInvitation as contract } from '@harborline/domain/api/invitation';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { useCallback, useEffect, useState } from 'react';
import { apiAddress } from '../../shared/api/api-address';
import { appCheckHeaders } from '../../shared/firebase/app-check-headers';
import { followedInvitation } from '../../shared/routes/followed-invitation';
import { knownAddress } from '../../shared/routes/known-address';

/** The outcome of following an invitation (S2.4-16). */
interface JoinOutcome {
  readonly isApproved: boolean;
  readonly message: string;
  /** the invited address; '' if unknown */
  readonly email: string;
  /** whether the failure is temporary, so that the same link may work in a moment */
  readonly isTemporary: boolean;
}

interface ApproveAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A text in a response, '' if it has none with that name. */
function textOf(body: unknown, name: 'message' | 'email'): string {
  const text = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof text === 'string' ? text : '';
}

const isTemporary = (status: number): boolean => status === 429 || status >= 500;

/** There is no link, or it has expired (S8-26). */
const INVALID_INVITATION: JoinOutcome = {
  isApproved: false,
  message: INVITATION_TEXTS.invalid,
  email: '',
  isTemporary: false,
};

/** The outcome, with the server's message or else the specified one (S8-26, S8-27). @param answer null without a response */
export function joinOutcome(answer: ApproveAnswer | null): JoinOutcome {
  if (answer === null) return { ...INVALID_INVITATION, isTemporary: true };
  const { status, body } = answer;
  if (status >= 400) {
    const message = textOf(body, 'message') || INVITATION_TEXTS.invalid;
    return { isApproved: false, message, email: '', isTemporary: isTemporary(status) };
  }
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  const message = textOf(data, 'message') || INVITATION_TEXTS.approved;
  return { isApproved: true, message, email: textOf(data, 'email'), isTemporary: false };
}

/**
 * Follows an invitation (S7.1-10). Only a script does so, so that programs that merely fetch links approve nothing. The
 * token is sent nowhere else (D-09).
 */
async function approveInvitation(token: string): Promise<JoinOutcome> {
  const address = `${apiAddress(contract)}?${new URLSearchParams({ token })}`;
  const response = await appCheckHeaders()
    .then((headers) => fetch(address, { headers, referrerPolicy: 'no-referrer', cache: 'no-store' }))
    .catch(() => null);
  if (response === null) return joinOutcome(null);
  const body: unknown = await response.json().catch(() => null);
  return joinOutcome({ status: response.status, body });
}

interface KeptState {
  readonly joinOutcome?: JoinOutcome;
}

const stateOf = (value: unknown): KeptState => (typeof value === 'object' && value !== null ? value : {});

/** Replaces the token in the history entry with the outcome, so that a reload shows the same (D-09). */
function keepOutcome(outcome: JoinOutcome): void {
  window.history.replaceState(
    { ...stateOf(window.history.state), joinOutcome: outcome },
    '',
    window.location.pathname,
  );
}

/** The outcome of an earlier load of this page; an invalid invitation if there was none. */
const keptOutcome = (): JoinOutcome => stateOf(window.history.state).joinOutcome ?? INVALID_INVITATION;

const tokenOfAddress = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** Approves the URL's invitation on load (S2.4-14); null while pending (S4.5-01). */
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
