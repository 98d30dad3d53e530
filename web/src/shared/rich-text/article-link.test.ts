import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkedArticles, linkToAddress, linkToArticle, showLinkTo } from './article-link';
import { contentToStore } from './content-to-store';
import { EDITOR_EXTENSIONS } from './extensions';

// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

let editor: Editor;
function open(html: string): Editor {
  editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: html });
  return editor;
}
afterEach(() => editor?.destroy());
const stored = () => contentToStore(editor.getHTML());

const TARGET = { id: 'lumen-brakes', title: 'Check your brakes' };

describe('a link to another article (D-47)', () => {
  it('is stored by the id of the article, and read back with it', () => {
    open('<p>See the brakes now</p>');
    editor.commands.setTextSelection({ from: 5, to: 15 });
    linkToArticle(editor, TARGET);
    const html = stored();
    expect(html).toContain('data-article="lumen-brakes"');
    expect(html).toContain('href="/article/details/lumen-brakes"');
    expect(html).toContain('>the brakes</a>');
    expect(linkedArticles(editor)).toEqual(['lumen-brakes']);
    editor.commands.setContent(html);
    expect(stored()).toBe(html);
  });

  it('inserts the title where nothing is selected', () => {
    open('<p>See </p>');
    editor.commands.setTextSelection(5);
    linkToArticle(editor, TARGET);
    expect(stored()).toContain('>Check your brakes</a>');
  });

  it('takes the place of another link, and gives way to an address', () => {
    open('<p><a href="https://a.example">here</a></p>');
    editor.commands.setTextSelection(2);
    linkToArticle(editor, TARGET);
    expect(stored()).not.toContain('a.example');
    linkToAddress(editor, 'b.example');
    expect(stored()).toBe('<p><a href="https://b.example">here</a></p>');
    expect(linkedArticles(editor)).toEqual([]);
  });

  it('to an address inserts that where nothing is selected', () => {
    open('<p>(</p>');
    editor.commands.setTextSelection(2);
    linkToAddress(editor, 'b.example/path');
    expect(stored()).toBe('<p>(<a href="https://b.example/path">b.example/path</a></p>');
  });

  it('is shown to its writer when it leads nowhere', () => {
    open('<p>a <a href="/article/details/x" data-article="x">b</a></p>');
    showLinkTo(editor, 'x');
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to)).toBe('b');
  });
});
