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

/** Sends the visitor the chat by email, and says what came of it. What did not work can be tried again. */
export function TranscriptButton({ chat }: { chat: Pick<Conversation, 'id' | 'visitor'> }) {
  const [step, setStep] = useState<'idle' | 'asking' | TranscriptResult>('idle');
  const ask = async () => {
    setStep('asking');
    setStep(await askTranscript(chat.id));
  };
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
