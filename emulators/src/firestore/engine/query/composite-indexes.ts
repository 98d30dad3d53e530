import type { Query } from './query';

/** The composite indexes a project declares. */
export interface CompositeIndexes {
  /** FAILED_PRECONDITION when production would demand an index that is not declared. */
  check(query: Query, aggregated?: readonly string[]): void;
}
