/** An expression that has no value (null dereference, wrong type): the rule counts as false. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}
