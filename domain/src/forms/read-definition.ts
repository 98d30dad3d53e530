import * as z from 'zod/mini';
import { FORM_SCHEMA, formDefinition } from './form-definition';

/** Turns a definition of one schema into one of the next. */
export type Migration = (definition: object) => object;

/** By the schema that they start from. There is one schema so far, so that none is needed yet. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map();

const schemaOf = (stored: object): number => {
  const schema: unknown = Reflect.get(stored, 'schema');
  return typeof schema === 'number' ? schema : Number.NaN;
};

/**
 * A stored definition in the present schema, step by step from the one that it was written in. What has no way there
 * stays as it is, and is then refused by the schema.
 */
export function migrate(
  stored: unknown,
  migrations: ReadonlyMap<number, Migration> = MIGRATIONS,
  present: number = FORM_SCHEMA,
): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  let definition = stored;
  for (let schema = schemaOf(stored); schema < present; schema += 1) {
    const step = migrations.get(schema);
    if (step === undefined) return stored;
    definition = { ...step(definition), schema: schema + 1 };
  }
  return definition;
}

/** A definition as documents hold it: one of an older schema is migrated. */
export const storedDefinition = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((stored) => migrate(stored)),
  ),
  formDefinition,
);
