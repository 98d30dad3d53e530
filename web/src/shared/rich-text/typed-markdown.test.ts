import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentToStore } from './content-to-store';
import { EDITOR_EXTENSIONS } from './extensions';

// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

let editor: Editor;
afterEach(() => editor.destroy());

function type(text: string): void {
  for (const character of text) {
    const { view } = editor;
    const { from, to } = view.state.selection;
    const isTaken = view.someProp('handleTextInput', (handle) =>
      handle(view, from, to, character, () => view.state.tr.insertText(character, from, to)),
    );
    if (isTaken !== true) view.dispatch(view.state.tr.insertText(character, from, to));
  }
}

describe('Markdown that is typed', () => {
  it.each([
    ['# a', '<h2>a</h2>'],
    ['## a', '<h2>a</h2>'],
    ['### a', '<h3>a</h3>'],
    ['#### a', '<h4>a</h4>'],
    ['- a', '<ul><li>a</li></ul>'],
    ['* a', '<ul><li>a</li></ul>'],
    ['1. a', '<ol><li>a</li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['```js a', '<pre><code class="language-js">a</code></pre>'],
    ['---', '<hr>'],
    ['**a** b', '<p><strong>a</strong> b</p>'],
    ['*a* b', '<p><em>a</em> b</p>'],
    ['`a` b', '<p><code>a</code> b</p>'],
    ['~~a~~ b', '<p><s>a</s> b</p>'],
    ['[a](https://a.example) b', '<p><a href="https://a.example">a</a> b</p>'],
  ])('%s is formatted', (typed, html) => {
    editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: '<p></p>' });
    type(typed);
    expect(contentToStore(editor.getHTML())).toBe(html);
  });

  it.each(['5 * 3 = 15', 'a # b', 'no. 1. or 2'])('%s stays as it is', (typed) => {
    editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: '<p></p>' });
    type(typed);
    expect(contentToStore(editor.getHTML())).toBe(`<p>${typed}</p>`);
  });
});
