import { LIMITS } from '@harborline/domain/limits';
import { isPassageOf } from '@harborline/domain/tickets/draft-review';
import { type RefObject, useEffect, useState } from 'react';

/** The passage that a comment is about. */
export interface Passage {
  /** '' for the whole */
  readonly text: string;
  /** whether more was selected than a comment quotes */
  readonly isTooLong: boolean;
}

const NONE: Passage = { text: '', isTooLong: false };

/** What is selected inside an element; null if that is nothing. */
function selectedIn(element: HTMLElement | null): Passage | null {
  const selection = window.getSelection();
  if (element === null || selection === null || selection.rangeCount === 0) return null;
  if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode)) return null;
  const text = selection.toString().trim();
  if (text === '') return null;
  // An earlier passage must not go along with a comment about this one.
  return text.length > LIMITS.draftQuote ? { text: '', isTooLong: true } : { text, isTooLong: false };
}

/**
 * The passage of a text that was selected last. It stays when the reader goes on to write about it, which ends the
 * selection, and until the text no longer has it.
 */
export function usePassage(
  textRef: RefObject<HTMLElement | null>,
  text: string,
): readonly [Passage, () => void] {
  const [passage, setPassage] = useState(NONE);
  useEffect(() => {
    const look = () => {
      const selected = selectedIn(textRef.current);
      if (selected !== null) setPassage(selected);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [textRef]);
  return [isPassageOf(text, passage.text) ? passage : NONE, () => setPassage(NONE)];
}
