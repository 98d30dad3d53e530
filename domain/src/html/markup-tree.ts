/** An element of an article, as both the server's parser and the browser's can hand it over. */
export interface MarkupElement {
  readonly tagName: string;
  /** by their HTML names */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

/** An element, or a text. */
export type MarkupNode = MarkupElement | string;

/** Makes an element. */
export const markup = (
  tagName: string,
  attributes: MarkupElement['attributes'],
  children: readonly MarkupNode[] = [],
): MarkupElement => ({ tagName, attributes, children });

/** The text in a node. */
export const markupText = (node: MarkupNode): string =>
  typeof node === 'string' ? node : node.children.map(markupText).join('');
