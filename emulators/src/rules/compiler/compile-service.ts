import type { AccessMethod, BlockNode, Expression, FileNode, MatchNode, PatternSegment } from '../ast';
import { accessFunctions, type ServiceName } from '../functions/catalog';
import { RULES_LIMITS } from '../limits';
import { Pattern } from '../pattern';
import type { Code } from '../runtime/frame';
import type { Position } from '../source-text';
import { compileExpression } from './compile-expression';
import { checkCallGraph, compileFunction, declareFunctions } from './compile-functions';
import type { CompileContext } from './context';
import type { Coverage, IssueList } from './report';
import { Scope, type UserFunction } from './scope';

/** One allow statement with the pattern that contains it. */
export interface CompiledAllow {
  readonly methods: ReadonlySet<AccessMethod>;
  readonly at: Position;
  readonly condition: Code;
}

/** The allows of one match block. */
export interface CompiledMatch {
  readonly pattern: Pattern;
  readonly allows: readonly CompiledAllow[];
}

const ALWAYS: Code = () => true;

/** Compiles one service's rules; matches are flattened, in file order. */
export class ServiceCompiler {
  private readonly functions: UserFunction[] = [];
  private readonly matches: CompiledMatch[] = [];
  private readonly surroundings;

  constructor(
    private readonly file: FileNode,
    private readonly service: ServiceName,
    private readonly issues: IssueList,
    coverage: Coverage,
  ) {
    this.surroundings = { issues, coverage, accessFunctions: accessFunctions(service) };
  }

  compile(): CompiledMatch[] {
    const root = new Scope();
    this.declare(this.file.functions, root);
    const services = this.file.services.filter(({ name }) => name === this.service);
    if (services.length === 0) {
      this.issues.error({ line: 1, column: 1, start: 0, end: 0 }, `There is no 'service ${this.service}'.`);
    }
    for (const { body } of services) this.compileBlock(body, new Scope(root), []);
    for (const declared of this.functions) compileFunction(declared, this.surroundings);
    checkCallGraph(this.functions, this.surroundings);
    return this.matches;
  }

  private declare(functions: FileNode['functions'], scope: Scope): void {
    this.functions.push(...declareFunctions(functions, scope, this.surroundings, this.service));
  }

  private compileBlock(block: BlockNode, scope: Scope, parents: readonly PatternSegment[], depth = 0): void {
    this.declare(block.functions, scope);
    if (block.allows.length > 0) this.addMatch(block, scope, parents);
    for (const match of block.matches) this.compileMatch(match, scope, parents, depth + 1);
  }

  private addMatch(block: BlockNode, scope: Scope, segments: readonly PatternSegment[]): void {
    const context = { ...this.surroundings, scope };
    const allows = block.allows.map(({ methods, at, condition }) => ({
      methods,
      at,
      condition: condition ? this.condition(condition, context) : ALWAYS,
    }));
    this.matches.push({ pattern: new Pattern(segments, this.file.version === 2 ? 0 : 1), allows });
  }

  /** Counts a literal condition only here: inside other expressions its result is of no interest. */
  private condition(node: Expression, context: CompileContext): Code {
    const code = compileExpression(node, context);
    if (node.kind !== 'literal') return code;
    const tally = context.coverage.tally(node.at);
    return (frame) => tally.note(code(frame));
  }

  private compileMatch(
    match: MatchNode,
    parent: Scope,
    parents: readonly PatternSegment[],
    depth: number,
  ): void {
    const segments = [...parents, ...match.pattern];
    this.checkPattern(match, segments, depth);
    const scope = new Scope(parent);
    let slot = parents.filter(({ kind }) => kind !== 'literal').length;
    for (const segment of match.pattern) {
      if (segment.kind === 'literal') continue;
      const isNew = scope.declareVariable(segment.name, {
        kind: 'wildcard',
        slot,
        at: match.at,
        isUsed: false,
      });
      if (!isNew) this.issues.error(match.at, `Wildcard '${segment.name}' appears twice in one pattern.`);
      slot += 1;
    }
    this.compileBlock(match.body, scope, segments, depth);
  }

  private checkPattern(match: MatchNode, segments: readonly PatternSegment[], depth: number): void {
    this.issues.within(match.at, {
      what: 'nested match statements',
      used: depth,
      limit: RULES_LIMITS.matchDepth,
      error: `Match statements are nested deeper than ${RULES_LIMITS.matchDepth}.`,
    });
    this.issues.within(match.at, {
      what: 'path segments',
      used: segments.length,
      limit: RULES_LIMITS.pathSegments,
      error: `A path may have at most ${RULES_LIMITS.pathSegments} segments.`,
    });
    this.issues.within(match.at, {
      what: 'wildcards',
      used: segments.filter(({ kind }) => kind !== 'literal').length,
      limit: RULES_LIMITS.wildcards,
      error: `A path may have at most ${RULES_LIMITS.wildcards} wildcards.`,
    });
    const rests = segments.filter(({ kind }) => kind === 'rest').length;
    if (rests > 1) this.issues.error(match.at, 'A path may have at most one recursive wildcard.');
    const isMisplaced = this.file.version === 1 && rests === 1 && segments.at(-1)?.kind !== 'rest';
    if (isMisplaced) {
      this.issues.error(match.at, "A recursive wildcard must come last in rules_version = '1'.");
    }
  }
}
