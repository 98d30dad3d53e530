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

  override unsortedKeys(): readonly string[] {
    return ['data', 'id', '__name__'];
  }
}

export function documentValue(document: RuleDocument): RuleMap {
  return new DocumentMap(document);
}

/** The part of a request that reads documents. */
interface DocumentReader {
  lookup(path: readonly string[], after: boolean): RuleDocument | null;
  readonly sharedAccess?: SharedAccess;
}

interface Reading {
  /** the document's path */
  readonly name: string;
  readonly after: boolean;
  readonly value: RuleMap | null;
}

/** Document reads of one decision: remembered, counted and limited. */
export class DocumentAccess {
  /** in the order of the reads; the limit keeps it so short that searching is cheap */
  private readonly readings: Reading[] = [];
  private newReads = 0;

  constructor(
    private readonly request: DocumentReader,
    private readonly limit: number,
  ) {}

  /** full paths read, each once */
  get lookedUp(): readonly string[] {
    return [...new Set(this.readings.map(({ name }) => name))];
  }

  /** distinct documents that no earlier operation of the same request had read */
  get billedReads(): number {
    return this.newReads;
  }

  /** null when there is no such document */
  read(path: RulePath, after: boolean): RuleMap | null | Failure {
    const name = path.text;
    for (const reading of this.readings) {
      if (reading.name === name && reading.after === after) return reading.value;
    }
    if (!isDocumentPath(path.segments)) return new Failure(`/${name} is not the path of a document.`);
    this.countRead(`${after ? 'after' : 'before'}:${name}`);
    const document = this.request.lookup(path.segments, after);
    const value = document && documentValue(document);
    this.readings.push({ name, after, value });
    return value;
  }

  private countRead(key: string): void {
    if (this.readings.length >= this.limit) this.exceed(this.limit);
    const shared = this.request.sharedAccess;
    const isRepeated = shared?.add(key) ?? false;
    if (shared && shared.count > RULES_LIMITS.accessCallsShared) this.exceed(RULES_LIMITS.accessCallsShared);
    if (!isRepeated) this.newReads += 1;
  }

  private exceed(limit: number): never {
    throw new LimitExceeded(
      `Unable to evaluate the expression as the maximum of ${limit} document access calls has been reached.`,
    );
  }
}
