import { LIMITS } from '@harborline/domain/limits';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { typeInto, withInsertion } from '../../../shared/text/insert-text';
import { isPlainEnter } from './is-plain-enter';

/** What is being looked for in a composer, and which part of its text what is found would replace. */
interface WordSearch {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** What begins a search, and what is typed since. */
export interface SearchMark {
  readonly mark: string;
  /** the search that the text up to the caret asks for; null for none */
  readonly wordAt: (text: string, caret: number) => { readonly start: number; readonly words: string } | null;
}

/** The composer's side of a list: of canned replies, or of teammates. */
export interface ComposerSide {
  readonly search: WordSearch;
  readonly listId: string;
  /** tells the field which option the arrow keys chose; null for none */
  readonly onActive: (optionId: string | null) => void;
  /** what the list says of itself, announced by the composer */
  readonly onStatus: (text: string) => void;
  /** what the field holds now */
  readonly textOf: () => string;
  /** gives the field the focus, before the control that has it goes away */
  readonly toField: () => void;
  /** takes the keys typed in the field; returns whether it used one */
  readonly keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  /** @returns false where the text would become too long for a message */
  readonly onPick: (text: string) => boolean;
}

/** Opened by the button, the list looks for what is typed from there on, in the same line. */
function wordsSince(text: string, start: number, caret: number): WordSearch | null {
  const words = text.slice(start, caret);
  return caret < start || words.includes('\n') ? null : { start, end: caret, words };
}

function markedSearch(text: string, caret: number, { wordAt }: SearchMark): WordSearch | null {
  const found = wordAt(text, caret);
  return found && { ...found, end: caret };
}

/**
 * Looks for something in what is typed in a field: behind a mark at the beginning of a word, or from where the button
 * opened the list (D-65, D-103). Escape closes it until another mark is typed; leaving the field closes it until the caret
 * is back.
 */
export function useWordSearch(
  inputRef: RefObject<HTMLTextAreaElement | null>,
  onTextChange: (text: string) => void,
  marked: SearchMark,
) {
  const listId = useId();
  const [search, setSearch] = useState<WordSearch | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const openedAt = useRef<number | null>(null);
  const dismissedAt = useRef<number | null>(null);
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null);

  const leave = () => {
    openedAt.current = null;
    setSearch(null);
  };
  const toField = () => inputRef.current?.focus();
  const textOf = () => inputRef.current?.value ?? '';
  const dismiss = () => {
    const start = search?.start ?? null;
    // Where the button opened the list, a mark that is typed later is another one.
    dismissedAt.current = start !== null && inputRef.current?.value[start] === marked.mark ? start : null;
    leave();
  };
  const look = () => {
    const field = inputRef.current;
    if (field === null) return;
    const { value, selectionStart: caret, selectionEnd } = field;
    const opened = openedAt.current === null ? null : wordsSince(value, openedAt.current, caret);
    if (opened === null) openedAt.current = null;
    const found = caret === selectionEnd ? (opened ?? markedSearch(value, caret, marked)) : null;
    if (found?.start !== dismissedAt.current) dismissedAt.current = null;
    setSearch(dismissedAt.current === null ? found : null);
  };
  const toggle = () => {
    const field = inputRef.current;
    if (field === null) return;
    field.focus();
    if (search !== null) return dismiss();
    dismissedAt.current = null;
    openedAt.current = field.selectionEnd;
    field.setSelectionRange(field.selectionEnd, field.selectionEnd);
    look();
  };
  const onPick = (text: string): boolean => {
    const field = inputRef.current;
    if (field === null || search === null) return true;
    const insertion = { start: search.start, end: search.end, text };
    const whole = withInsertion(field.value, insertion);
    field.focus();
    if (whole.length > LIMITS.messageText) return false;
    leave();
    if (!typeInto(field, insertion)) onTextChange(whole);
    return true;
  };
  /** @returns whether the key was for the list */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (search === null || event.nativeEvent.isComposing) return false;
    if (event.key === 'Escape') {
      dismiss();
      toField();
      return true;
    }
    // Until the list is there, Enter would send what was meant to find something.
    return keys.current === null ? isPlainEnter(event) : keys.current(event);
  };
  const list: ComposerSide | null =
    search === null
      ? null
      : { search, listId, onActive: setActiveId, onStatus: setStatus, textOf, toField, keys, onPick };
  return {
    list,
    activeId: list && activeId,
    status: list === null ? '' : status,
    look,
    toggle,
    leave,
    onKeyDown,
  };
}
