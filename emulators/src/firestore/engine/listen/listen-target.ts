import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { type EngineContext, readCheck } from '../engine-context';
import { parseQuery } from '../query/parse-query';
import type { Query } from '../query/query';
import type { DocumentChange } from '../store/stored-document';
import { objectOf, textOf, textsOf } from '../values/read-json';
import { type DatabaseName, parseDocumentName, parseParentName } from '../values/resource-names';
import { requestTime } from '../write/apply-transform';
import { DocumentsView, queryView, type TargetView } from './target-view';

/** Who listens, and to which database. */
export interface ListenScope {
  readonly context: EngineContext;
  readonly db: DatabaseName;
  readonly caller: Caller;
}

interface Subject {
  readonly view: TargetView;
  readonly query?: Query;
  readonly paths?: readonly string[];
}

/** One admitted target of a Listen stream. */
export class ListenTarget {
  readonly view: TargetView;
  readonly paths: readonly string[] | undefined;
  readonly #query: Query | undefined;
  /** documents that decided the rules' verdict */
  #lookedUp: ReadonlySet<string> = new Set();

  constructor(
    readonly id: number,
    private readonly scope: ListenScope,
    subject: Subject,
  ) {
    this.view = subject.view;
    this.paths = subject.paths;
    this.#query = subject.query;
  }

  /** Checks rules and indexes; throws the refusal. Returns the reads that rules cost. */
  authorize(time: number): number {
    const { context, db, caller } = this.scope;
    const store = context.databases.store(db);
    const check = readCheck(context, db, caller, time);
    if (this.#query) {
      if (this.#query.collectionId === '') check.adminOnly();
      else check.list(this.#query);
      context.indexes?.check(this.#query);
    }
    for (const path of this.paths ?? []) check.get(path, store.get(path));
    this.#lookedUp = check.lookedUp;
    return check.billedReads;
  }

  /** Whether these changes may alter the rules' verdict. */
  mustBeDecidedAgain(changes: readonly DocumentChange[]): boolean {
    return changes.some(({ path }) => this.#lookedUp.has(path) || this.paths?.includes(path));
  }

  /** Whether the caller could fetch a document's current content. */
  maySee(path: string, time: number): boolean {
    const { context, db, caller } = this.scope;
    const check = readCheck(context, db, caller, requestTime(time));
    return check.wouldAllowGet(path, context.databases.store(db).get(path));
  }
}

/** Reads the query or documents of a Target message. INVALID_ARGUMENT for bad queries and names. */
export function subjectOf(target: JsonObject, context: EngineContext, db: DatabaseName): Subject {
  const store = context.databases.store(db);
  const documents = objectOf(target.documents, 'A documents target');
  if (documents) {
    const paths = textsOf(documents.documents, 'The documents').map((name) => pathIn(db, name));
    return { view: new DocumentsView(store, paths), paths };
  }
  const source = objectOf(target.query, 'A query target');
  if (!source) throw new StatusError('INVALID_ARGUMENT', 'A target must be a query or documents.');
  const parent = parseParentName(textOf(source.parent, 'parent'));
  if (parent.db.name !== db.name) throw foreignDatabase();
  const query = parseQuery(source.structuredQuery, parent);
  return { view: queryView(store, query), query };
}

function pathIn(db: DatabaseName, text: string): string {
  const name = parseDocumentName(text);
  if (name.db.name !== db.name) throw foreignDatabase();
  return name.path;
}

function foreignDatabase(): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'A target is in another database than its stream.');
}
