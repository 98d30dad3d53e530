import { Node } from '@tiptap/react';
import { sanitiseHtml } from '../../../shared/html/sanitise';

/** What the editor cannot edit but must not lose: it is shown, can be moved and deleted, and is stored as it was. */
const PRESERVED = ['table', 'figure', 'picture', 'img', 'iframe', 'video', 'audio', 'details', 'dl'] as const;

function elementOf(html: string): HTMLElement {
  const [first] = sanitiseHtml(html).children;
  return first instanceof HTMLElement ? first : document.createElement('div');
}

/** Tables, pictures, frames and the like of an article, kept whole while the text around them is edited. */
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
      dom.className = 'preserved-block';
      dom.contentEditable = 'false';
      dom.append(elementOf(String(node.attrs.html)));
      return { dom };
    };
  },
});
