import { CODE_LANGUAGES } from '@harborline/domain/html/code-languages';
import { FIND_TEXTS, OUTLINE_TEXTS, TEXT_SIZE_TEXTS } from '@harborline/domain/texts/article-editing';
import { ARTICLE_TEXTS, TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { ArticleOutline } from './outline/article-outline';
import { RichTextEditor } from './rich-text-editor';
import { ANNOUNCED_AFTER_MS } from './text-size';

// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function write(html: string): Promise<Editor> {
  const onEditor = vi.fn<(editor: Editor) => void>();
  renderAdmin(
    <RichTextEditor
      initialHtml={html}
      label={ARTICLE_TEXTS.contentLabel}
      picturePrefix="covers/lumen/"
      links={{ find: async () => [], deadLinkTo: async () => null }}
      onReady={() => {}}
      onChange={() => {}}
      onEditor={onEditor}
    />,
  );
  await vi.waitFor(() => expect(onEditor).toHaveBeenCalled());
  const [editor] = onEditor.mock.lastCall ?? [];
  if (editor === undefined) throw new Error('there is no editor');
  return editor;
}

const contentBox = () => screen.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel });
const pressFind = () => fireEvent.keyDown(contentBox(), { key: 'f', ctrlKey: true });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bar = () => within(screen.getByRole('search', { name: FIND_TEXTS.label }));

describe('find and replace', () => {
  it('opens with Ctrl+F, counts, goes on with Enter and ends with Escape', async () => {
    const editor = await write('<p>light, a light, the light</p>');
    pressFind();
    const field = bar().getByRole('textbox', { name: FIND_TEXTS.find });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'light');
    expect(bar().getByRole('status').textContent).toBe(FIND_TEXTS.position(1, 3));
    await userEvent.type(field, '{Enter}');
    expect(bar().getByRole('status').textContent).toBe(FIND_TEXTS.position(2, 3));
    await userEvent.type(field, '{Shift>}{Enter}{/Shift}');
    expect(bar().getByRole('status').textContent).toBe(FIND_TEXTS.position(1, 3));
    await userEvent.type(field, '{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    expect(contentBox().querySelector('[class*=search-match]')).toBeNull();
    await vi.waitFor(() => expect(editor.isFocused).toBe(true));
    expect(editor.state.selection.from).toBe(1);
  });

  it('begins with the selected words, replaces them all, and one undo brings them back', async () => {
    const editor = await write('<p>bike and Bike</p>');
    act(() => {
      editor.commands.setTextSelection({ from: 1, to: 5 });
    });
    pressFind();
    expect(bar().getByRole<HTMLInputElement>('textbox', { name: FIND_TEXTS.find }).value).toBe('bike');
    await userEvent.type(bar().getByRole('textbox', { name: FIND_TEXTS.replaceWith }), 'bicycle');
    await press(FIND_TEXTS.replaceAll);
    expect(bar().getByRole('status').textContent).toBe(FIND_TEXTS.replaced(2));
    expect(editor.getText()).toBe('bicycle and bicycle');
    act(() => {
      editor.commands.undo();
    });
    expect(editor.getText()).toBe('bike and Bike');
  });

  it('says that nothing matches, and tells upper from lower case on request', async () => {
    await write('<p>Bike</p>');
    pressFind();
    await userEvent.type(bar().getByRole('textbox', { name: FIND_TEXTS.find }), 'bike');
    expect(bar().getByRole('status').textContent).toBe(FIND_TEXTS.position(1, 1));
    await press(FIND_TEXTS.matchCase);
    expect(bar().getByRole('status').textContent).toBe(FIND_TEXTS.none);
    await press(FIND_TEXTS.close);
    expect(screen.queryByRole('search')).toBeNull();
  });
});

describe('the language of a code block', () => {
  it('is one of those that pages highlight, whatever name its author gave it', async () => {
    const editor = await write('<pre><code class="language-html">&lt;b&gt;</code></pre>');
    const chosen = await screen.findByRole('button', { name: `${TOOLBAR_TEXTS.codeLanguage}: HTML, XML` });
    await userEvent.click(chosen);
    const choices = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      TOOLBAR_TEXTS.plainCode,
      ...CODE_LANGUAGES.map(({ label }) => label),
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kotlin' }));
    expect(editor.getHTML()).toContain('language-kotlin');
  });
});

describe('the outline', () => {
  it('moves to a heading, names skipped levels, and follows the text', async () => {
    const editor = await write('<h2>One</h2><p>a</p><h4>Two</h4>');
    renderAdmin(<ArticleOutline editor={editor} />);
    const outline = within(screen.getByRole('list', { name: OUTLINE_TEXTS.title }));
    const two = outline.getByRole('button', { name: /^Two/ });
    expect(two.textContent).toContain(OUTLINE_TEXTS.skipped(3));
    await userEvent.click(two);
    expect(editor.state.selection.$from.parent.textContent).toBe('Two');
    expect(two.getAttribute('aria-current')).toBe('location');
    act(() => {
      editor.commands.insertContentAt(editor.state.doc.content.size, '<h2>Three</h2>');
    });
    outline.getByRole('button', { name: 'Three' });
  });

  it('says what it is for while there is no heading', async () => {
    const editor = await write('<p>a</p>');
    renderAdmin(<ArticleOutline editor={editor} />);
    screen.getByText(OUTLINE_TEXTS.empty);
  });
});

describe('the length of the text', () => {
  it('follows the text and what is selected, and is announced after a pause', async () => {
    const editor = await write('<p>one two</p><p>three</p>');
    const group = screen.getByRole('group', { name: TEXT_SIZE_TEXTS.label });
    expect(group.textContent).toContain(TEXT_SIZE_TEXTS.words(3));
    expect(group.textContent).toContain(TEXT_SIZE_TEXTS.minutes(1));
    expect(within(group).getByRole('status').textContent).toBe('');
    act(() => {
      editor.commands.setTextSelection({ from: 1, to: 4 });
    });
    await vi.waitFor(() => expect(group.textContent).toContain(TEXT_SIZE_TEXTS.selectedWords(1, 3)));
    await vi.waitFor(
      () => expect(within(group).getByRole('status').textContent).toContain(TEXT_SIZE_TEXTS.words(3)),
      { timeout: 2 * ANNOUNCED_AFTER_MS },
    );
  });
});
