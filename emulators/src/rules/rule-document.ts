import type { JsonObject } from '../shared/json';

/** A document as rules see it; `fields` is ProtoJSON. */
export interface RuleDocument {
  /** full path segments, e.g. ['databases', '(default)', 'documents', 'a', 'b'] */
  readonly path: readonly string[];
  readonly fields: JsonObject;
}
