import { CALLOUTS } from '@harborline/domain/html/article-markup';
import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentToStore } from './content-to-store';
import { EDITOR_EXTENSIONS } from './extensions';
import { noticeRemovals } from './removed-blocks';
import { setAlternativeText } from './set-alternative-text';

// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

let editor: Editor;
const onRemoved = vi.fn();
function open(html: string): Editor {
  onRemoved.mockReset();
  editor = new Editor({
    extensions: EDITOR_EXTENSIONS,
    content: html,
    onTransaction: noticeRemovals(onRemoved),
  });
  return editor;
}
afterEach(() => editor.destroy());

const stored = () => contentToStore(editor.getHTML());
function at(typeName: string): number {
  let found = -1;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === typeName) found = position;
  });
  return found;
}

describe('a callout (D-47)', () => {
  it.each(CALLOUTS)('of the kind %s is put around the text and taken away again', (kind) => {
    open('<p>Mind the gap</p>');
    editor.commands.setCallout(kind);
    expect(stored()).toBe(`<div data-callout="${kind}"><p>Mind the gap</p></div>`);
    editor.commands.unsetCallout();
    expect(stored()).toBe('<p>Mind the gap</p>');
  });

  it('changes its kind instead of nesting', () => {
    open('<div data-callout="tip"><p>a</p></div>');
    editor.commands.setTextSelection(3);
    editor.commands.setCallout('danger');
    expect(stored()).toBe('<div data-callout="danger"><p>a</p></div>');
  });

  it('of an unknown kind is plain text', () => {
    open('<div data-callout="joke"><p>a</p></div>');
    expect(stored()).toBe('<p>a</p>');
  });
});

const PICTURE = '<img src="https://a.example/b.png" alt="B" width="640" height="480">';

describe('the alternative text of a picture', () => {
  it.each([
    ['image', `<p>a ${PICTURE} b</p>`],
    ['figure', `<p>a</p><figure>${PICTURE}<figcaption>b</figcaption></figure>`],
  ] as const)('of the kind %s is typed letter by letter while it stays selected', (kind, html) => {
    open(html);
    editor.commands.setNodeSelection(at(kind));
    for (const typed of ['A', 'A ', 'A l']) {
      setAlternativeText(editor, kind, typed);
      expect(editor.getAttributes(kind).alt).toBe(typed);
      expect(editor.state.selection.from).toBe(at(kind));
    }
    expect(stored()).toBe(html.replace('alt="B"', 'alt="A l"'));
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it('of several selected pictures changes with them', () => {
    open(`<p>${PICTURE}</p><p>${PICTURE}</p>`);
    editor.commands.selectAll();
    setAlternativeText(editor, 'image', 'A');
    expect(stored().match(/alt="A"/g)).toHaveLength(2);
  });
});

describe('the caption of a picture (D-47)', () => {
  it('is added, written and removed, and the picture stays the same', () => {
    open(`<p>${PICTURE}</p>`);
    editor.commands.setNodeSelection(at('image'));
    editor.commands.addCaption();
    editor.view.dispatch(editor.state.tr.insertText('A green light'));
    expect(stored()).toBe(`<figure>${PICTURE}<figcaption>A green light</figcaption></figure>`);
    editor.commands.removeCaption();
    expect(stored()).toBe(`<p>${PICTURE}</p>`);
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it('leaves the text around the picture where it was', () => {
    open(`<p>before ${PICTURE} after</p>`);
    editor.commands.setNodeSelection(at('image'));
    editor.commands.addCaption();
    expect(stored()).toBe(`<p>before </p><figure>${PICTURE}</figure><p> after</p>`);
  });

  it('leaves the picture selectable by a click', () => {
    open(`<p>a</p><figure>${PICTURE}<figcaption>b</figcaption></figure>`);
    const figure = at('figure');
    const { view } = editor;
    const event = new MouseEvent('click');
    Object.defineProperty(event, 'target', { value: view.dom.querySelector('figure img') });
    view.someProp('handleClickOn', (handle) =>
      handle(view, figure, view.state.doc.nodeAt(figure) ?? view.state.doc, figure, event, true),
    );
    expect(editor.isActive('figure')).toBe(true);
    expect(editor.state.selection.from).toBe(figure);
  });

  it('ends with Enter, below the figure', () => {
    open(`<figure>${PICTURE}<figcaption>ab</figcaption></figure>`);
    editor.commands.setTextSelection(at('figure') + 3);
    const enter = new KeyboardEvent('keydown', { key: 'Enter' });
    editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, enter));
    editor.commands.insertContent('below');
    expect(stored()).toBe(`<figure>${PICTURE}<figcaption>ab</figcaption></figure><p>below</p>`);
  });
});
