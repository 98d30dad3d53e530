import { PASTE_TEXTS } from '@harborline/domain/texts/article-editing';
import { Slice } from '@tiptap/pm/model';
import { Editor } from '@tiptap/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toasts } from '../../ui-admin/toasts';
import { uploadPicture } from '../article-picture';
import { contentToStore } from '../content-to-store';
import { EDITOR_EXTENSIONS } from '../extensions';
import { ArticlePaste } from './article-paste';

// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));
vi.mock('../article-picture', () => ({
  PictureRefused: class PictureRefused extends Error {},
  uploadPicture: vi.fn(),
  deletePicture: vi.fn(),
}));

const toasts = { success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() };
let editor: Editor;

function open(html = '<p></p>'): void {
  const paste = ArticlePaste.configure({
    picturePrefix: 'covers/lumen/',
    toasts: toasts as Partial<Toasts> as Toasts,
  });
  editor = new Editor({ extensions: [...EDITOR_EXTENSIONS, paste], content: html });
}
beforeEach(() => {
  for (const call of [...Object.values(toasts), vi.mocked(uploadPicture)]) call.mockReset();
});
afterEach(() => editor.destroy());

/** Pastes what a clipboard has, by its types. @returns whether it was taken, or is left to the editor */
function paste(data: Readonly<Record<string, string>>): boolean {
  const clipboardData: Partial<DataTransfer> = {
    types: Object.keys(data),
    getData: (type) => data[type] ?? '',
  };
  const event = Object.assign(new Event('paste'), { clipboardData: clipboardData as DataTransfer });
  return (
    editor.view.someProp('handlePaste', (handle) =>
      handle(editor.view, event as Partial<ClipboardEvent> as ClipboardEvent, Slice.empty),
    ) === true
  );
}
const stored = () => contentToStore(editor.getHTML());
const formatted = () => vi.waitFor(() => expect(toasts.info).toHaveBeenCalled(), { timeout: 5000 });

const MARKDOWN = '## Charge\n\nUse **only** [the charger](https://lumen.example).\n\n- dry\n- warm';
const FORMATTED =
  '<h2>Charge</h2><p>Use <strong>only</strong> <a href="https://lumen.example">the charger</a>.</p><ul><li>dry</li><li>warm</li></ul>';
const PLAIN =
  '<p>## Charge</p><p>Use **only** [the charger](https://lumen.example).</p><p>- dry</p><p>- warm</p>';

