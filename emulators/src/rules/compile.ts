import { CompiledRuleset } from './compiled-ruleset';
import { ServiceCompiler } from './compiler/compile-service';
import { Coverage, IssueList } from './compiler/report';
import type { ServiceName } from './functions/catalog';
import { RULES_LIMITS } from './limits';
import { RulesetParser } from './parse-ruleset';
import type { CompileResult } from './ruleset';
import { RulesSyntaxError, SourceText } from './source-text';

/**
 * Compiles security rules for one service. Never throws, whatever the source contains: syntax errors, unknown
 * names, wrong argument counts, recursion and exceeded limits are returned as issues, and with an ERROR among
 * them there is no ruleset.
 */
export function compileRules(source: string, service: ServiceName): CompileResult {
  const issues = new IssueList();
  const text = new SourceText(source);
  issues.within(text.position(0, 0), {
    what: 'bytes of source',
    used: Buffer.byteLength(source),
    limit: RULES_LIMITS.sourceBytes,
    error: `Rules may have at most ${RULES_LIMITS.sourceBytes} bytes.`,
  });
  if (issues.hasErrors) return { issues: issues.issues };
  try {
    const file = new RulesetParser(text).parse();
    const expressionCoverage = new Coverage();
    const matches = new ServiceCompiler(file, service, issues, expressionCoverage).compile();
    if (issues.hasErrors) return { issues: issues.issues };
    const parts = { source: text, rulesVersion: file.version, service, matches, expressionCoverage };
    return { ruleset: new CompiledRuleset(parts), issues: issues.issues };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    issues.error(error.position, error.message);
    return { issues: issues.issues };
  }
}
