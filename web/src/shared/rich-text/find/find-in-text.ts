import { closeHistory } from '@tiptap/pm/history';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { type Editor, Extension } from '@tiptap/react';
import {
  findNext,
  findPrev,
  getMatchHighlights,
  getSearchState,
  SearchQuery,
  search,
  setSearchState,
} from 'prosemirror-search';

/** Finds words in the text; the matches are marked, and not part of it. */
export const FindInText = Extension.create({
  name: 'findInText',
  addProseMirrorPlugins: () => [search()],
});

export interface FindRequest {
  readonly text: string;
  readonly matchesCase: boolean;
}

/** Typed quotes and spaces find the typographic ones as well. */
const patternOf = (text: string): string =>
  text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”]/g, '["“”]')
    .replace(/\s/g, '\\s');

const queryOf = ({ text, matchesCase }: FindRequest): SearchQuery =>
  new SearchQuery({ search: patternOf(text), regexp: true, literal: true, caseSensitive: matchesCase });

/** Brings the match that is selected into view; the focus may be elsewhere. */
function showMatch({ view }: Editor): void {
  view.dom.querySelector('.ProseMirror-active-search-match')?.scrollIntoView({ block: 'center' });
}

interface Match {
  readonly from: number;
  readonly to: number;
}

function matchesOf({ state }: Editor): Match[] {
  const query = getSearchState(state)?.query;
  const matches: Match[] = [];
  if (query === undefined || !query.valid) return matches;
  let found = query.findNext(state);
  while (found !== null) {
    matches.push(found);
    found = query.findNext(state, found.to);
  }
  return matches;
}

const isSelected = ({ state: { selection } }: Editor, { from, to }: Match): boolean =>
  selection.from === from && selection.to === to;

/** Marks what is searched for and selects the first match from the cursor on. */
export function findText(editor: Editor, request: FindRequest): void {
  const { state, view } = editor;
  const query = queryOf(request);
  const tr = setSearchState(state.tr, query);
  const first = query.findNext(state, state.selection.from) ?? query.findNext(state);
  if (first !== null) tr.setSelection(TextSelection.create(state.doc, first.from, first.to));
  view.dispatch(tr);
  showMatch(editor);
}

/** Selects the next or the previous match; after the last comes the first. */
export function stepToMatch(editor: Editor, direction: 'next' | 'previous'): void {
  const { state, view } = editor;
  const step = direction === 'next' ? findNext : findPrev;
  step(state, (tr) => view.dispatch(tr));
  showMatch(editor);
}

function replace(tr: Transaction, matches: readonly Match[], text: string): void {
  for (const { from, to } of [...matches].reverse()) tr.insertText(text, from, to);
}

/** Replaces the selected match and selects the next; only selects one if none is selected. */
export function replaceMatch(editor: Editor, text: string): void {
  const selected = matchesOf(editor).find((match) => isSelected(editor, match));
  if (selected !== undefined) {
    const tr = closeHistory(editor.state.tr);
    replace(tr, [selected], text);
    tr.setSelection(TextSelection.create(tr.doc, selected.from + text.length));
    editor.view.dispatch(tr);
  }
  stepToMatch(editor, 'next');
}

/** Replaces every match in one step that can be undone. @returns how many there were */
export function replaceEveryMatch(editor: Editor, text: string): number {
  const matches = matchesOf(editor);
  if (matches.length === 0) return 0;
  const tr = closeHistory(editor.state.tr);
  replace(tr, matches, text);
  editor.view.dispatch(tr);
  return matches.length;
}

/** How many matches there are; `index` counts from 1, 0 if none is selected. */
export function countMatches(editor: Editor): { readonly count: number; readonly index: number } {
  const { from, to } = editor.state.selection;
  const marks = getMatchHighlights(editor.state).find();
  const matches = [...marks].sort((one, other) => one.from - other.from);
  return {
    count: matches.length,
    index: matches.findIndex((match) => match.from === from && match.to === to) + 1,
  };
}

/** Removes the marks of matches; what is selected stays so. */
export function endFind({ state, view }: Editor): void {
  view.dispatch(setSearchState(state.tr, new SearchQuery({ search: '' })));
}

const MAX_PREFILL = 100;

/** The selected words of one line, to search for them. */
export function wordsToFind({ state: { selection, doc } }: Editor): string {
  const { $from, $to, from, to } = selection;
  const isOneLine = $from.parent.inlineContent && $from.sameParent($to) && to - from <= MAX_PREFILL;
  return isOneLine ? doc.textBetween(from, to).trim() : '';
}
