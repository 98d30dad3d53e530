import { compileRules } from '../rules/compile';
import type { Ruleset } from '../rules/ruleset';
import type { JsonObject } from '../shared/json';
import { Verification } from '../storage/verification';
import type { Account, Question, Service, Verdict } from './account';
import type { ReadDocument } from './document-history';
import type { InProcessFirestore } from './firestore';

type Metadata = Readonly<Record<string, string>>;

/** Rules see both `download` and `describe` (metadata alone) as `get`. */
export type StorageOperation =
  | { readonly kind: 'download' | 'describe' | 'list' | 'delete'; readonly path: string }
  | { readonly kind: 'upload'; readonly path: string; readonly size: number; readonly metadata: Metadata }
  | { readonly kind: 'update'; readonly path: string; readonly metadata: Metadata };

const METHODS = {
  download: 'get',
  describe: 'get',
  list: 'list',
  upload: 'create',
  update: 'update',
  delete: 'delete',
} as const;

/** Compiles rules of Storage. @throws Error naming each error */
export function compileStorageRules(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source, 'firebase.storage');
  if (ruleset) return ruleset;
  throw new Error(
    issues.map(({ line, column, description }) => `${line}:${column} ${description}`).join('\n'),
  );
}

/** A value in the form that the Storage emulator passes to the rules. */
function runtimeValue(value: unknown): JsonObject {
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return { int_value: String(value) };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (typeof value !== 'object' || value === null) return { null_value: null };
  const fields = Object.entries(value).map(([key, entry]) => [key, runtimeValue(entry)]);
  return { map_value: { fields: Object.fromEntries(fields) } };
}

/** A lookup names `databases/{database}/documents` before the document's path. */
const FIRST_SEGMENTS = 3;

function verdictOf(rules: Ruleset, context: JsonObject, read: ReadDocument): Verdict {
  const verification = new Verification(rules, context);
  for (;;) {
    const outcome = verification.decide();
    if (!('needs' in outcome)) return outcome.allowed ? 'allowed' : 'denied';
    const document = read(outcome.needs.slice(FIRST_SEGMENTS).join('/'));
    verification.provide(document && { fields: document.fields });
  }
}

export interface StorageOptions {
  readonly bucket: string;
  /** where rules look up documents */
  readonly firestore: InProcessFirestore;
  /** milliseconds since 1970; `request.time` */
  readonly now?: () => number;
}

/** A bucket under rules, decided by the stand-in's rules runtime. It keeps metadata but no contents. */
export class InProcessStorage implements Service<Ruleset, StorageOperation> {
  readonly #files = new Map<string, object>();

  constructor(
    private readonly rules: Ruleset,
    private readonly options: StorageOptions,
  ) {}

  ask(account: Account, operation: StorageOperation): Question<Ruleset> {
    const { firestore, bucket, now = Date.now } = this.options;
    const { path } = operation;
    const segments = ['b', bucket, 'o', ...path.split('/')].filter((segment) => segment !== '');
    const request = {
      path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
      time: runtimeValue(new Date(now())),
      resource: runtimeValue(this.#after(operation)),
      auth: runtimeValue(account),
    };
    const context = {
      method: METHODS[operation.kind],
      path: segments.join('/'),
      variables: {
        resource: runtimeValue(this.#files.get(path) ?? null),
        request: { map_value: { fields: request } },
      },
    };
    const read = firestore.snapshot();
    return { decide: (rules) => verdictOf(rules, context, read) };
  }

  /** @throws Error when the rules allow access to a file that does not exist */
  attempt(account: Account, operation: StorageOperation): Verdict {
    const verdict = this.ask(account, operation).decide(this.rules);
    if (verdict === 'denied') return verdict;
    const { kind, path } = operation;
    const needsFile = kind !== 'upload' && kind !== 'list';
    if (needsFile && !this.#files.has(path)) throw new Error(`There is no file ${path}`);
    const after = this.#after(operation);
    if (after) this.#files.set(path, after);
    if (kind === 'delete') this.#files.delete(path);
    return verdict;
  }

  /** The file after the operation, as rules see it; null for reads and deletes. */
  #after(operation: StorageOperation): object | null {
    const { path } = operation;
    if (operation.kind === 'update') return { ...this.#files.get(path), ...operation.metadata };
    if (operation.kind !== 'upload') return null;
    return { name: path, bucket: this.options.bucket, size: operation.size, ...operation.metadata };
  }
}
