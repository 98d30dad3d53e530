import type { CssBlock, CssNode } from './tree';

export const isGap = (node: CssNode | undefined): boolean =>
  node?.kind === 'space' || node?.kind === 'comment';

/** Whether a node is one of the given single characters. */
export const isDelim = (node: CssNode | undefined, values: string): boolean =>
  node?.kind === 'delim' && values.includes(node.value);

export const isBraces = (node: CssNode | undefined): node is CssBlock =>
  node?.kind === 'block' && node.open === '{';

/** Trims spaces and comments from both ends. */
export function trimNodes(nodes: readonly CssNode[]): readonly CssNode[] {
  let [start, end] = [0, nodes.length];
  while (start < end && isGap(nodes[start])) start += 1;
  while (end > start && isGap(nodes[end - 1])) end -= 1;
  return nodes.slice(start, end);
}

/** The pieces between a separator, trimmed. */
export function splitNodes(nodes: readonly CssNode[], separator: ',' | ';'): (readonly CssNode[])[] {
  const parts: CssNode[][] = [[]];
  for (const node of nodes) {
    if (isDelim(node, separator)) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.map(trimNodes);
}
