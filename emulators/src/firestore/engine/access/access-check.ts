import type { RuleDocument } from '../../../rules/rule-document';
import type { AccessRequest, Decision } from '../../../rules/ruleset';
import { SharedAccess } from '../../../rules/runtime/access';
import type { Caller } from '../../../shared/caller';
import { StatusError } from '../../../shared/status-error';
import type { Query } from '../query/query';
import type { StoredDocument } from '../store/stored-document';
import { type DatabaseName, joinPath, rulesPath } from '../values/resource-names';
import type { PlannedWrite } from '../write/plan-commit';
import { callerText } from './billing-ledger';
import type { ProjectRules } from './project-rules';

export interface AccessContext {
  readonly rules: ProjectRules;
  readonly db: DatabaseName;
  readonly caller: Caller;
  /** microseconds; `request.time` */
  readonly time: number;
  read(path: string): StoredDocument | null;
  /** state as if the whole commit had been applied; commits only */
  readAfter?(path: string): StoredDocument | null;
}

type Question = Pick<AccessRequest, 'method' | 'resource' | 'requestResource' | 'query'> & { path: string };

/** What the rules decide in one request. Every method throws PERMISSION_DENIED when they refuse. */
export class AccessCheck {
  /** paths (relative to the documents root) that rules looked up */
  readonly lookedUp = new Set<string>();
  /** all operations of one request share a limit of documents looked up */
  readonly #shared = new SharedAccess();

  constructor(private readonly context: AccessContext) {}

  /** Documents that rules read, as they are billed. */
  get billedReads(): number {
    return this.#shared.count;
  }

  /** True when no rules apply. */
  get isExempt(): boolean {
    const { caller, rules, db } = this.context;
    return caller.kind === 'admin' || rules.of(db.project) === undefined;
  }

  get(path: string, document: StoredDocument | null): void {
    this.#decide({
      method: 'get',
      path,
      resource: this.#ruleDocument(path, document),
      requestResource: null,
    });
  }

  /** The same decision without throwing or logging it. */
  wouldAllowGet(path: string, document: StoredDocument | null): boolean {
    const resource = this.#ruleDocument(path, document);
    return this.#verdict({ method: 'get', path, resource, requestResource: null })?.allowed ?? true;
  }

  list(query: Query): void {
    this.#decide({
      method: 'list',
      path: joinPath(query.parentPath, query.collectionId),
      resource: null,
      requestResource: null,
      query: {
        structuredQuery: query.structuredQuery,
        collectionId: query.collectionId,
        allDescendants: query.allDescendants,
        limit: query.limit ?? null,
        offset: query.offset,
      },
    });
  }

  write({ write, before, after }: PlannedWrite): void {
    const { path } = write.name;
    const resource = this.#ruleDocument(path, before);
    const requestResource = write.kind === 'update' ? this.#ruleDocument(path, after) : null;
    this.#decide({ method: methodOf(write.kind, before), path, resource, requestResource });
  }

  /** Refuses clients what only administrators may do, with or without rules. */
  adminOnly(what = 'Metadata operations'): void {
    if (this.context.caller.kind !== 'admin') {
      throw new StatusError('PERMISSION_DENIED', `${what} require admin authentication.`);
    }
  }

  #decide(question: Question): void {
    const decision = this.#verdict(question);
    if (!decision) return;
    const { caller, rules, db, time } = this.context;
    rules.costs(db.project).note(question, decision);
    const { allowed, reason } = decision;
    rules.record(db.project, {
      at: new Date(time / 1000).toISOString(),
      method: question.method,
      path: question.path,
      caller: callerText(caller),
      allowed,
      reason,
      ...(decision.line !== undefined && { line: decision.line }),
      expressions: decision.expressions,
      ...(question.query && { query: question.query.structuredQuery }),
    });
    if (!allowed)
      throw new StatusError('PERMISSION_DENIED', reason || 'Missing or insufficient permissions.');
  }

  /** undefined: no rules apply. */
  #verdict({ path, ...question }: Question): Decision | undefined {
    const { caller, rules, db, time } = this.context;
    const ruleset = rules.of(db.project);
    if (caller.kind === 'admin' || ruleset === undefined) return undefined;
    return ruleset.decide({
      ...question,
      path: rulesPath(db, path),
      auth: caller.kind === 'user' ? { uid: caller.uid, token: caller.token } : null,
      timeMicros: BigInt(time),
      lookup: (segments, isAfter) => this.#lookup(segments, isAfter),
      sharedAccess: this.#shared,
    });
  }

  #lookup(path: readonly string[], isAfter: boolean): RuleDocument | null {
    const { db, read, readAfter } = this.context;
    const [root, database, documents, ...rest] = path;
    const isDocument = rest.length > 0 && rest.length % 2 === 0;
    if (root !== 'databases' || database !== db.database || documents !== 'documents' || !isDocument)
      return null;
    const relative = rest.join('/');
    this.lookedUp.add(relative);
    return this.#ruleDocument(relative, (isAfter && readAfter ? readAfter : read)(relative));
  }

  #ruleDocument(path: string, document: StoredDocument | null): RuleDocument | null {
    return document && { path: rulesPath(this.context.db, path), fields: document.fields };
  }
}

function methodOf(
  kind: PlannedWrite['write']['kind'],
  before: StoredDocument | null,
): AccessRequest['method'] {
  if (kind === 'verify') return 'get';
  if (kind === 'delete') return 'delete';
  return before ? 'update' : 'create';
}
