import type { Caller } from '../shared/caller';
import type { JsonObject } from '../shared/json';
import type { StatusError } from '../shared/status-error';
import type { RuleCost } from './engine/access/rule-costs';

/** RPCs that `call` answers; unary ones yield one message, server streams yield several. */
export type RpcMethod =
  | 'GetDocument'
  | 'ListDocuments'
  | 'CreateDocument'
  | 'UpdateDocument'
  | 'DeleteDocument'
  | 'BatchGetDocuments'
  | 'BeginTransaction'
  | 'Commit'
  | 'Rollback'
  | 'RunQuery'
  | 'RunAggregationQuery'
  | 'ListCollectionIds'
  | 'BatchWrite'
  | 'PartitionQuery';

/** Where a stream's answers go. After `end` nothing more is sent. */
export interface StreamSink {
  send(message: JsonObject): void;
  /** without an error: a clean end */
  end(error?: StatusError): void;
}

/** The client's half of a stream. */
export interface StreamHandle {
  receive(message: JsonObject): void;
  /** the client is gone; frees everything behind the stream */
  close(): void;
}

/** One committed change, in commit order, as triggers see it. */
export interface CommittedChange {
  readonly project: string;
  readonly database: string;
  /** path relative to the documents root */
  readonly path: string;
  /** ProtoJSON documents; undefined before creation and after deletion */
  readonly before?: JsonObject | undefined;
  readonly after?: JsonObject | undefined;
  /** RFC 3339 */
  readonly commitTime: string;
  readonly caller: Caller;
  readonly eventId: string;
}

/**
 * The Firestore service without any transport. Messages are ProtoJSON of google.firestore.v1, in both
 * directions; failures are thrown as StatusError. gRPC, REST and WebChannel are thin layers over it.
 */
export interface FirestoreBackend {
  /** `request` carries its `database`, `parent` or `name` field as the RPC's message does. */
  call(method: RpcMethod, request: JsonObject, caller: Caller): Promise<JsonObject[]>;
  openListen(caller: Caller, sink: StreamSink): StreamHandle;
  openWrite(caller: Caller, sink: StreamSink): StreamHandle;
  /** Deletes every document of a database, or below (and at) a path; fires no function events. */
  clear(project: string, database: string, path?: string): Promise<void>;
  /** Deletes every document of every database; fires no function events. */
  reset(): Promise<void>;
  /** Replaces a project's rules; with errors in the source the previous rules stay in force. */
  setRules(project: string, source: string, fileName: string): RulesIssue[];
  onCommitted(listener: (change: CommittedChange) => void): () => void;
  /** All documents of a project in export form, and back (without events). */
  exportDocuments(project: string): ExportedDocument[];
  importDocuments(project: string, documents: readonly ExportedDocument[]): Promise<void>;
  /** What production would have billed since the start or the last reset, per request. */
  billing: BillingLedger;
  /** Latest decisions of the rules, newest last: the request, the verdict and the allow that granted it. */
  decisions(project: string): readonly JsonObject[];
  /** The highest cost of each kind of decision under a project's rules, highest first. */
  ruleCosts(project: string): readonly RuleCost[];
  /** How often each expression of a project's rules had which result. */
  coverage(project: string): RulesCoverage;
  /** Flushes and closes the data folder. */
  close(): Promise<void>;
}

export interface RulesIssue {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly description: string;
  readonly severity: 'ERROR' | 'WARNING';
}

/** In the shape of the Rules API: expressions nested as in the source, each with the values it had. */
export interface RulesCoverage {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly reports: readonly JsonObject[];
}

export interface ExportedDocument {
  /** path relative to the documents root */
  readonly name: string;
  /** absent: `(default)` */
  readonly database?: string;
  readonly fields: JsonObject;
  readonly createTime: string;
  readonly updateTime: string;
}

export interface BilledRequest {
  readonly at: string;
  readonly method: string;
  readonly caller: string;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

export interface BillingLedger {
  /** An opaque mark: pass it to `since`. */
  mark(): number;
  since(mark: number): { reads: number; writes: number; deletes: number; requests: readonly BilledRequest[] };
}
