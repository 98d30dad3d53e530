import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHIM, UNUSED_BY_REACTFIRE, withPureCalls } from './lean-reactfire';

const reactfire = readFileSync(new URL(import.meta.resolve('reactfire')), 'utf8');

function namesImportedFrom(service: string): string[] {
  const names = new RegExp(`import \\{([^}]*)\\} from "${service}"`).exec(reactfire)?.[1] ?? '';
  return names.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
}

it.each(Object.entries(UNUSED_BY_REACTFIRE))(
  'replaces all that reactfire takes from %s',
  (service, names) => {
    expect(namesImportedFrom(service).sort()).toEqual([...names].sort());
  },
);

it('replaces all that reactfire takes from the shim by what React itself has', () => {
  expect(namesImportedFrom(SHIM)).toEqual(['useSyncExternalStore']);
});

it('marks calls at the top level, and no others', () => {
  const code = ['var a = make(1), b = new (function() {', '  var c = make(2);', '})(), d = e.EMPTY;'].join(
    '\n',
  );
  expect(withPureCalls(code)).toBe(
    [
      'var a = /* @__PURE__ */ make(1), b = /* @__PURE__ */ new (function() {',
      '  var c = make(2);',
      '})(), d = e.EMPTY;',
    ].join('\n'),
  );
});

it('finds such calls in the version that is installed', () => {
  expect(withPureCalls(reactfire).match(/@__PURE__/g)?.length).toBeGreaterThan(20);
});
