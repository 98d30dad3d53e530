import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EDITOR_EXTENSIONS } from '../extensions';
import {
  countMatches,
  endFind,
  findText,
  replaceEveryMatch,
  replaceMatch,
  stepToMatch,
  wordsToFind,
} from './find-in-text';

vi.mock('../../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

let editor: Editor;
function open(html: string): Editor {
  editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: html });
  return editor;
}
afterEach(() => editor.destroy());

const find = (text: string, matchesCase = false) => findText(editor, { text, matchesCase });
const selected = () => editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to);

describe('find in the text', () => {
  it('selects the first match, goes on and starts again after the last', () => {
    open('<p>Light on, light off</p><ul><li><p>a <strong>li</strong>ght</p></li></ul>');
    find('light');
    expect([countMatches(editor), selected()]).toEqual([{ count: 3, index: 1 }, 'Light']);
    stepToMatch(editor, 'next');
    stepToMatch(editor, 'next');
    expect(countMatches(editor).index).toBe(3);
    stepToMatch(editor, 'next');
    expect(countMatches(editor).index).toBe(1);
    stepToMatch(editor, 'previous');
    expect(countMatches(editor).index).toBe(3);
  });

  it.each([
    ['upper and lower case', 'light', true, 1],
    ['signs that patterns use', '(a.b)*', false, 1],
    ['typographic quotes', "don't", false, 1],
    ['nothing', 'xyz', false, 0],
    ['an empty request', '', false, 0],
  ])('finds %s', (_what, text, matchesCase, count) => {
    open('<p>Light, light, (a.b)*, don’t</p>');
    find(text, matchesCase);
    expect(countMatches(editor).count).toBe(count);
  });

  it('replaces one match after the other, with any sign in the new text', () => {
    open('<p>€5 and <strong>€5</strong></p>');
    find('€5');
    replaceMatch(editor, '$5 $&');
    expect(editor.getHTML()).toBe('<p>$5 $&amp; and <strong>€5</strong></p>');
    replaceMatch(editor, '');
    expect(editor.getHTML()).toBe('<p>$5 $&amp; and </p>');
  });

  it('replaces all matches in one step that can be undone', () => {
    open('<p>a b a</p><p>A</p>');
    editor.commands.insertContentAt(1, 'x ');
    find('a');
    expect(replaceEveryMatch(editor, 'aa')).toBe(3);
    expect(editor.getHTML()).toBe('<p>x aa b aa</p><p>aa</p>');
    editor.commands.undo();
    expect(editor.getHTML()).toBe('<p>x a b a</p><p>A</p>');
  });

  it('ends without a trace in the text', () => {
    open('<p>a</p>');
    find('a');
    endFind(editor);
    expect(countMatches(editor).count).toBe(0);
    expect(editor.getHTML()).toBe('<p>a</p>');
  });

  it('starts with the words that are selected', () => {
    open('<p>one two</p><p>three</p>');
    editor.commands.setTextSelection({ from: 1, to: 4 });
    expect(wordsToFind(editor)).toBe('one');
    editor.commands.selectAll();
    expect(wordsToFind(editor)).toBe('');
  });
});
