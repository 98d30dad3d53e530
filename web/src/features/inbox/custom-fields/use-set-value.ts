import { type PresentedField, setCustomValue } from '@harborline/domain/api/inbox/custom-fields';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { valueInWords } from '@harborline/domain/tickets/custom-fields/custom-value';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** All that a step and its way back need: by then another ticket may be open. */
interface Step {
  readonly conversationRef: string;
  readonly field: PresentedField;
  readonly value: string;
  /** where a way back leads; absent of a step back, which has none and says nothing */
  readonly before?: string;
  /** of a step back: what it takes back */
  readonly onlyFrom?: string;
}

const send = ({ conversationRef, field, value, onlyFrom }: Step) =>
  callApi(setCustomValue, {
    body: {
      conversation_ref: conversationRef,
      field_ref: field.ref,
      value,
      ...(onlyFrom !== undefined && { only_from: onlyFrom }),
    },
  });

/** What a field shows until the ticket says so itself. */
interface Sent {
  readonly value: string;
  /** what the ticket had then */
  readonly over: string;
}

interface ValueHandle {
  /** what the ticket has, or is about to have */
  readonly value: string;
  readonly isRunning: boolean;
  /** why the last change was refused; undefined after another one */
  readonly refusal: string | undefined;
  readonly forgetRefusal: () => void;
  /** @returns whether the ticket took it */
  readonly set: (value: string) => Promise<boolean>;
}

/** Gives a ticket a value of a field, with a way back. @param stored what it has as far as it is known */
export function useSetValue(conversationRef: string, field: PresentedField, stored: string): ValueHandle {
  const toasts = useToasts();
  const [sent, setSent] = useState<Sent | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // The ticket has moved on, by this change or by somebody else's.
  if (sent !== null && sent.over !== stored) setSent(null);
  const { run, isRunning } = useChange({
    name: 'custom-value-not-set',
    run: send,
    onDone: (_, step) => {
      const { before, value } = step;
      if (before === undefined) return;
      const { name } = step.field;
      const words = valueInWords(step.field, value);
      const undo = () =>
        void run({
          conversationRef: step.conversationRef,
          field: step.field,
          value: before,
          onlyFrom: value,
        });
      toasts.success(words === '' ? CUSTOM_FIELD_TEXTS.cleared(name) : CUSTOM_FIELD_TEXTS.set(name, words), {
        label: CUSTOM_FIELD_TEXTS.undo,
        run: undo,
      });
    },
    onRefused: (error, { before }) => {
      setSent(null);
      const because = refusalText(error, CUSTOM_FIELD_TEXTS.notSet);
      // A step back begins in a toast, and another ticket may be open by now.
      if (isShown.current && before !== undefined) setRefusal(because);
      else toasts.error(because);
    },
  });
  const set = (value: string) => {
    setRefusal(undefined);
    setSent({ value, over: stored });
    return run({ conversationRef, field, value, before: stored });
  };
  const forgetRefusal = () => setRefusal(undefined);
  return { value: sent?.value ?? stored, isRunning, refusal, forgetRefusal, set };
}
