import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withScheme } from './article-link';
import { contentToStore } from './content-to-store';
import { EDITOR_EXTENSIONS } from './extensions';
import { placePicture } from './insert-pictures';
import { nextIndex } from './use-roving-focus';

// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

let editor: Editor | null = null;
function roundTrip(html: string): string {
  editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: html });
  return editor.getHTML();
}

describe('the rich-text editor', () => {
  afterEach(() => {
    editor?.destroy();
    editor = null;
  });

  it.each([
    '<h2>Title</h2><p>Text with <strong>bold</strong>, <em>italic</em> and <code>code</code>.</p>',
    '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
    '<blockquote><p>quoted</p></blockquote>',
    '<p>Press <kbd>Enter</kbd>, CO<sub>2</sub>, x<sup>2</sup></p>',
  ])('returns its input unchanged: %s', (html) => {
    expect(roundTrip(html)).toBe(html);
  });

  it.each([
    ['between blocks', '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>', -1],
    ['in an empty text', '<p></p>', 1],
    ['in a text', '<p>ab</p>', 2],
  ])('selects a picture that was inserted %s', (_where, html, at) => {
    roundTrip(html);
    if (editor === null) throw new Error('there is no editor');
    const picture = { src: 'https://a.example/b.png', width: 640, height: 480 };
    placePicture(editor, picture, at === -1 ? editor.state.doc.content.size : at);
    expect(editor.isActive('image')).toBe(true);
    // Pages keep room for it while it loads.
    expect(editor.getHTML()).toContain('width="640" height="480"');
  });

  it('drops links that no sanitiser would allow', () => {
    expect(roundTrip('<p><a href="javascript:alert(1)">x</a></p>')).not.toContain('javascript');
    expect(roundTrip('<p><a href="/article/details/lumen/a">x</a></p>')).toContain(
      'href="/article/details/lumen/a"',
    );
  });
});

describe('contentToStore', () => {
  it('stores an empty document as an empty text', () => {
    expect(contentToStore('<p></p>')).toBe('');
  });
});

describe('withScheme', () => {
  it.each([
    ['lumen.example/x', 'https://lumen.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/article/details/lumen/a', '/article/details/lumen/a'],
    ['#part', '#part'],
  ])('reads %s as %s', (typed, address) => {
    expect(withScheme(typed)).toBe(address);
  });
});

describe('the toolbar keys', () => {
  it('wrap around, and go to both ends', () => {
    expect(nextIndex('ArrowRight', 2, 3)).toBe(0);
    expect(nextIndex('ArrowLeft', 0, 3)).toBe(2);
    expect([nextIndex('Home', 1, 3), nextIndex('End', 1, 3)]).toEqual([0, 2]);
    expect(nextIndex('a', 1, 3)).toBeNull();
  });
});
