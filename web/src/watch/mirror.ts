import { buildNode, homeOf, setAttributes } from './build-node';
import type { Mutation, PageEvent, PageNode } from './read-events';

interface Size {
  readonly width: number;
  readonly height: number;
}

type Nodes = Map<number, Node>;
type Adding = Mutation['adds'][number];

/** Puts a node into the page. @returns false if what it stands in or before is not there yet */
function add(nodes: Nodes, { parentId, nextId, node }: Adding): boolean {
  const parent = nodes.get(parentId);
  const next = nextId === null || nextId === undefined ? null : nodes.get(nextId);
  if (parent === undefined || next === undefined) return false;
  const built = buildNode(node, nodes);
  const home = homeOf(parent, node);
  if (built !== null) home.insertBefore(built, next?.parentNode === home ? next : null);
  return true;
}

/** Adds what can be added, until nothing more can: the page names them in an order of its own. */
function addAll(nodes: Nodes, adds: readonly Adding[]): void {
  let waiting = adds;
  for (let before = Number.POSITIVE_INFINITY; waiting.length < before && waiting.length > 0; ) {
    before = waiting.length;
    waiting = waiting.filter((adding) => !add(nodes, adding));
  }
}

function change(nodes: Nodes, { removes, adds, texts, attributes }: Mutation): void {
  for (const { id } of removes) {
    nodes.get(id)?.parentNode?.removeChild(nodes.get(id) as Node);
    nodes.delete(id);
  }
  addAll(nodes, adds);
  for (const { id, value } of texts) {
    const node = nodes.get(id);
    if (node !== undefined) node.textContent = value;
  }
  for (const { id, attributes: changed } of attributes) {
    const node = nodes.get(id);
    if (node instanceof Element) setAttributes(node, changed);
  }
}

const htmlOf = ({ childNodes = [] }: PageNode): PageNode | undefined =>
  childNodes.find(({ tagName }) => tagName === 'html');

function type(node: Node | undefined, text: string, isChecked: boolean): void {
  if (node instanceof HTMLInputElement) {
    node.checked = isChecked;
    if (!/^(checkbox|radio|file)$/.test(node.type)) node.value = text;
  }
  if (node instanceof HTMLTextAreaElement) node.value = text;
}

/**
 * Shows a recorded page in this document (D-66). It takes the place of the document's own content: a frame for it would be out
 * of this one's reach, since both are sandboxed.
 */
export function createMirror(onSize: (size: Size) => void) {
  const nodes: Nodes = new Map();
  let top: number | null = null;
  const showWhole = (page: PageNode) => {
    nodes.clear();
    const html = htmlOf(page);
    const built = html && buildNode(html, nodes);
    top = page.id;
    if (built === undefined || built === null) return;
    document.documentElement.remove();
    document.append(built);
  };
  const scroll = (id: number, x: number, y: number) => {
    const node = nodes.get(id);
    if (id === top) window.scrollTo(x, y);
    else if (node instanceof Element) node.scrollTo(x, y);
  };
  return {
    apply: (event: PageEvent) => {
      if (event.type === 4) return onSize(event.data);
      if (event.type === 2) {
        const { node, initialOffset } = event.data;
        showWhole(node);
        return window.scrollTo(initialOffset.left, initialOffset.top);
      }
      const { data } = event;
      if (data.source === 0) change(nodes, data);
      if (data.source === 3) scroll(data.id, data.x, data.y);
      if (data.source === 4) onSize({ width: data.width, height: data.height });
      if (data.source === 5) type(nodes.get(data.id), data.text, data.isChecked);
    },
  };
}
