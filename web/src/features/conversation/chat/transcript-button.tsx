import type { Conversation } from '@harborline/domain/entities/conversation';
import { TRANSCRIPT_TEXTS } from '@harborline/domain/texts/transcript';
import { useEffect, useRef, useState } from 'react';
import { askTranscript, type TranscriptResult } from './ask-transcript';

const outcomeText = (outcome: TranscriptResult, email: string): string =>
  ({
    sent: TRANSCRIPT_TEXTS.sent(email),
    'link-sent': TRANSCRIPT_TEXTS.linkSent(email),
    limited: TRANSCRIPT_TEXTS.limited,
    failed: TRANSCRIPT_TEXTS.failed,
  })[outcome];

interface TranscriptButtonProps {
  readonly chat: Pick<Conversation, 'id' | 'visitor'>;
  /** whether the visitor has asked before, and was sent here to show that the address is theirs (D-91) */
  readonly isAsked: boolean;
}

/** Sends the visitor the chat by email, and says what came of it. What did not work can be tried again. */
export function TranscriptButton({ chat, isAsked }: TranscriptButtonProps) {
  const [step, setStep] = useState<'idle' | 'asking' | TranscriptResult>('idle');
  const ask = async () => {
    setStep('asking');
    setStep(await askTranscript(chat.id));
  };
  const isAskedAgain = useRef(isAsked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the chat changes
  useEffect(() => {
    if (!isAskedAgain.current) return;
    isAskedAgain.current = false;
    void ask();
  }, []);
  const status = useRef<HTMLSpanElement>(null);
  const isDone = step === 'sent' || step === 'link-sent';
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);
  return (
    <div className="chat-transcript">
      <span role="status" ref={status} tabIndex={-1}>
        {step !== 'idle' && step !== 'asking' && outcomeText(step, chat.visitor.email)}
      </span>
      {!isDone && (
        // Not disabled while it runs: it would lose the focus.
        <button type="button" aria-disabled={step === 'asking'} onClick={step === 'asking' ? undefined : ask}>
          {step === 'asking' ? TRANSCRIPT_TEXTS.asking : TRANSCRIPT_TEXTS.ask}
        </button>
      )}
    </div>
  );
}
