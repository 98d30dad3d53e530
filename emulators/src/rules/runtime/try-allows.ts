import type { CompiledAllow, CompiledMatch } from '../compiler/compile-service';
import type { Outcome } from '../outcome';
import type { PathToken } from '../pattern';
import type { Run } from './run';

export interface Verdict {
  readonly granted?: CompiledAllow;
  readonly refused: readonly { readonly allow: CompiledAllow; readonly outcome: Outcome }[];
}

/** Tries every allow that covers the path, in file order, until one grants. All of them are for the request's method. */
export function tryAllows(
  matches: readonly CompiledMatch[],
  tokens: readonly PathToken[],
  run: Run,
): Verdict {
  const refused: { allow: CompiledAllow; outcome: Outcome }[] = [];
  for (const { pattern, allows } of matches) {
    const wildcards = pattern.match(tokens);
    if (!wildcards) continue;
    for (const allow of allows) {
      const outcome = allow.condition({ run, wildcards, locals: [] });
      if (outcome === true) return { granted: allow, refused };
      refused.push({ allow, outcome });
    }
  }
  return { refused };
}
