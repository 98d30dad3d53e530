import type { SopRow } from './use-sop-rows';

/** What people who publish SOPs do with a row. */
export interface SopTableActions {
  readonly archive: (row: SopRow) => void;
  readonly restore: (row: SopRow) => void;
  readonly remove: (row: SopRow) => void;
}
