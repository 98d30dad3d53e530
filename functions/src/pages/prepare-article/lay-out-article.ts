import type { ArticleSection } from '@harborline/domain/help-center/page-content';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { Element, ElementContent, Nodes, Root } from 'hast';

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** Each block is laid out in the direction of its own text, unless its writer said otherwise. */
function withDirection<Node extends Root['children'][number]>(block: Node): Node {
  if (block.type !== 'element' || block.properties.dir !== undefined) return block;
  return { ...block, properties: { ...block.properties, dir: 'auto' } };
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/** Wide tables scroll inside the article instead of stretching the page, and say so. */
function framed(table: Element): Element[] {
  const frame = {
    className: ['table-frame'],
    tabIndex: 0,
    role: 'group',
    ariaLabel: HELP_CENTER_TEXTS.table,
  };
  const hint = [{ type: 'text', value: HELP_CENTER_TEXTS.scrollTable } as const];
  return [element('div', frame, [table]), element('p', { className: ['table-hint'] }, hint)];
}

/** Frames the tables and gives the headings ids, which go into the list. */
function layOut(nodes: readonly Root['children'][number][], sections: ArticleSection[]): ElementContent[] {
  return nodes.flatMap<ElementContent>((node) => {
    if (node.type === 'doctype') return [];
    if (node.type !== 'element') return [node];
    const { tagName, properties } = node;
    if (tagName === 'h2') {
      const id = `section-${sections.length + 1}`;
      sections.push({ id, title: textOf(node) });
      return [{ ...node, properties: { ...properties, id }, children: layOut(node.children, sections) }];
    }
    const laidOut = { ...node, children: layOut(node.children, sections) };
    return tagName === 'table' ? framed(laidOut) : [laidOut];
  });
}

/** A sanitised article as its page shows it, with its sections. A browser lays out what it has read itself alike. */
export function layOutArticle({ children }: Root): { tree: Root; sections: readonly ArticleSection[] } {
  const sections: ArticleSection[] = [];
  const tree: Root = { type: 'root', children: layOut(children.map(withDirection), sections) };
  return { tree, sections };
}
