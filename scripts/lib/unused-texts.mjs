import { parseSync } from 'vite';

const OF_TEXTS = /^domain\/src\/texts\/[\w-]+(?<!\.test)\.ts$/;
const OF_TESTS =
  /\.(?:test|stories)\.[a-z]+$|(?:^|\/)(?:test|testing|gallery|rules-tests|e2e|bench|emulator-seed)\//;
const IMPORTS = /^import\b[^;]*;/gm;

/** The constants of a module that are objects, with the names of their texts. */
function groupsOf(path, source) {
  const declared = parseSync(path, source).program.body.flatMap(
    ({ declaration }) => declaration?.declarations ?? [],
  );
  return declared.flatMap(({ id, init }) => {
    const object = /^TS(?:As|Satisfies)/.test(init?.type) ? init.expression : init;
    if (object?.type !== 'ObjectExpression') return [];
    return [{ name: id.name, texts: object.properties.flatMap(({ key }) => key?.name ?? []) }];
  });
}

/** Every mention of a name, with what is before and after it. */
const mentionsOf = (source, name) =>
  [...source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].map(({ index }) => ({
    before: source.slice(0, index),
    after: source.slice(index + name.length),
  }));

/** What a mention of a group takes of it; undefined if that does not show, since it is passed on whole. */
function takenBy({ before, after }) {
  const [, member] = /^\s*\.(\w+)/.exec(after) ?? [];
  if (member !== undefined) return [member];
  const [, names] = /\{([^{}]*)\}\s*=\s*$/.exec(before) ?? [];
  if (names === undefined || names.includes('...') || !/^\s*[;,)]/.test(after)) return undefined;
  return names.split(',').map((name) => name.split(/[:=]/)[0].trim());
}

/** The name by which a file knows a group; undefined if it does not import it. */
function nameIn(source, group) {
  const imports = source.match(IMPORTS)?.join('\n') ?? '';
  const [found, alias = group] = new RegExp(`\\b${group}\\b(?: as (\\w+))?`).exec(imports) ?? [];
  return found === undefined ? undefined : alias;
}

/** What a file takes of a group that it imports or declares. */
function takenIn(source, group) {
  const known = nameIn(source, group);
  const code = source.replace(IMPORTS, '').replace(`export const ${group} =`, '');
  const isDeclared = code.length < source.replace(IMPORTS, '').length;
  return known === undefined && !isDeclared ? [] : mentionsOf(code, known ?? group).map(takenBy);
}

/**
 * Texts that no code of the product shows. A group that is passed on whole, or asked by a computed name, counts as shown.
 * @param files path from the root (forward slashes) -> source text
 */
export function findUnusedTexts(files) {
  const product = [...files].filter(([path]) => !OF_TESTS.test(path));
  return [...files].flatMap(([path, source]) => {
    if (!OF_TEXTS.test(path)) return [];
    return groupsOf(path, source).flatMap(({ name, texts }) => {
      const taken = product.flatMap(([, text]) => (text.includes(name) ? takenIn(text, name) : []));
      if (taken.includes(undefined)) return [];
      const shown = new Set(taken.flat());
      return texts.filter((text) => !shown.has(text)).map((text) => `${path}: nothing shows ${name}.${text}`);
    });
  });
}
