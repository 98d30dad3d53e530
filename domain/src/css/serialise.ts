import type { CssNode } from './tree';

/** As hex, which no CSS or HTML parser can misread. */
const hexEscape = (character: string): string => `\\${character.codePointAt(0)?.toString(16) ?? 'fffd'} `;

/** A name, escaped so that it reads back as the same name. */
export function serialiseName(name: string): string {
  const escaped = name.replace(/[^\w\u0080-\u{10ffff}-]/gu, hexEscape);
  if (/^\d/.test(escaped)) return hexEscape(escaped.charAt(0)) + escaped.slice(1);
  if (/^-\d/.test(escaped)) return `-${hexEscape(escaped.charAt(1))}${escaped.slice(2)}`;
  return escaped === '-' ? hexEscape('-') : escaped;
}

/** '<' too, so that a style element cannot be closed from inside. */
function serialiseString(value: string): string {
  return `"${value.replace(/["\\<\n\p{Cc}]/gu, hexEscape)}"`;
}

const CLOSER = { '(': ')', '[': ']', '{': '}' } as const;

/** A node as CSS, rewritten from its meaning: nothing of the original spelling is left. */
export function serialise(node: CssNode): string {
  switch (node.kind) {
    case 'space':
      return ' ';
    case 'comment':
      return '/**/';
    case 'ident':
      return serialiseName(node.value);
    case 'at':
      return `@${serialiseName(node.value)}`;
    case 'hash':
      return `#${node.value.replace(/[^\w\u0080-\u{10ffff}-]/gu, hexEscape)}`;
    case 'string':
      return serialiseString(node.value);
    case 'url':
      return `url(${serialiseString(node.value)})`;
    case 'number':
      return node.value;
    case 'percentage':
      return `${node.value}%`;
    case 'dimension':
      return node.value + serialiseName(node.unit);
    case 'delim':
      return node.value === '<' ? '< ' : node.value;
    case 'call':
      return `${serialiseName(node.name)}(${serialiseAll(node.children)})`;
    case 'block':
      return node.open + serialiseAll(node.children) + CLOSER[node.open];
    default:
      return '';
  }
}

export function serialiseAll(nodes: readonly CssNode[]): string {
  return nodes.map(serialise).join('').trim();
}
