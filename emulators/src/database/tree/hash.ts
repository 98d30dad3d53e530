import { createHash } from 'node:crypto';
import { indexed } from './index-order';
import { type Branch, Leaf, type Node, type Priority } from './node';
import type { Scalar } from './order';

const double = Buffer.alloc(8);

function hexOf(value: number): string {
  double.writeDoubleBE(value);
  return double.toString('hex');
}

function scalarText(value: Scalar): string {
  return typeof value === 'number' ? `number:${hexOf(value)}` : `${typeof value}:${value}`;
}

function priorityText(priority: Priority): string {
  return priority === null ? '' : `priority:${scalarText(priority)}:`;
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}

function branchText(node: Branch): string {
  let text = priorityText(node.priority);
  if (node.prioritised === 0) {
    for (const [key, child] of node.children.entries()) text += `:${key}:${hashOf(child)}`;
  } else {
    for (const [{ key }, child] of indexed(node, '.priority').entries()) text += `:${key}:${hashOf(child)}`;
  }
  return text;
}

/** The hash that clients compare: base64 of SHA-1 over a canonical text, empty for null. Cached on the node. */
export function hashOf(node: Node): string {
  if (node === null) return '';
  if (node.hash === undefined) {
    const text =
      node instanceof Leaf ? priorityText(node.priority) + scalarText(node.value) : branchText(node);
    node.hash = sha1(text);
  }
  return node.hash;
}

/** Whether the node has this hash; skips hashing in the common case of an empty client. */
export function matchesHash(node: Node, hash: string): boolean {
  return hash === '' ? node === null : node !== null && hashOf(node) === hash;
}
