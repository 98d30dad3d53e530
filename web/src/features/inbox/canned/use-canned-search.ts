import { slashWordAt } from '@harborline/domain/canned-replies/slash-word';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { typeInto, withInsertion } from './insert-text';

/** What is being looked for in a composer, and which part of its text a reply would replace. */
interface CannedSearch {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** The composer's side of the list of canned replies. */
export interface CannedList {
  readonly search: CannedSearch;
  readonly listId: string;
  /** tells the field which option the arrow keys chose; null for none */
  readonly onActive: (optionId: string | null) => void;
  /** takes the keys typed in the field; returns whether it used one */
  readonly keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  readonly onPick: (text: string) => void;
}

/** Opened by the button, the list looks for what is typed from there on, in the same line. */
function wordsSince(text: string, start: number, caret: number): CannedSearch | null {
  const words = text.slice(start, caret);
  return caret < start || words.includes('\n') ? null : { start, end: caret, words };
}

function slashSearch(text: string, caret: number): CannedSearch | null {
  const found = slashWordAt(text, caret);
  return found && { ...found, end: caret };
}

/**
 * Looks for canned replies in what is typed in a field: behind a slash at the beginning of a word, or from where the
 * button opened the list (D-65). Escape closes it until another slash is typed.
 */
export function useCannedSearch(
  inputRef: RefObject<HTMLTextAreaElement | null>,
  onTextChange: (text: string) => void,
) {
  const listId = useId();
  const [search, setSearch] = useState<CannedSearch | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const openedAt = useRef<number | null>(null);
  const dismissedAt = useRef<number | null>(null);
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null);

  const close = () => {
    dismissedAt.current = search?.start ?? null;
    openedAt.current = null;
    setSearch(null);
  };
  const look = () => {
    const field = inputRef.current;
    if (field === null) return;
    const { value, selectionStart: caret, selectionEnd } = field;
    const opened = openedAt.current === null ? null : wordsSince(value, openedAt.current, caret);
    if (opened === null) openedAt.current = null;
    const found = caret === selectionEnd ? (opened ?? slashSearch(value, caret)) : null;
    if (found?.start !== dismissedAt.current) dismissedAt.current = null;
    setSearch(dismissedAt.current === null ? found : null);
  };
  const toggle = () => {
    const field = inputRef.current;
    if (field === null) return;
    field.focus();
    if (search !== null) return close();
    dismissedAt.current = null;
    openedAt.current = field.selectionEnd;
    field.setSelectionRange(field.selectionEnd, field.selectionEnd);
    look();
  };
  const onPick = (text: string) => {
    const field = inputRef.current;
    if (field === null || search === null) return;
    openedAt.current = null;
    setSearch(null);
    const insertion = { start: search.start, end: search.end, text };
    if (!typeInto(field, insertion)) onTextChange(withInsertion(field.value, insertion));
  };
  /** @returns whether the key was for the list */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (search === null || event.nativeEvent.isComposing) return false;
    if (event.key === 'Escape') {
      close();
      return true;
    }
    // Until the list is there, Enter would send to the visitor what was meant to find a reply.
    return keys.current === null ? event.key === 'Enter' : keys.current(event);
  };
  const list: CannedList | null =
    search === null ? null : { search, listId, onActive: setActiveId, keys, onPick };
  return { list, listId, activeId: search === null ? null : activeId, look, toggle, close, onKeyDown };
}
