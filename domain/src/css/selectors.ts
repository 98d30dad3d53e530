import { isDelim, isGap, splitNodes } from './nodes';
import { serialise, serialiseAll } from './serialise';
import type { Complain, CssNode } from './tree';
import { problemWithToken } from './values';

const SELECTOR_FUNCTIONS: ReadonlySet<string> = new Set([
  ...['is', 'where', 'not', 'has', 'lang', 'dir'],
  ...['nth-child', 'nth-last-child', 'nth-of-type', 'nth-last-of-type'],
]);

function isAllowedNode(node: CssNode, context: 'selector' | 'attribute' | 'argument'): boolean {
  switch (node.kind) {
    case 'space':
    case 'comment':
    case 'ident':
      return true;
    case 'hash':
      return context !== 'attribute';
    case 'string':
      return context === 'attribute';
    case 'delim':
      return (context === 'attribute' ? '=~|^$*' : context === 'argument' ? '.:>+~*,-' : '.:>+~*').includes(
        node.value,
      );
    case 'number':
    case 'dimension':
      return context === 'argument';
    case 'call':
      return (
        context !== 'attribute' &&
        SELECTOR_FUNCTIONS.has(node.name.toLowerCase()) &&
        node.children.every((child) => isAllowedNode(child, 'argument'))
      );
    case 'block':
      return (
        context !== 'attribute' &&
        node.open === '[' &&
        node.children.every((child) => isAllowedNode(child, 'attribute'))
      );
    default:
      return false;
  }
}

/** Number of nodes that `html`, `body` or `:root` takes at a position; 0 if none of them is there. */
function rootLength(nodes: readonly CssNode[], at: number): number {
  const node = nodes[at];
  if (node?.kind === 'ident') return /^(?:html|body)$/i.test(node.value) ? 1 : 0;
  const next = nodes[at + 1];
  return isDelim(node, ':') && next?.kind === 'ident' && next.value.toLowerCase() === 'root' ? 2 : 0;
}

/** Length of the page's root at the start, whether `html`, `body` or both name it; 0 without one. */
function leadingRoot(nodes: readonly CssNode[]): number {
  let end = rootLength(nodes, 0);
  for (;;) {
    let next = end;
    while (isGap(nodes[next]) || isDelim(nodes[next], '>')) next += 1;
    const length = next > end ? rootLength(nodes, next) : 0;
    if (end === 0 || length === 0) return end;
    end = next + length;
  }
}

/** The combinator after the first compound selector; '' for a descendant or none. */
function firstCombinator(nodes: readonly CssNode[]): string {
  const at = nodes.findIndex((node) => isGap(node) || isDelim(node, '>+~'));
  const found = nodes.slice(Math.max(at, 0)).find((node) => !isGap(node));
  return at >= 0 && found?.kind === 'delim' && '>+~'.includes(found.value) ? found.value : '';
}

/**
 * One selector, confined to `scope`: its subject is the scope's element or inside it. `null` after a complaint.
 */
function scopeSelector(nodes: readonly CssNode[], scope: string, complain: Complain): string | null {
  const [first] = nodes;
  if (first === undefined) return null;
  const refused = nodes.find((node) => !isAllowedNode(node, 'selector'));
  if (refused !== undefined) {
    const problem = problemWithToken(refused);
    complain(refused.at, problem?.message ?? `“${serialise(refused).trim()}” is not allowed in a selector.`);
    return null;
  }
  if (isDelim(first, '>+~')) {
    complain(first.at, 'A selector cannot begin with a combinator.');
    return null;
  }
  const root = leadingRoot(nodes);
  if (root === 0) return `${scope} ${serialiseAll(nodes)}`;
  const rest = nodes.slice(root);
  const combinator = firstCombinator(rest);
  if (combinator === '+' || combinator === '~') {
    complain(first.at, 'Nothing can be a sibling of the page itself.');
    return null;
  }
  // Not trimmed at the start: the gap is the combinator.
  return `${scope}${isGap(rest[0]) ? ' ' : ''}${serialiseAll(rest)}`;
}

/** A list of selectors, each confined to `scope`; null if one of them is refused, as in browsers. */
export function scopeSelectors(
  prelude: readonly CssNode[],
  scope: string,
  complain: Complain,
): string | null {
  const parts = splitNodes(prelude, ',');
  if (parts.some((part) => part.length === 0)) {
    complain(prelude[0]?.at ?? 0, 'A selector is missing.');
    return null;
  }
  const scoped = parts.map((part) => scopeSelector(part, scope, complain));
  return scoped.includes(null) ? null : scoped.join(', ');
}
