import type { MarkupNode } from '@harborline/domain/html/markup-tree';

/** The nodes below a sanitised node of the browser. */
export function markupBelow(parent: ParentNode): MarkupNode[] {
  return [...parent.childNodes].flatMap<MarkupNode>((node) => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tagName: node.tagName.toLowerCase(), attributes, children: markupBelow(node) }];
  });
}

/** The browser's form of a node. */
export function domOf(node: MarkupNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tagName);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(domOf));
  return element;
}
