import { mentionWordAt } from '@harborline/domain/mentions/mention-word';
import type { Mentions } from '@harborline/domain/mentions/mentions';
import { type RefObject, useRef } from 'react';
import { useWordSearch } from '../word-search/use-word-search';

/** The people whom a note mentions while it is written. */
export interface Mentioning {
  readonly mentions: Mentions;
  readonly add: (uid: string, name: string) => void;
}

const NOBODY: Mentions = {};

/**
 * Looks for teammates in what is typed in a field, behind an @ at the beginning of a word (D-103).
 * @param mentioning null where nobody can be mentioned
 */
export function useMentionSearch(
  inputRef: RefObject<HTMLTextAreaElement | null>,
  onTextChange: (text: string) => void,
  mentioning: Mentioning | null,
) {
  const mentions = mentioning?.mentions ?? NOBODY;
  // A name is put in, and looked at, before the mention has come back with the next render.
  const chosen = useRef(mentions);
  chosen.current = mentions;
  const search = useWordSearch(inputRef, onTextChange, {
    mark: '@',
    wordAt: (text, caret) => mentionWordAt(text, caret, Object.values(chosen.current)),
  });
  const add = (uid: string, name: string) => {
    chosen.current = { ...chosen.current, [uid]: name };
    mentioning?.add(uid, name);
  };
  return { ...search, mentioning: { mentions, add } };
}
