import { LIMITS } from '@harborline/domain/limits';
import { type RefObject, useEffect, useState } from 'react';

/** What is selected inside an element, '' for nothing. */
function selectedIn(element: HTMLElement | null): string {
  const selection = window.getSelection();
  if (element === null || selection === null || selection.rangeCount === 0) return '';
  if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode)) return '';
  return selection.toString().trim();
}

interface Passage {
  /** '' for none, or if it is longer than a comment quotes */
  readonly quote: string;
  readonly isTooLong: boolean;
  readonly drop: () => void;
}

/**
 * The passage of a text that was selected last. It stays when the reader goes on to write about it, which ends the
 * selection.
 */
export function usePassage(textRef: RefObject<HTMLElement | null>): Passage {
  const [passage, setPassage] = useState('');
  useEffect(() => {
    const look = () => {
      const selected = selectedIn(textRef.current);
      if (selected !== '') setPassage(selected);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [textRef]);
  const isTooLong = passage.length > LIMITS.draftQuote;
  return { quote: isTooLong ? '' : passage, isTooLong, drop: () => setPassage('') };
}
