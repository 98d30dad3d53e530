import type { AccessMethod } from '../ast';
import type { Outcome } from '../outcome';
import { Unknown } from '../prover/unknown';
import type { AllowAttempt } from '../ruleset';
import type { SourceText } from '../source-text';
import { RuleError } from '../value';

/** Errors that the official emulator names in a denial; it only locates others. */
const NAMED_ERROR =
  /^(?:Null value error\.|Property .* is undefined on object\.|(?:Function|Variable) not found error: Name: \[.*\]\.)$/;
const MAX_QUOTE = 120;

function locationText({ line, column }: { line: number; column: number }): string {
  return `L${line}:${column}`;
}

function quote(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ');
  return oneLine.length > MAX_QUOTE ? `${oneLine.slice(0, MAX_QUOTE)}…` : oneLine;
}

/** The outcome of one allow that did not grant. */
export function attempt(outcome: Outcome, line: number, source: SourceText): AllowAttempt {
  if (outcome instanceof RuleError) {
    return { line, verdict: 'error', detail: outcome.message, at: locationText(outcome.at) };
  }
  if (outcome instanceof Unknown) {
    return {
      line,
      verdict: 'unprovable',
      detail: quote(source.slice(outcome.origin)),
      at: locationText(outcome.origin),
    };
  }
  if (outcome === false) return { line, verdict: 'false' };
  return { line, verdict: 'error', detail: 'A condition must be a bool.', at: `L${line}` };
}

/** One clause of a denial's text, in the official emulator's words if it has any. */
export function clause({ verdict, detail = '', at, line }: AllowAttempt, method: AccessMethod): string {
  const suffix = `for '${method}' @ L${line}`;
  if (verdict === 'false') return `false ${suffix}`;
  if (verdict === 'unprovable') return `not provable ${suffix} (${detail} at ${at} depends on the documents)`;
  if (NAMED_ERROR.test(detail)) return `${detail} ${suffix}`;
  return `evaluation error at ${at} ${suffix} (${detail})`;
}
