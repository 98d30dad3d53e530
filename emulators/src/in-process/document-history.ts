import type { DocumentChange, StoredDocument } from '../firestore/engine/store/stored-document';

interface Version {
  readonly since: number;
  readonly document: StoredDocument | null;
}

/** Reads a document at one moment; null when it did not exist. */
export type ReadDocument = (path: string) => StoredDocument | null;

/** Documents by path, now and at every earlier moment. */
export class DocumentHistory {
  #versions = new Map<string, Version[]>();
  #moment = 0;

  /** The current documents; later changes are not visible. */
  snapshot(): ReadDocument {
    const [versions, moment] = [this.#versions, this.#moment];
    return (path) => versions.get(path)?.findLast(({ since }) => since <= moment)?.document ?? null;
  }

  apply(changes: readonly DocumentChange[]): void {
    this.#moment += 1;
    for (const { path, after } of changes) {
      const versions = this.#versions.get(path) ?? [];
      versions.push({ since: this.#moment, document: after });
      this.#versions.set(path, versions);
    }
  }

  clear(): void {
    this.#versions = new Map();
  }
}
