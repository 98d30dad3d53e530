import { parseSync } from 'vite';

/** Attributes, properties, constants and functions with such a name hold texts. */
const NAMES_A_TEXT =
  /^(?!data-|Mui)(?=[\w-]+$)(?:alt|facts|heads|hint|lead|.*(?:description|heading|label|placeholder|text|title)s?)$/i;
/** Calls of these functions show their arguments. */
const SHOWS_TEXT = /^(?:toasts\.\w+|useDocumentTitle|useDocumentMeta)$/;
/** Errors are for developers. */
const IS_ERROR = /^(?:super|\w*Error)$/;

const HAS_A_WORD = /\p{L}{2}/u;
/** A sentence, or a label of several words: a text whatever it is used for. */
const IS_PROSE = /^\p{Lu}[\p{L}’']* (?:\S+ )*[\p{L}(“]/u;
/** The product's name, the beginning of a URL, and colours. */
const IS_ALLOWED = /^(?:Harborline|https:\/\/|#[\da-f]{3,8})$/i;

const nameOf = (node) => {
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (node?.type === 'Super') return 'super';
  return String(node?.name?.name ?? node?.name ?? node?.value ?? '');
};

/** What a literal says; a template has a gap for each value. */
function wordsOf(node) {
  if (node.type === 'JSXText') return node.value.replace(/&\w+;/g, '');
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');

/** Nodes that a function returns. */
function returnedBy(node) {
  if (node.type === 'ReturnStatement') return valuesOf(node.argument);
  return /Function/.test(node.type) ? [] : childrenOf(node).flatMap(returnedBy);
}

/** Nodes that may be an expression's value, or a part of it. */
function valuesOf(node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(valuesOf);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(valuesOf);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(valuesOf) : [];
    case 'ArrayExpression':
      return node.elements.flatMap(valuesOf);
    case 'ObjectExpression':
      return node.properties.flatMap(({ value }) => valuesOf(value));
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
      return node.expression ? valuesOf(node.body) : returnedBy(node.body);
    case 'TemplateLiteral':
      return [node, ...node.expressions.flatMap(valuesOf)];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valuesOf(node.expression);
    default:
      return node ? [node] : [];
  }
}

function valuesOfCall({ callee, arguments: given }) {
  const [first, ...others] = given;
  const setsText = nameOf(callee).endsWith('.setAttribute') && NAMES_A_TEXT.test(nameOf(first));
  if (setsText) return others.flatMap(valuesOf);
  return SHOWS_TEXT.test(nameOf(callee)) ? given.flatMap(valuesOf) : [];
}

/** Nodes that are texts by the use a node makes of them. */
function usedAsTexts(node) {
  const ifNamed = (name, value) => (NAMES_A_TEXT.test(nameOf(name)) ? valuesOf(value) : []);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.flatMap(valuesOf);
    case 'JSXAttribute':
      return ifNamed(node.name, node.value);
    case 'Property':
      return ifNamed(node.key, node.value);
    case 'VariableDeclarator':
      return ifNamed(node.id, node.init);
    case 'FunctionDeclaration':
      return ifNamed(node.id, node);
    case 'CallExpression':
      return valuesOfCall(node);
    default:
      return [];
  }
}

function* textsIn(node) {
  const isForDevelopers = node.type === 'ThrowStatement' || IS_ERROR.test(nameOf(node.callee));
  if (isForDevelopers || node.type === 'ImportDeclaration') return;
  yield* usedAsTexts(node).filter((value) => HAS_A_WORD.test(wordsOf(value)));
  if (IS_PROSE.test(wordsOf(node).trim())) yield node;
  for (const child of childrenOf(node)) yield* textsIn(child);
}

const isOfScreens = (path) =>
  /^web\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(path);

/**
 * Texts that users read and that the code of screens spells out, instead of naming them in `domain/src/texts`.
 * @param files path from the root (forward slashes) -> source text
 */
export function findLiteralTexts(files) {
  return [...files].flatMap(([path, source]) => {
    if (!isOfScreens(path)) return [];
    const found = new Map();
    for (const node of textsIn(parseSync(path, source).program)) {
      const words = wordsOf(node).replace(/\s+/g, ' ').trim();
      if (!IS_ALLOWED.test(words)) found.set(node.start, words);
    }
    return [...found].map(([start, words]) => {
      const line = source.slice(0, start).split('\n').length;
      return `${path}:${line}: “${words}” belongs in a module of domain/src/texts`;
    });
  });
}
