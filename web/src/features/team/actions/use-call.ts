import { useCallback, useState } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';

export interface Call {
  readonly isBusy: boolean;
  readonly errorText: string | undefined;
  /** @returns whether it went well */
  readonly run: (name: string, call: () => Promise<void>) => Promise<boolean>;
}

/** A call whose dialog stays open until the answer is there, and shows why it failed. */
export function useCall(): Call {
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const run = useCallback(async (name: string, call: () => Promise<void>) => {
    setIsBusy(true);
    setErrorText(undefined);
    try {
      await call();
      return true;
    } catch (error) {
      report(name, error);
      setErrorText(refusalText(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }, []);
  return { isBusy, errorText, run };
}
