import type { CobrowsePhase } from '@harborline/domain/cobrowse/cobrowse-phase';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useEffect, useMemo } from 'react';
import type { CobrowseQuestion } from './answer-cobrowse';
import { type BadgeTexts, pageOrigin } from './open-recorder';
import { isSharedHere, noteSharedHere } from './shared-here';
import { useAnswer } from './use-answer';
import { type Recording, useRecording } from './use-recording';

interface Share {
  readonly isBusy: boolean;
  /** what did not work; '' if nothing */
  readonly problem: string;
  /** whether it is the page around this widget that the visitor shares */
  readonly isHere: boolean;
  readonly agree: () => void;
  readonly refuse: () => void;
  readonly stop: () => void;
}

type Answering = ReturnType<typeof useAnswer>;

/** What follows from the page: its Stop, and what went wrong, end the sharing. */
function useEnds({ answer, fail }: Answering, recording: Recording) {
  return useMemo(() => {
    const onStop = () => {
      recording.close();
      noteSharedHere(null);
      answer('end').catch(fail);
    };
    const onFailure = (error: unknown) => {
      onStop();
      fail(error);
    };
    return { onStop, onFailure };
  }, [answer, fail, recording]);
}

/** Ends the recording with the sharing, and goes on with it on a page of the same tab after the one of the consent. */
function useFollowPhase(
  phase: CobrowsePhase,
  id: string,
  recording: Recording,
  ends: ReturnType<typeof useEnds>,
): void {
  useEffect(() => {
    if (phase !== 'asked' && phase !== 'sharing') recording.close();
    if (phase !== 'sharing' || !isSharedHere(id) || recording.isThere()) return;
    recording.open(ends).then(recording.begin, ends.onFailure);
  }, [phase, id, recording, ends]);
}

/**
 * What the visitor does about being asked for their page. The page is recorded from the moment that they agree, and sent
 * once the server knows it (D-66).
 * @param texts of the page, as they are shown
 */
export function useShare(question: CobrowseQuestion, phase: CobrowsePhase, texts: () => BadgeTexts): Share {
  const { conversationRef, id } = question;
  const answering = useAnswer(question);
  const { isBusy, setBusy, problem, setProblem, answer, fail } = answering;
  const recording = useRecording(conversationRef, texts);
  const ends = useEnds(answering, recording);
  useFollowPhase(phase, id, recording, ends);
  const agree = async () => {
    if (pageOrigin() === null) return setProblem(CHAT_TEXTS.cobrowseNotHere);
    setBusy(true);
    try {
      noteSharedHere(id);
      await recording.open(ends);
      await answer('share');
      recording.begin();
    } catch (error) {
      noteSharedHere(null);
      recording.close();
      setBusy(false);
      fail(error);
    }
  };
  return {
    isBusy,
    problem,
    isHere: isSharedHere(id),
    agree: () => void agree(),
    refuse: () => void answer('refuse').catch(fail),
    stop: ends.onStop,
  };
}
