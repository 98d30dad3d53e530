import { type Branch, Leaf, type Node } from './node';

/** How a node is written as JSON. */
export interface Encoding {
  /** Write `.priority` and `.value` where there are priorities (the wire and `format=export`). */
  readonly priorities: boolean;
  /** Write branches with integer keys as arrays, as the REST interface does. */
  readonly arrays: boolean;
}

export const EXPORT: Encoding = { priorities: true, arrays: false };
export const PLAIN: Encoding = { priorities: false, arrays: true };
export const OBJECTS: Encoding = { priorities: false, arrays: false };

const ARRAY_KEY = /^(0|[1-9]\d*)$/;

/** Length of the array a branch is shown as, or undefined: more than half of its indexes must be filled. */
function arrayLength(branch: Branch): number | undefined {
  let highest = 0;
  for (const key of branch.children.keys()) {
    if (!ARRAY_KEY.test(key)) return undefined;
    highest = Math.max(highest, Number(key));
  }
  return highest < 2 * branch.children.size ? highest + 1 : undefined;
}

function encodeArray(branch: Branch, length: number, encoding: Encoding): string {
  const items: string[] = new Array(length).fill('null');
  for (const [key, child] of branch.children.entries()) items[Number(key)] = encode(child, encoding);
  return `[${items.join(',')}]`;
}

function encodeObject(branch: Branch, encoding: Encoding): string {
  const members: string[] = [];
  for (const [key, child] of branch.children.entries())
    members.push(`${JSON.stringify(key)}:${encode(child, encoding)}`);
  if (encoding.priorities && branch.priority !== null)
    members.push(`".priority":${JSON.stringify(branch.priority)}`);
  return `{${members.join(',')}}`;
}

/**
 * JSON text of a node. Text rather than objects: keys keep their order, `__proto__` is an ordinary key,
 * and pushes to many listeners share one string.
 */
export function encode(node: Node, encoding: Encoding = EXPORT): string {
  if (node === null) return 'null';
  if (node instanceof Leaf) {
    const value = JSON.stringify(node.value);
    const isWrapped = encoding.priorities && node.priority !== null;
    return isWrapped ? `{".value":${value},".priority":${JSON.stringify(node.priority)}}` : value;
  }
  const length = encoding.arrays ? arrayLength(node) : undefined;
  return length === undefined ? encodeObject(node, encoding) : encodeArray(node, length, encoding);
}
