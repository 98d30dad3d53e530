import { LIMITS } from '../limits';
import { ANIMATION_PREFIX, declarations, type Sheet } from './declarations';
import { isBraces, isDelim, isGap, trimNodes } from './nodes';
import { scopeSelectors } from './selectors';
import { serialiseAll, serialiseName } from './serialise';
import { normaliseCss, tokenize } from './tokenize';
import { buildTree, type Complain, type CssBlock, type CssNode } from './tree';
import { firstProblem } from './values';

/** Root of the help center's pages. A library's own CSS is confined to it. */
const HELP_CENTER_SCOPE = '[data-help-center]';

export interface CssProblem {
  /** from 1 */
  readonly line: number;
  /** from 1, in characters */
  readonly column: number;
  readonly message: string;
}

export interface ScopedCss {
  /** CSS that is safe to use on the page, '' if nothing is left */
  readonly css: string;
  /** what was dropped and why, in the order of the text */
  readonly problems: readonly CssProblem[];
}

const MAX_PROBLEMS = 50;
/** Depth limit of nested conditions. */
const MAX_NESTING = 4;

interface Statement {
  readonly prelude: readonly CssNode[];
  readonly block: CssBlock | undefined;
  readonly at: number;
}

/** Splits a list of rules at their blocks. A rule that starts with '@' may end with a semicolon. */
function statements(nodes: readonly CssNode[]): Statement[] {
  const found: Statement[] = [];
  let prelude: CssNode[] = [];
  // Kept, since searching for it at each semicolon of a hostile text would take minutes.
  let first: CssNode | undefined;
  const end = (block: CssBlock | undefined) => {
    const head = trimNodes(prelude);
    const at = head[0]?.at ?? block?.at ?? 0;
    if (head.length > 0 || block !== undefined) found.push({ prelude: head, block, at });
    prelude = [];
    first = undefined;
  };
  for (const node of nodes) {
    if (isBraces(node)) end(node);
    else if (isDelim(node, ';') && first?.kind === 'at') end(undefined);
    else {
      prelude.push(node);
      if (!isGap(node)) first ??= node;
    }
  }
  end(undefined);
  return found;
}

function styleRule({ prelude, block, at }: Statement, sheet: Sheet): string {
  if (block === undefined) {
    sheet.complain(at, 'A rule without a block: “{ … }” is missing.');
    return '';
  }
  const selectors = scopeSelectors(prelude, sheet.scope, (position, message) =>
    sheet.complain(prelude.length === 0 ? at : position, message),
  );
  const body = declarations(block, sheet);
  return selectors === null || body === '' ? '' : `${selectors} { ${body} }`;
}

/** The condition between `@media` and its block: words, numbers and comparisons. */
function isSoundCondition(nodes: readonly CssNode[]): boolean {
  return nodes.every((node) => {
    switch (node.kind) {
      case 'space':
      case 'comment':
      case 'ident':
      case 'number':
      case 'percentage':
        return true;
      case 'dimension':
        return /^[a-z]+$/i.test(node.unit);
      case 'delim':
        return ':,<>=/'.includes(node.value);
      case 'block':
        return node.open === '(' && isSoundCondition(node.children);
      case 'call':
        return firstProblem([node]) === null;
      default:
        return false;
    }
  });
}

function conditionRule(name: string, statement: Statement, sheet: Sheet, nesting: number): string {
  const { block, prelude, at } = statement;
  const condition = prelude.slice(1);
  if (block === undefined || nesting > MAX_NESTING || !isSoundCondition(condition)) {
    sheet.complain(at, `“@${name}” needs a plain condition and a block.`);
    return '';
  }
  const inside = rules(block.children, sheet, nesting + 1);
  return inside === '' ? '' : `@${name} ${serialiseAll(condition)} {\n${inside}\n}`;
}

function animationName(prelude: readonly CssNode[]): string | null {
  const solid = prelude.slice(1).filter((node) => !isGap(node));
  const [name] = solid;
  return solid.length === 1 && (name?.kind === 'ident' || name?.kind === 'string') ? name.value : null;
}

const isStep = (node: CssNode): boolean =>
  isGap(node) ||
  node.kind === 'percentage' ||
  isDelim(node, ',') ||
  (node.kind === 'ident' && /^(?:from|to)$/i.test(node.value));

function keyframesRule({ prelude, block, at }: Statement, sheet: Sheet): string {
  const name = animationName(prelude);
  if (name === null || block === undefined) {
    sheet.complain(at, '“@keyframes” needs a name and a block.');
    return '';
  }
  const steps = statements(block.children).flatMap((step) => {
    if (step.block !== undefined && step.prelude.length > 0 && step.prelude.every(isStep)) {
      return `${serialiseAll(step.prelude)} { ${declarations(step.block, sheet)} }`;
    }
    sheet.complain(step.at, 'A step of an animation is “from”, “to” or a percentage, with a block.');
    return [];
  });
  return `@keyframes ${serialiseName(ANIMATION_PREFIX + name)} {\n${steps.join('\n')}\n}`;
}

function atRule(name: string, statement: Statement, sheet: Sheet, nesting: number): string {
  switch (name.toLowerCase()) {
    case 'media':
    case 'supports':
      return conditionRule(name.toLowerCase(), statement, sheet, nesting);
    case 'keyframes':
    case '-webkit-keyframes':
      return keyframesRule(statement, sheet);
    default:
      sheet.complain(statement.at, `“@${name}” is not allowed.`);
      return '';
  }
}

function rules(nodes: readonly CssNode[], sheet: Sheet, nesting: number): string {
  return statements(nodes)
    .map((statement) => {
      const [first] = statement.prelude;
      return first?.kind === 'at'
        ? atRule(first.value, statement, sheet, nesting)
        : styleRule(statement, sheet);
    })
    .filter((rule) => rule !== '')
    .join('\n');
}

function animationNames(nodes: readonly CssNode[]): string[] {
  return statements(nodes).flatMap(({ prelude, block }) => {
    const [first] = prelude;
    if (first?.kind !== 'at' || block === undefined) return [];
    if (/^(?:-webkit-)?keyframes$/i.test(first.value)) return animationName(prelude) ?? [];
    return animationNames(block.children);
  });
}

function lineAndColumnOf(text: string, at: number): Pick<CssProblem, 'line' | 'column'> {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

/**
 * Makes a library's own CSS safe for its help center (D-15): every selector is confined to `scope`, no rule loads
 * another sheet, the only URLs are embedded pictures, and only listed functions stay. The CSS is rewritten from its
 * meaning, so that spelling hides nothing. Idempotent in effect; runs again wherever stored CSS is shown.
 */
export function scopeCss(source: string, scope: string = HELP_CENTER_SCOPE): ScopedCss {
  if (source.length > LIMITS.customCss) {
    return { css: '', problems: [{ line: 1, column: 1, message: 'The CSS is longer than 50 KB.' }] };
  }
  const text = normaliseCss(source);
  const faults: { at: number; message: string }[] = [];
  const complain: Complain = (at, message) => faults.push({ at, message });
  const nodes = buildTree(tokenize(text), complain);
  for (const node of nodes) {
    if (node.kind === 'unclosed-comment') complain(node.at, 'A comment is not closed.');
  }
  const animations = new Set(animationNames(nodes));
  const sound = nodes.filter((node) => node.kind !== 'unclosed-comment');
  const css = rules(sound, { scope, complain, animations }, 0);
  const problems = faults
    .sort((first, second) => first.at - second.at)
    .slice(0, MAX_PROBLEMS)
    .map(({ at, message }) => ({ ...lineAndColumnOf(text, at), message }));
  return { css, problems };
}
