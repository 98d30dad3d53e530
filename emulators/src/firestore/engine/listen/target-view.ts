import { isMember } from '../query/membership';
import type { Query } from '../query/query';
import { runQuery } from '../query/run-query';
import type { PastDocuments } from '../store/change-history';
import type { DocumentStore } from '../store/document-store';
import type { DocumentChange, StoredDocument } from '../store/stored-document';

/** What a target shows, by path. */
export type Shown = Map<string, StoredDocument>;

export interface Delta {
  readonly shown: readonly StoredDocument[];
  readonly gone: readonly string[];
}

/** The documents of one listen target. */
export interface TargetView {
  /** the result now, or at the moment that `past` restores */
  result(past?: PastDocuments): Shown;
  /** whether a version of a document could belong to the result, ignoring limit and offset */
  covers(document: StoredDocument): boolean;
  /** what a commit, already visible in the store, changed in the result */
  delta(changes: readonly DocumentChange[]): Delta;
}

/** The changes that turn one result into another. Versions are immutable, so comparing identity suffices. */
export function difference(before: Shown, now: Shown): Delta {
  return {
    shown: [...now.values()].filter((document) => before.get(document.path) !== document),
    gone: [...before.keys()].filter((path) => !now.has(path)),
  };
}

export class DocumentsView implements TargetView {
  constructor(
    private readonly store: DocumentStore,
    readonly paths: readonly string[],
  ) {}

  result(past?: PastDocuments): Shown {
    const shown: Shown = new Map();
    for (const path of this.paths) {
      const before = past?.get(path);
      const document = before === undefined ? this.store.get(path) : before;
      if (document) shown.set(path, document);
    }
    return shown;
  }

  covers(document: StoredDocument): boolean {
    return this.paths.includes(document.path);
  }

  delta(changes: readonly DocumentChange[]): Delta {
    const own = changes.filter(({ path }) => this.paths.includes(path));
    return {
      shown: own.map(({ after }) => after).filter((after) => after !== null),
      gone: own.filter(({ after }) => after === null).map(({ path }) => path),
    };
  }
}

/** A query without limit and offset: whether a document belongs to it depends on that document alone. */
class OpenQueryView implements TargetView {
  constructor(
    private readonly store: DocumentStore,
    private readonly query: Query,
  ) {}

  result(past?: PastDocuments): Shown {
    return byPath(runQuery(this.store, this.query, past).documents);
  }

  covers(document: StoredDocument): boolean {
    return isMember(this.query, document);
  }

  delta(changes: readonly DocumentChange[]): Delta {
    const shown: StoredDocument[] = [];
    const gone: string[] = [];
    for (const { path, before, after } of changes) {
      if (after && isMember(this.query, after)) shown.push(after);
      else if (before && isMember(this.query, before)) gone.push(path);
    }
    return { shown, gone };
  }
}

/** A query with limit or offset: run again whenever a document that could belong to it changes. */
class WindowQueryView implements TargetView {
  #shown: Shown | undefined;

  constructor(
    private readonly store: DocumentStore,
    private readonly query: Query,
  ) {}

  result(past?: PastDocuments): Shown {
    const shown = byPath(runQuery(this.store, this.query, past).documents);
    if (past === undefined) this.#shown = shown;
    return shown;
  }

  covers(document: StoredDocument): boolean {
    return isMember(this.query, document);
  }

  delta(changes: readonly DocumentChange[]): Delta {
    const touches = (document: StoredDocument | null) => document !== null && this.covers(document);
    if (!changes.some(({ before, after }) => touches(before) || touches(after)))
      return { shown: [], gone: [] };
    const before = this.#shown ?? new Map();
    return difference(before, this.result());
  }
}

export function queryView(store: DocumentStore, query: Query): TargetView {
  const hasWindow = query.limit !== undefined || query.offset > 0;
  return hasWindow ? new WindowQueryView(store, query) : new OpenQueryView(store, query);
}

function byPath(documents: readonly StoredDocument[]): Shown {
  return new Map(documents.map((document) => [document.path, document]));
}
