import { RULES_LIMITS } from '../limits';
import { fromFields } from '../proto-value';
import type { RuleDocument } from '../rule-document';
import { Failure, RuleMap, RulePath, type RuleValue } from '../value';

/** A limit that no `||` can rescue: the whole request is denied. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitExceeded';
  }
}

/** The documents read so far by all operations of one commit, transaction or multi-document read. */
export class SharedAccess {
  private readonly documents = new Set<string>();

  get count(): number {
    return this.documents.size;
  }

  /** whether this document had been read before */
  add(key: string): boolean {
    const isKnown = this.documents.has(key);
    this.documents.add(key);
    return isKnown;
  }
}

type Lookup = (path: readonly string[], after: boolean) => RuleDocument | null;

/** Shape of a document name below a database: collection and id alternate after `documents`. */
function isDocumentPath(path: readonly string[]): boolean {
  const hasRoot = path[0] === 'databases' && path[2] === 'documents' && path.length >= 5;
  return hasRoot && path.length % 2 === 1 && path.every((segment) => segment !== '');
}

/** `{data, id, __name__}` of a document. */
class DocumentMap extends RuleMap {
  private data: RuleMap | undefined;

  constructor(private readonly document: RuleDocument) {
    super();
  }

  override get(key: string): RuleValue | undefined {
    if (key === 'data') {
      this.data ??= fromFields(this.document.fields);
      return this.data;
    }
    if (key === 'id') return this.document.path.at(-1) ?? '';
    return key === '__name__' ? new RulePath(this.document.path) : undefined;
  }

  protected override unsortedKeys(): string[] {
    return ['data', 'id', '__name__'];
  }
}

export function documentValue(document: RuleDocument): RuleMap {
  return new DocumentMap(document);
}

/** Document reads of one decision: cached, counted and limited. */
export class DocumentAccess {
  private readonly cache = new Map<string, RuleMap | null>();
  private readonly paths = new Set<string>();
  private newReads = 0;

  constructor(
    private readonly lookup: Lookup,
    private readonly limit: number,
    private readonly shared: SharedAccess | undefined,
  ) {}

  /** full paths read, each once */
  get lookedUp(): readonly string[] {
    return [...this.paths];
  }

  /** distinct documents that no earlier operation of the same request had read */
  get billedReads(): number {
    return this.newReads;
  }

  /** null when there is no such document */
  read(path: readonly string[], after: boolean): RuleMap | null | Failure {
    if (!isDocumentPath(path)) return new Failure(`/${path.join('/')} is not the path of a document.`);
    const name = path.join('/');
    const key = `${after ? 'after' : 'before'}:${name}`;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    if (this.cache.size >= this.limit) this.exceed(this.limit);
    const isRepeated = this.shared?.add(key) ?? false;
    if (this.shared && this.shared.count > RULES_LIMITS.accessCallsShared) {
      this.exceed(RULES_LIMITS.accessCallsShared);
    }
    if (!isRepeated) this.newReads += 1;
    this.paths.add(name);
    const document = this.lookup(path, after);
    const value = document && documentValue(document);
    this.cache.set(key, value);
    return value;
  }

  private exceed(limit: number): never {
    throw new LimitExceeded(
      `Unable to evaluate the expression as the maximum of ${limit} document access calls has been reached.`,
    );
  }
}
