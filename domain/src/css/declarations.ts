import { isBraces, isDelim, isGap, splitNodes } from './nodes';
import { serialiseAll, serialiseName } from './serialise';
import type { Complain, CssBlock, CssNode } from './tree';
import { firstProblem, isAllowedProperty } from './values';

/** State shared by the rules of one text. */
export interface Sheet {
  readonly scope: string;
  readonly complain: Complain;
  /** names of the text's own animations; they get a prefix, since they would be global otherwise */
  readonly animations: ReadonlySet<string>;
}

/** Prefix for the names of a text's own animations. */
export const ANIMATION_PREFIX = 'custom-';
/** Removes `!important` from the end of a value. */
function splitPriority(value: readonly CssNode[]): { value: readonly CssNode[]; isImportant: boolean } {
  const solid = value.filter((node) => !isGap(node));
  const [mark, word] = solid.slice(-2);
  const isImportant =
    isDelim(mark, '!') && word?.kind === 'ident' && word.value.toLowerCase() === 'important';
  return {
    value: isImportant && mark !== undefined ? value.slice(0, value.indexOf(mark)) : value,
    isImportant,
  };
}

/** Adds the prefix to the text's own animations where they are used. */
function withAnimationNames(
  property: string,
  value: readonly CssNode[],
  { animations }: Sheet,
): readonly CssNode[] {
  if (!/^(?:-webkit-)?animation(?:-name)?$/i.test(property)) return value;
  return value.map((node) =>
    (node.kind === 'ident' || node.kind === 'string') && animations.has(node.value)
      ? { kind: 'ident', value: ANIMATION_PREFIX + node.value, at: node.at }
      : node,
  );
}

function declaration(nodes: readonly CssNode[], sheet: Sheet): string | null {
  const [name] = nodes;
  const colon = nodes.findIndex((node) => isDelim(node, ':'));
  const isNamed = name?.kind === 'ident' && colon > 0 && nodes.slice(1, colon).every(isGap);
  if (!isNamed) {
    const block = nodes.find(isBraces);
    sheet.complain(
      block?.at ?? name?.at ?? 0,
      block === undefined
        ? 'A declaration needs a property, a colon and a value.'
        : 'Rules cannot be nested.',
    );
    return null;
  }
  if (!isAllowedProperty(name.value)) {
    sheet.complain(name.at, `The property “${name.value}” is not allowed.`);
    return null;
  }
  const { value, isImportant } = splitPriority(nodes.slice(colon + 1));
  const problem = firstProblem(value);
  if (problem !== null) {
    sheet.complain(problem.at, problem.message);
    return null;
  }
  const text = serialiseAll(withAnimationNames(name.value, value, sheet));
  if (text === '') {
    sheet.complain(name.at, `“${name.value}” has no value.`);
    return null;
  }
  return `${serialiseName(name.value)}: ${text}${isImportant ? ' !important' : ''};`;
}

/** The valid declarations of a block. */
export const declarations = (block: CssBlock, sheet: Sheet): string =>
  splitNodes(block.children, ';')
    .filter((nodes) => nodes.length > 0)
    .flatMap((nodes) => declaration(nodes, sheet) ?? [])
    .join(' ');
