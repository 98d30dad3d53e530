import type { ArticleSection } from '@harborline/domain/help-center/page-content';
import { highlightCode } from '@harborline/domain/html/highlight-code';
import { layOutArticle as layOut } from '@harborline/domain/html/lay-out-article';
import type { MarkupElement, MarkupNode } from '@harborline/domain/html/markup-tree';
import type { ElementContent, Properties, Root } from 'hast';

/** The HTML name of an attribute that a syntax tree names in its own way, such as `ariaLabel`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  return property.replace(/^(aria|data)(?=[A-Z])/, '$1-').toLowerCase();
}

function attributeText(value: Properties[string]): string {
  if (Array.isArray(value)) return value.join(' ');
  return value === true ? '' : String(value);
}

const attributesOf = (properties: Properties): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [attributeName(name), attributeText(value)]),
  );

function markupOf(node: Root['children'][number]): MarkupNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const { tagName, properties, children } = node;
  return [{ tagName, attributes: attributesOf(properties), children: children.flatMap(markupOf) }];
}

/** Attributes that are there or not, whose empty text a syntax tree takes for their absence. */
const FLAGS = ['allowfullscreen', 'controls', 'open', 'reversed'];

const propertiesOf = (attributes: MarkupElement['attributes']): Properties =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, FLAGS.includes(name) ? true : value]),
  );

function contentOf(node: MarkupNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const { tagName, attributes, children } = node;
  return {
    type: 'element',
    tagName,
    properties: propertiesOf(attributes),
    children: children.map(contentOf),
  };
}

/** A sanitised article as its page shows it, with its sections. */
export function layOutArticle({ children }: Root): { tree: Root; sections: readonly ArticleSection[] } {
  const { nodes, sections } = layOut(children.flatMap(markupOf), highlightCode);
  return { tree: { type: 'root', children: nodes.map(contentOf) }, sections };
}
