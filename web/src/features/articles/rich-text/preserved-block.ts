import { Node } from '@tiptap/react';
import { sanitiseHtml } from '../../../shared/html/sanitise';

/**
 * Content that the editor cannot edit but must not lose: it is shown, can be moved and deleted, and is stored
 * unchanged.
 */
const PRESERVED = [
  ...['figure', 'picture', 'video', 'audio', 'details', 'dl'],
  // Code with markup inside, which a code block would drop.
  'pre:has(> :not(code)), pre:has(code *)',
  // Tables with parts that the table tools do not support.
  'table:has(caption, tfoot, table, col[width], col[style])',
] as const;

function elementOf(html: string): HTMLElement {
  const [first] = sanitiseHtml(html).children;
  return first instanceof HTMLElement ? first : document.createElement('div');
}

/** Figures, videos, description lists and the like, kept whole while the text around them is edited. */
export const PreservedBlock = Node.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,
  addAttributes() {
    return { html: { default: '', rendered: false } };
  },
  parseHTML() {
    return PRESERVED.map((tag) => ({
      tag,
      priority: 100,
      getAttrs: (element: HTMLElement) => ({ html: element.outerHTML }),
    }));
  },
  renderHTML({ node }) {
    return elementOf(String(node.attrs.html));
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'protected-block';
      dom.contentEditable = 'false';
      dom.append(elementOf(String(node.attrs.html)));
      return { dom };
    };
  },
});
