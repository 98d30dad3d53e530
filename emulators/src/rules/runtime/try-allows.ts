import type { CompiledAllow, CompiledMatch } from '../compiler/compile-service';
import type { Binding, Outcome } from '../outcome';
import type { PathToken } from '../pattern';
import type { AccessRequest } from '../ruleset';
import type { Run } from './run';

export interface Verdict {
  readonly granted?: CompiledAllow;
  readonly refused: readonly { readonly allow: CompiledAllow; readonly outcome: Outcome }[];
}

function evaluate(allow: CompiledAllow, wildcards: readonly Binding[], run: Run): Outcome {
  return allow.condition({ run, wildcards, locals: [] });
}

/** Tries every allow that covers the path, in file order, until one grants. */
export function tryAllows(
  matches: readonly CompiledMatch[],
  method: AccessRequest['method'],
  tokens: readonly PathToken[],
  run: Run,
): Verdict {
  const refused: { allow: CompiledAllow; outcome: Outcome }[] = [];
  for (const { pattern, allows } of matches) {
    const relevant = allows.filter(({ methods }) => methods.has(method));
    const wildcards = relevant.length > 0 ? pattern.match(tokens) : undefined;
    if (!wildcards) continue;
    for (const allow of relevant) {
      const outcome = evaluate(allow, wildcards, run);
      if (outcome === true) return { granted: allow, refused };
      refused.push({ allow, outcome });
    }
  }
  return { refused };
}
