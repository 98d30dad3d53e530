import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EDITOR_EXTENSIONS } from '../extensions';
import { goToHeading, outlineOf, sectionAt } from './outline-of';

vi.mock('../../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

let editor: Editor;
const open = (html: string) => {
  editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: html });
  return outlineOf(editor.state.doc);
};
afterEach(() => editor.destroy());

describe('the outline of a text', () => {
  it('lists its headings, also those inside callouts', () => {
    const outline = open('<p>a</p><h2>One</h2><div data-callout="tip"><h3>Two</h3></div><h2></h2>');
    expect(outline.map(({ level, text }) => [level, text])).toEqual([
      [2, 'One'],
      [3, 'Two'],
      [2, ''],
    ]);
  });

  it.each([
    ['<h2>a</h2><h4>b</h4><h4>c</h4>', [null, 3, null]],
    ['<h3>a</h3><h2>b</h2>', [2, null]],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', [null, null, null, null]],
  ])('marks a skipped level in %s', (html, expected) => {
    expect(open(html).map(({ expectedLevel }) => expectedLevel)).toEqual(expected);
  });

  it('knows the section of the cursor, and moves it to a heading', () => {
    const outline = open('<p>a</p><h2>One</h2><p>b</p><h2>Two</h2>');
    expect(sectionAt(outline, 1)).toBe(-1);
    const [, two] = outline;
    if (two === undefined) throw new Error('there is no second heading');
    goToHeading(editor, two);
    expect(sectionAt(outline, editor.state.selection.from)).toBe(1);
  });
});
