import { INVALID_INVITATION, type JoinOutcome } from './join-outcome';

interface KeptState {
  readonly joinOutcome?: JoinOutcome;
}

const stateOf = (value: unknown): KeptState => (typeof value === 'object' && value !== null ? value : {});

/** Takes the token out of the address bar and leaves what came of it, so that a reload shows the same (D-09). */
export function keepOutcome(outcome: JoinOutcome): void {
  window.history.replaceState(
    { ...stateOf(window.history.state), joinOutcome: outcome },
    '',
    window.location.pathname,
  );
}

/** What an earlier load of this page came to; an invalid invitation if there was none. */
export const keptOutcome = (): JoinOutcome => stateOf(window.history.state).joinOutcome ?? INVALID_INVITATION;
