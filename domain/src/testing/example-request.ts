import type * as z from 'zod/mini';
import type { Contract } from '../api/contract';
import { type IdKind, idKindOf } from '../api/ids';

type Schema = z.core.$ZodType;

export type IdValue = (kind: IdKind) => string | number;

interface ExampleRequest {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

/** The schema inside wrappers such as optional and default. */
function bare(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default' || def.type === 'catch') return bare(def.innerType);
  return schema;
}

/** The kind of id a schema contains, also within a list, an object or a union. */
function kindIn(schema: Schema): IdKind | undefined {
  const found = idKindOf(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (found !== undefined) return found;
  if (def.type === 'array') return kindIn(bare(def.element));
  if (def.type === 'object')
    return Object.values(def.shape)
      .map((field) => kindIn(bare(field)))
      .find(Boolean);
  if (def.type === 'union') return def.options.map((option) => kindIn(bare(option))).find(Boolean);
  return undefined;
}

function shapeOf(schema: z.ZodMiniType<object> | undefined): [string, Schema][] {
  if (schema === undefined) return [];
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.entries(def.shape);
  const [first] = def.type === 'union' ? def.options : [];
  if (first === undefined) throw new Error('A part of a request is an object');
  return shapeOf(first as unknown as z.ZodMiniType<object>);
}

/** A value that fits a schema. @throws Error for a schema type that no request uses yet */
function valueFor(schema: Schema, idValue: IdValue): unknown {
  const kind = kindIn(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isOfObjects =
    def.type === 'union' &&
    def.options.every((option) => (option as z.core.$ZodTypes)._zod.def.type === 'object');
  const hasParts = def.type === 'array' || def.type === 'object' || isOfObjects;
  if (kind !== undefined && !hasParts) return idValue(kind);
  switch (def.type) {
    case 'array':
      return [valueFor(bare(def.element), idValue)];
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, valueFor(bare(field), idValue)]),
      );
    case 'union': {
      const [first] = def.options;
      return first === undefined ? undefined : valueFor(bare(first), idValue);
    }
    case 'nullable':
      return valueFor(bare(def.innerType), idValue);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return false;
    case 'record':
      return {};
    case 'number':
      return 1;
    case 'string':
      // Within the limits of every field, and long enough for a password.
      return 'x'.repeat(20);
    default:
      throw new Error(`No example for ${def.type}`);
  }
}

function examplePart(schema: z.ZodMiniType<object> | undefined, idValue: IdValue): Record<string, unknown> {
  const wanted = shapeOf(schema).filter(
    ([, field]) => bare(field) === field || kindIn(bare(field)) !== undefined,
  );
  return Object.fromEntries(wanted.map(([name, field]) => [name, valueFor(bare(field), idValue)]));
}

/** A request that fits a contract's schemas, with every id the contract names; optional values are left out. */
export const exampleRequest = (contract: Contract, idValue: IdValue): ExampleRequest => ({
  params: examplePart(contract.params, idValue),
  query: examplePart(contract.query, idValue),
  body: examplePart(contract.body, idValue),
});

/** The kinds of ids a contract's requests name. */
export const idKindsOf = ({ params, query, body }: Contract): IdKind[] => [
  ...new Set([params, query, body].flatMap(shapeOf).flatMap(([, field]) => kindIn(bare(field)) ?? [])),
];
