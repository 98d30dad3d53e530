import type { JsonObject } from '../../../shared/json';
import type { FieldPath } from '../values/field-path';
import type { ResourceName } from '../values/resource-names';

type TransformKind = 'requestTime' | 'increment' | 'maximum' | 'minimum' | 'append' | 'remove';

export interface Transform {
  readonly field: FieldPath;
  readonly kind: TransformKind;
  /** normalised operand of increment, maximum, minimum */
  readonly operand: JsonObject | undefined;
  /** normalised elements of append and remove */
  readonly elements: readonly JsonObject[];
}

export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly micros: number };

interface WriteTarget {
  readonly name: ResourceName;
  readonly precondition: Precondition | undefined;
}

/** Deletes a document, or only checks its precondition. */
interface NameWrite extends WriteTarget {
  readonly kind: 'delete' | 'verify';
}

interface UpdateWrite extends WriteTarget {
  readonly kind: 'update';
  readonly fields: JsonObject;
  /** undefined: replaces the document */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
}

/** A checked Write message. */
export type Write = NameWrite | UpdateWrite;