describe('pasted Markdown', () => {
  it('is formatted, and one undo brings the plain text back', async () => {
    open();
    expect(paste({ 'text/plain': MARKDOWN })).toBe(true);
    expect(stored()).toBe(PLAIN);
    await formatted();
    expect(stored()).toBe(FORMATTED);
    editor.commands.undo();
    expect(stored()).toBe(PLAIN);
    editor.commands.undo();
    expect(stored()).toBe('');
  });

  it('is kept as text on request, whatever was written since', async () => {
    open('<p>before</p><p></p>');
    editor.commands.setTextSelection(9);
    paste({ 'text/plain': MARKDOWN });
    await formatted();
    editor.commands.insertContentAt(1, 'written ');
    const [text, action] = toasts.info.mock.lastCall ?? [];
    expect([text, action.label]).toEqual([PASTE_TEXTS.markdown, PASTE_TEXTS.keepAsText]);
    action.run();
    expect(stored()).toBe(`<p>written before</p>${PLAIN}`);
  });

  it.each([
    ['in a text', '<p>ab</p>', 2, '<p>a</p><h2>x</h2><p>b</p>', '## x'],
    ['in a line', '<p>ab</p>', 2, '<p>a<strong>x</strong>b</p>', '**x**'],
    ['in a list', '<ul><li>a</li></ul>', 4, '<ul><li>a<strong>x</strong></li></ul>', '**x**'],
    [
      'in a cell',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
      5,
      '<table><tbody><tr><td>a<strong>x</strong></td></tr></tbody></table>',
      '**x**',
    ],
  ])('fits in %s', async (_where, html, at, expected, markdown) => {
    open(html);
    editor.commands.setTextSelection(at);
    paste({ 'text/plain': markdown });
    await formatted();
    expect(stored()).toBe(expected);
  });

  it.each([
    [
      'tables',
      '| A | B |\n|---|---|\n| 1 | 2 |',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['code', '```js\nlet a;\n```', '<pre><code class="language-js">let a;</code></pre>'],
    ['callouts', '> [!WARNING]\n> Mind the gap', '<div data-callout="warning"><p>Mind the gap</p></div>'],
    ['quotes', '> a\n> b', '<blockquote><p>a b</p></blockquote>'],
    ['done and open tasks', '- [x] a\n- [ ] b', '<ul><li>☑ a</li><li>☐ b</li></ul>'],
    ['a title, one level lower', '# a\n\n## b', '<h2>a</h2><h3>b</h3>'],
  ])('knows %s', async (_what, markdown, html) => {
    open();
    paste({ 'text/plain': markdown });
    await formatted();
    expect(stored().replace(/a\nb/, 'a b')).toBe(html);
  });

  it('is taken from code editors and raw files, not from formatted text', () => {
    open();
    expect(paste({ 'text/plain': '## a', 'text/html': '<h2>a</h2>' })).toBe(false);
    expect(paste({ 'text/plain': '## a', 'text/html': '<pre>## a</pre>' })).toBe(true);
    expect(paste({ 'text/plain': '## a', 'text/html': '<div>a</div>', 'vscode-editor-data': '{}' })).toBe(
      true,
    );
  });

  it('stays text in code, and with Ctrl+Shift+V', () => {
    open('<pre><code>a</code></pre>');
    expect(paste({ 'text/plain': '## a' })).toBe(false);
    editor.destroy();
    open();
    const key = new KeyboardEvent('keydown', { key: 'V', ctrlKey: true, shiftKey: true });
    editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, key));
    expect(paste({ 'text/plain': '## a' })).toBe(false);
  });

  it('stays text only for the paste of that key, not for a later one', async () => {
    const press = () =>
      editor.view.someProp('handleKeyDown', (handle) =>
        handle(editor.view, new KeyboardEvent('keydown', { key: 'V', ctrlKey: true, shiftKey: true })),
      );
    open();
    press();
    expect(paste({ 'text/plain': '## a' })).toBe(false);
    expect(paste({ 'text/plain': '## a' })).toBe(true);
    await formatted();
    press();
    editor.view.dom.dispatchEvent(new KeyboardEvent('keyup', { key: 'V' }));
    expect(paste({ 'text/plain': '## a' })).toBe(true);
    press();
    editor.view.dom.dispatchEvent(new FocusEvent('blur'));
    expect(paste({ 'text/plain': '## a' })).toBe(true);
  });

  it('is followed only as long as its message can be answered', async () => {
    open();
    const off = vi.spyOn(editor, 'off');
    const on = vi.spyOn(editor, 'on');
    paste({ 'text/plain': MARKDOWN });
    await formatted();
    await vi.waitFor(() => expect(off).toHaveBeenCalledOnce());
    const [, action] = toasts.info.mock.lastCall ?? [];
    action.onClosed();
    expect(off).toHaveBeenCalledTimes(on.mock.calls.length);
  });

  it('leaves other text to the editor', () => {
    open();
    expect(paste({ 'text/plain': 'Just a sentence.' })).toBe(false);
  });
});

describe('pasted HTML', () => {
  it('is cleaned before it is read', () => {
    open();
    editor.view.pasteHTML('<b style="font-weight:normal" id="docs-internal-guid-1"><p class="a">x</p></b>');
    expect(stored()).toBe('<p>x</p>');
  });

  it('is parsed without its event handlers, which browsers would report', () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    open();
    const html = '<p onclick="a()">x<img src=x onerror="b()"></p>';
    paste({ 'text/plain': '## a', 'text/html': html });
    editor.view.pasteHTML(html);
    expect(parse.mock.calls.length).toBeGreaterThan(1);
    for (const [parsed] of parse.mock.calls) expect(parsed).not.toMatch(/onclick|onerror/);
    parse.mockRestore();
  });

  it('says that a picture was left out', () => {
    open();
    editor.view.pasteHTML('<p>x<img src="file:///a.png"></p>');
    expect(stored()).toBe('<p>x</p>');
    expect(toasts.warning).toHaveBeenCalledWith(PASTE_TEXTS.picturesLeftOut(1));
  });

  it('has its pictures uploaded, each to its position, with its alternative text', async () => {
    vi.mocked(uploadPicture).mockImplementation(async ({ file }) => ({
      src: `https://a.example/${file.size}.png`,
      width: null,
      height: null,
    }));
    open();
    const picture = (data: string, alt: string) => `<img src="data:image/png;base64,${data}" alt="${alt}">`;
    editor.view.pasteHTML(`<p>a${picture('AA==', 'one')}b</p><p>${picture('AAA=', 'two')}c</p>`);
    expect(stored()).not.toContain('data:');
    await vi.waitFor(() =>
      expect(stored()).toBe(
        '<p>a<img src="https://a.example/1.png" alt="one">b</p><p><img src="https://a.example/2.png" alt="two">c</p>',
      ),
    );
    expect(toasts.warning).not.toHaveBeenCalled();
  });
});
