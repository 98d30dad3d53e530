import type { Binding, Outcome } from '../outcome';
import type { Run } from './run';

/** The variables of an expression. */
export interface Frame {
  readonly run: Run;
  /** by slot, outermost match first */
  readonly wildcards: readonly Binding[];
  /** by slot: arguments, then lets */
  readonly locals: Outcome[];
}

/** A compiled expression. */
export type Code = (frame: Frame) => Outcome;
