import { type PresentedField, setCustomValue } from '@harborline/domain/api/inbox/custom-fields';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { valueInWords } from '@harborline/domain/tickets/custom-fields/custom-value';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { runNewest } from '../../../shared/requests/run-newest';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** All that a step and its way back need: by then another ticket may be open. */
interface Step {
  readonly conversationRef: string;
  readonly field: PresentedField;
  readonly value: string;
  /** of a step back: what it takes back */
  readonly onlyFrom?: string;
}

const isBack = ({ onlyFrom }: Step): boolean => onlyFrom !== undefined;

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
  readonly step: Step;
  /** once the server has taken it: what the ticket may still be known to have, until it moves on */
  readonly over?: readonly string[];
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

/** Refs that callbacks read later: what is stored by then, and whether the field is still on screen. */
function useLatest(stored: string) {
  const latest = useRef({ stored, isShown: true });
  useEffect(() => {
    latest.current.stored = stored;
  }, [stored]);
  useEffect(() => {
    const now = latest.current;
    now.isShown = true;
    return () => {
      now.isShown = false;
    };
  }, []);
  return latest;
}

/** Gives a ticket a value of a field, with a way back. @param stored what it has as far as it is known */
export function useSetValue(conversationRef: string, field: PresentedField, stored: string): ValueHandle {
  const toasts = useToasts();
  const [sent, setSent] = useState<Sent | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const latest = useLatest(stored);
  const newest = useRef<Step>(undefined);
  const storedWhenSent = useRef(stored);
  // The ticket has moved on, by this change or by somebody else's.
  if (sent?.over?.includes(stored) === false) setSent(null);
  /** Changes what is shown, unless a newer step is. */
  const settle = (step: Step, over?: readonly string[]) =>
    setSent((now) => (now?.step !== step ? now : over === undefined ? null : { step, over }));
  const { run } = useChange({
    name: 'custom-value-not-set',
    run: send,
    onDone: ({ value, previous }, step) => {
      if (isBack(step)) return settle(step);
      settle(step, [storedWhenSent.current, previous ?? '']);
      const { name } = step.field;
      const words = valueInWords(step.field, value);
      const text = words === '' ? CUSTOM_FIELD_TEXTS.cleared(name) : CUSTOM_FIELD_TEXTS.set(name, words);
      if (previous === null || previous === value) return toasts.success(text);
      const undo = () => void start({ ...step, value: previous, onlyFrom: value });
      toasts.success(text, { label: CUSTOM_FIELD_TEXTS.undo, run: undo });
    },
    onRefused: (error, step) => {
      settle(step);
      const because = refusalText(error, CUSTOM_FIELD_TEXTS.notSet);
      // A step back begins in a toast, and another ticket may be open by now.
      if (isBack(step)) return toasts.error(because);
      // Of a value that a newer one replaces nobody needs to know.
      if (newest.current !== step) return;
      if (latest.current.isShown) return setRefusal(because);
      const words = valueInWords(step.field, step.value);
      toasts.error(CUSTOM_FIELD_TEXTS.lost(step.field.name, words, because));
    },
  });
  const start = (step: Step) => {
    newest.current = step;
    setRefusal(undefined);
    setSent({ step });
    return runNewest(`${step.conversationRef}/${step.field.ref}`, () => {
      storedWhenSent.current = latest.current.stored;
      return run(step);
    });
  };
  const set = (value: string) => start({ conversationRef, field, value });
  const forgetRefusal = () => setRefusal(undefined);
  const isRunning = sent !== null && sent.over === undefined;
  return { value: sent?.step.value ?? stored, isRunning, refusal, forgetRefusal, set };
}
