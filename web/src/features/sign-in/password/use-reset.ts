import { isRefusedHere } from '@harborline/domain/session/password-strength';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { errorCode } from '../../../shared/firebase/error-code';
import { knownAddress } from '../../../shared/routes/known-address';
import { addressOfReset, saveNewPassword } from './reset-password';

export type ResetState =
  | { readonly step: 'checking' }
  | { readonly step: 'over' }
  | { readonly step: 'unreachable' }
  | { readonly step: 'form'; readonly email: string; readonly isBusy: boolean; readonly errorText?: string }
  | { readonly step: 'saved' };

/** The message for a failed save: the provider's minimum reads like our own check (S8-06, S8-07, D-02). */
const saveErrorText = (error: unknown): string =>
  errorCode(error) === 'auth/weak-password' ? LOGIN_TEXTS.passwordTooShort : LOGIN_TEXTS.resetFailed;

/** Verifies the code of a reset link, then saves the new password (S4.3-01, S4.3-02). */
export function useReset(code: string | null): {
  state: ResetState;
  retry: () => void;
  save: (password: string) => Promise<boolean>;
} {
  const [state, setState] = useState<ResetState>(code === null ? { step: 'over' } : { step: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt verifies the code again
  useEffect(() => {
    if (code === null) return undefined;
    let isOver = false;
    setState({ step: 'checking' });
    addressOfReset(code).then(
      (email) => {
        if (!isOver) setState({ step: 'form', email, isBusy: false });
      },
      (error: unknown) => {
        const isUnreachable = errorCode(error) === 'auth/network-request-failed';
        if (!isOver) setState({ step: isUnreachable ? 'unreachable' : 'over' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [code, attempt]);

  const save = useCallback(
    async (password: string): Promise<boolean> => {
      if (code === null || state.step !== 'form' || state.isBusy) return false;
      const { email } = state;
      const fail = (errorText: string) => setState({ step: 'form', email, isBusy: false, errorText });
      if (isRefusedHere(password)) {
        fail(LOGIN_TEXTS.passwordTooShort);
        return false;
      }
      setState({ step: 'form', email, isBusy: true });
      try {
        await saveNewPassword(code, email, password);
      } catch (error) {
        if (errorCode(error) !== 'auth/weak-password') report('reset', error);
        fail(saveErrorText(error));
        return false;
      }
      knownAddress.write(email);
      setState({ step: 'saved' });
      return true;
    },
    [code, state],
  );

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []), save };
}
