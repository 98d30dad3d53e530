import { LIMITS } from '@harborline/domain/limits';
import { type RefObject, useEffect, useState } from 'react';

/** What is selected inside an element; '' if that is nothing, or more than a comment quotes. */
function selectedIn(element: HTMLElement | null): string {
  const selection = window.getSelection();
  if (element === null || selection === null || selection.rangeCount === 0) return '';
  if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode)) return '';
  const text = selection.toString().trim();
  return text.length > LIMITS.draftQuote ? '' : text;
}

/**
 * The passage of a text that was selected last. It stays when the reader goes on to write about it, which ends the
 * selection.
 */
export function usePassage(textRef: RefObject<HTMLElement | null>): readonly [string, () => void] {
  const [passage, setPassage] = useState('');
  useEffect(() => {
    const look = () => {
      const selected = selectedIn(textRef.current);
      if (selected !== '') setPassage(selected);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [textRef]);
  return [passage, () => setPassage('')];
}
