import { definitionSchema, type WorkflowDefinition } from '../entities/workflow';

type Stored = Readonly<Record<string, unknown>>;
/** Makes a definition of one version one of the next. */
type Migration = (older: Stored) => Stored;

/** By the version that each takes. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {};

/**
 * A stored definition, whichever version wrote it (D-144).
 * @returns null for one that cannot be read: of a later version, or broken
 */
export function readDefinition(stored: Stored, migrations = MIGRATIONS): WorkflowDefinition | null {
  let definition = stored;
  for (;;) {
    const { version } = definition;
    const migrate = typeof version === 'number' ? migrations[version] : undefined;
    if (migrate === undefined) break;
    const next = migrate(definition);
    // One that does not go on would never end.
    if (typeof next.version !== 'number' || next.version <= Number(version)) return null;
    definition = next;
  }
  const read = definitionSchema.safeParse(definition);
  return read.success ? read.data : null;
}
