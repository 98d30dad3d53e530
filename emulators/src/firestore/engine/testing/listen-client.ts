import { isObject, type JsonObject } from '../../../shared/json';
import type { FirestoreBackend } from '../../backend';
import { ADMIN, DB, type OpenStream, openStream, ROOT } from './backend-harness';

/** A listening client with one target: what its screen shows, and where it would resume. */
export class ListenClient {
  readonly shown = new Map<string, JsonObject>();
  resumeToken: string | undefined;
  /** document messages received since the last connect */
  documentMessages = 0;
  resets = 0;
  filters: number[] = [];
  refusal: JsonObject | undefined;
  snapshotAt: string | undefined;
  #isCurrent = false;
  #stream: OpenStream | undefined;

  constructor(
    private readonly backend: FirestoreBackend,
    private readonly target: JsonObject,
    private readonly targetId = 2,
  ) {}

  connect(extra: JsonObject = {}): void {
    this.documentMessages = 0;
    this.#isCurrent = false;
    this.#stream = openStream(this.backend, 'openListen', ADMIN);
    const resume = this.resumeToken ? { resumeToken: this.resumeToken, expectedCount: this.shown.size } : {};
    const addTarget = { ...this.target, targetId: this.targetId, ...resume, ...extra };
    this.#stream.handle.receive({ database: DB, addTarget });
    this.hear();
  }

  disconnect(): void {
    this.hear();
    this.#stream?.handle.close();
    this.#stream = undefined;
  }

  /** Applies the messages that arrived. @throws Error for sequences that would break a client */
  hear(): void {
    for (const message of this.#stream?.take() ?? []) this.#hearOne(message);
  }

  #hearOne({ targetChange, documentChange, documentDelete, documentRemove, filter }: JsonObject): void {
    if (isObject(targetChange)) this.#hearTarget(targetChange);
    if (isObject(filter)) this.filters.push(Number(filter.count));
    if (isObject(documentChange)) this.#hearDocument(documentChange);
    for (const gone of [documentDelete, documentRemove]) {
      if (!isObject(gone)) continue;
      this.documentMessages++;
      if (this.#concerns(gone.removedTargetIds)) this.shown.delete(pathOf(gone.document));
    }
  }

  #hearTarget(change: JsonObject): void {
    const { targetChangeType, targetIds, resumeToken, readTime, cause } = change;
    if (targetChangeType === 'RESET') {
      this.shown.clear();
      this.resets++;
    }
    if (targetChangeType === 'REMOVE' && isObject(cause)) this.refusal = cause;
    if (targetChangeType === 'CURRENT') this.#isCurrent = true;
    if (targetChangeType !== undefined || targetIds !== undefined || !this.#isCurrent) return;
    if (this.snapshotAt !== undefined && String(readTime) < this.snapshotAt)
      throw new Error('time went back');
    this.snapshotAt = String(readTime);
    this.resumeToken = String(resumeToken);
  }

  #hearDocument({ document, targetIds, removedTargetIds }: JsonObject): void {
    this.documentMessages++;
    if (!isObject(document)) throw new Error('A document change without a document');
    const path = pathOf(document.name);
    if (this.#concerns(targetIds)) this.shown.set(path, document);
    if (this.#concerns(removedTargetIds)) this.shown.delete(path);
  }

  #concerns(ids: JsonObject[string]): boolean {
    return Array.isArray(ids) && ids.includes(this.targetId);
  }
}

function pathOf(name: JsonObject[string]): string {
  return String(name).slice(ROOT.length + 1);
}
