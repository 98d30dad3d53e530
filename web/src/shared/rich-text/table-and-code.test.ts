import { CellSelection } from '@tiptap/pm/tables';
import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentToStore } from './content-to-store';
import { EDITOR_EXTENSIONS } from './extensions';

// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

const TABLE = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';

let editor: Editor;
function open(html: string): Editor {
  editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: html });
  return editor;
}
afterEach(() => editor.destroy());

const stored = () => contentToStore(editor.getHTML());

/** Positions before the cells of the only table. */
function cells(): number[] {
  const found: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'tableCell' || node.type.name === 'tableHeader') found.push(at);
  });
  return found;
}

function selectCells(from: number, to: number): void {
  const [first = 0, last = 0] = [cells()[from], cells()[to]];
  const selection = CellSelection.create(editor.state.doc, first, last);
  editor.view.dispatch(editor.state.tr.setSelection(selection));
}

describe('a table of an article (D-47)', () => {
  it('has its cells merged and split again', () => {
    open(TABLE);
    selectCells(0, 1);
    editor.commands.mergeCells();
    expect(stored()).toContain('<td colspan="2"><p>a</p><p>b</p></td>');
    editor.commands.splitCell();
    expect(cells()).toHaveLength(4);
    expect(stored()).not.toContain('colspan="2"');
  });

  it('has a header column and a header row', () => {
    open(TABLE);
    selectCells(0, 0);
    editor.commands.toggleHeaderColumn();
    expect(stored()).toBe(
      '<table><tbody><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></tbody></table>',
    );
    editor.commands.toggleHeaderRow();
    expect(stored()).toContain('<thead><tr><th>a</th><th>b</th></tr></thead>');
  });
});

describe('a code block of an article (D-47)', () => {
  it('stores its language as the class of its code', () => {
    open('<pre><code>npm start</code></pre>');
    editor.commands.setTextSelection(2);
    editor.commands.updateAttributes('codeBlock', { language: 'bash' });
    expect(stored()).toBe('<pre><code class="language-bash">npm start</code></pre>');
    editor.commands.updateAttributes('codeBlock', { language: null });
    expect(stored()).toBe('<pre><code>npm start</code></pre>');
  });
});
