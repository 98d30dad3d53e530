import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LIMITS_AND_PATHS = [at('../../domain/src/limits.ts'), at('../../domain/src/paths.ts')];
const TEXTS = at('../../domain/src/texts/');

const holdsTables = (id: string) => LIMITS_AND_PATHS.includes(id) || id.startsWith(TEXTS);
/** Tables that are read by name only. A list of all entries would change its order: a namespace sorts its names. */
const IS_READ_BY_NAME = /^(?:LIMITS|DURATIONS|COLLECTIONS|[a-z]+Path|[A-Z_]+_TEXTS)$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Table extends Span {
  readonly name: string;
  /** what its entries need at once */
  readonly needs: ReadonlySet<string>;
  /** entries in their order; null if the object cannot be split */
  readonly entries: readonly { readonly key: string; readonly value: Span }[] | null;
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** The constant that a statement exports; null if it exports something else, or several. */
function exportedConstant(statement: Statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return null;
  const [declared, ...others] = declaration.declarations;
  const isOne = declared?.id.type === 'Identifier' && others.length === 0;
  return isOne && declared.id.type === 'Identifier' ? { name: declared.id.name, init: declared.init } : null;
}

/** Names that an expression needs at once, not only when a function in it is called. */
function neededNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(neededNames);
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, ...parts } = node as Readonly<Record<string, unknown>>;
  if (type === 'Identifier') return typeof name === 'string' ? [name] : [];
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return [];
  const named = { Property: 'key', MemberExpression: 'property' }[String(type)];
  const isNamed = named !== undefined && parts.computed === false;
  return Object.entries(parts).flatMap(([key, part]) => (isNamed && key === named ? [] : neededNames(part)));
}

function tableOf(statement: Statement): Table | null {
  const constant = exportedConstant(statement);
  if (constant?.init?.type !== 'ObjectExpression' || !IS_READ_BY_NAME.test(constant.name)) return null;
  const entries = constant.init.properties.map((property) => {
    const isPlain = property.type === 'Property' && property.kind === 'init' && !property.method;
    if (!isPlain || property.computed || property.key.type !== 'Identifier') return null;
    return { key: property.key.name, value: { start: property.value.start, end: property.value.end } };
  });
  const isWhole = entries.every((entry) => entry !== null);
  const needs = new Set(neededNames(constant.init.properties));
  return {
    ...constant,
    needs,
    start: statement.start,
    end: statement.end,
    entries: isWhole ? entries : null,
  };
}

/** Constants that a module declares at its top level and exports. */
const exportedConstants = (body: readonly Statement[]) =>
  body.flatMap((statement) => exportedConstant(statement)?.name ?? []);

/** Functions that a module exports where it declares them. */
const exportedFunctions = (body: readonly Statement[]) =>
  body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    return declaration?.type === 'FunctionDeclaration' ? (declaration.id?.name ?? []) : [];
  });

/** Imports and functions of a module, which its entries may use wherever they stand. */
function handedOnNames(body: readonly Statement[]): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    return statement.type === 'FunctionDeclaration' ? (statement.id?.name ?? []) : [];
  });
}

/** Constants that a module keeps to itself: an entry that uses one might be evaluated before it. */
function privateConstants(body: readonly Statement[]): string[] {
  return body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
      : [],
  );
}

const mentions = (text: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text));

/**
 * Makes a module of each object that a module exports, with an export per entry, and a namespace of the object: of
 * a namespace a bundler keeps what is used, of an object everything.
 * @param address of a module that holds an object, by the object's name
 */
export function splitTables(code: string, own: string, address: (name: string) => string) {
  const { body } = parseAst(code);
  const constants = privateConstants(body);
  const exported = exportedConstants(body);
  const tables = body
    .flatMap((statement) => tableOf(statement) ?? [])
    .filter(({ entries, start, end }) => entries && !mentions(code.slice(start, end), constants))
    // The module of a table runs before the one it is taken from: what that exports is not there yet.
    .filter(({ needs }) => !exported.some((name) => needs.has(name)));
  // Entries may use whatever the module has, so it hands its imports and functions to them as well.
  const shared = handedOnNames(body);
  const imported = [...exported, ...exportedFunctions(body), ...shared];
  const imports = `import { ${imported.join(', ')} } from ${JSON.stringify(own)};\n`;
  const modules = new Map<string, string>();
  let rest = code;
  for (const { name, start, end, entries } of tables.reverse()) {
    const parts = (entries ?? []).map(
      ({ key, value }, index) =>
        `const _${index} = ${code.slice(value.start, value.end)};\nexport { _${index} as ${key} };\n`,
    );
    modules.set(name, imports + parts.join(''));
    const namespace = `import * as ${name} from ${JSON.stringify(address(name))};\nexport { ${name} };`;
    rest = rest.slice(0, start) + namespace + rest.slice(end);
  }
  const handedOn = tables.length > 0 && shared.length > 0 ? `\nexport { ${shared.join(', ')} };\n` : '';
  return { code: rest + handedOn, modules };
}

const PREFIX = '\0table:';

/**
 * Leaves out of each build the limits, paths and texts it does not use: one page needs a handful of the hundreds
 * that the product has.
 */
export function splitTablesPlugin(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'split-tables',
    // The development server would keep serving the entries from before a change.
    apply: 'build',
    // After TypeScript became JavaScript.
    enforce: 'post',
    resolveId: (source) => (source.startsWith(PREFIX) ? source : null),
    load: (id) => modules.get(id) ?? null,
    transform: (code, id) => {
      if (!holdsTables(id)) return null;
      const address = (name: string) => `${PREFIX}${name}:${id}`;
      const split = splitTables(code, id, address);
      for (const [name, table] of split.modules) modules.set(address(name), table);
      return split.code;
    },
  };
}
