import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { report } from '../config/report';
import { queryClient } from './query-client';

export interface ChangeOptions<Input, Answer> {
  /** names the change in reports of a failure */
  readonly name: string;
  /** sends it to the server. @throws ApiError */
  readonly run: (input: Input) => Promise<Answer>;
  /** shows the outcome before the server responds; returns a function that reverts it if the server refuses */
  readonly showAtOnce?: (input: Input) => () => void;
  /** it still runs until what this returns has settled */
  readonly onDone?: (answer: Answer, input: Input) => void | Promise<void>;
  /** tells the user why nothing changed, unless the form shows `refusal` itself */
  readonly onRefused?: (error: Error, input: Input) => void;
}

export interface Change<Input> {
  readonly isRunning: boolean;
  /** why the last run failed; null while it runs and after a success */
  readonly refusal: Error | null;
  /** starts it; resolves to true if the server accepts, to false if it refuses */
  readonly run: (input: Input) => Promise<boolean>;
}

/** A change that the server must accept: optionally shown at once, and reverted if refused. */
export function useChange<Input, Answer>({
  name,
  run,
  showAtOnce,
  onDone,
  onRefused,
}: ChangeOptions<Input, Answer>): Change<Input> {
  const {
    mutateAsync,
    isPending,
    error: refusal,
  } = useMutation<Answer, Error, Input, { takeBack?: (() => void) | undefined }>(
    {
      mutationFn: (input) => run(input),
      onMutate: (input) => ({ takeBack: showAtOnce?.(input) }),
      onSuccess: (answer, input) => onDone?.(answer, input),
      onError: (error, input, context) => {
        report(name, error);
        context?.takeBack?.();
        onRefused?.(error, input);
      },
    },
    queryClient,
  );
  const start = useCallback(
    (input: Input) =>
      mutateAsync(input).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
  return { isRunning: isPending, refusal, run: start };
}
