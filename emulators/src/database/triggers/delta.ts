import { encode, OBJECTS } from '../tree/encode';
import { Branch, childOf, isSameNode, type Node } from '../tree/node';

/** JSON text that gives the new value when merged into the old one: nulls delete, unchanged children are left out. */
export function deltaText(before: Node, after: Node): string {
  if (!(before instanceof Branch) || !(after instanceof Branch)) return encode(after, OBJECTS);
  const members: string[] = [];
  for (const key of new Set([...before.children.keys(), ...after.children.keys()])) {
    const [old, now] = [childOf(before, key), childOf(after, key)];
    if (!isSameNode(old, now)) members.push(`${JSON.stringify(key)}:${deltaText(old, now)}`);
  }
  return `{${members.join(',')}}`;
}
