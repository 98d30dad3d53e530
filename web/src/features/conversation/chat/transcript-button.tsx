import type { Conversation } from '@harborline/domain/entities/conversation';
import { TRANSCRIPT_TEXTS } from '@harborline/domain/texts/transcript';
import { useState } from 'react';
import { askTranscript, type TranscriptResult } from './ask-transcript';

const outcomeText = (outcome: TranscriptResult, email: string): string =>
  ({
    sent: TRANSCRIPT_TEXTS.sent(email),
    'link-sent': TRANSCRIPT_TEXTS.linkSent(email),
    limited: TRANSCRIPT_TEXTS.limited,
    failed: TRANSCRIPT_TEXTS.failed,
  })[outcome];

/** Sends the visitor the chat by email, and says what came of it. Only a failure can be tried again here. */
export function TranscriptButton({ chat }: { chat: Pick<Conversation, 'id' | 'visitor'> }) {
  const [step, setStep] = useState<'idle' | 'asking' | TranscriptResult>('idle');
  const ask = async () => {
    setStep('asking');
    setStep(await askTranscript(chat.id));
  };
  const isOpen = step === 'idle' || step === 'asking' || step === 'failed';
  return (
    <div className="chat-transcript">
      <span role="status">
        {step !== 'idle' && step !== 'asking' && outcomeText(step, chat.visitor.email)}
      </span>
      {isOpen && (
        // Not disabled while it runs: it would lose the focus.
        <button type="button" aria-disabled={step === 'asking'} onClick={step === 'asking' ? undefined : ask}>
          {step === 'asking' ? TRANSCRIPT_TEXTS.asking : TRANSCRIPT_TEXTS.ask}
        </button>
      )}
    </div>
  );
}
