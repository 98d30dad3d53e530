import { type BlockNode, type Expression, parseRules } from '@harborline/emulators/in-process';
import { type Mutant, operatorMutants } from './mutant';

/** Arguments of these are patterns: changing them changes the language, not a condition. */
const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'replace', 'split', 'join']);

const childrenOf = (node: Expression): readonly Expression[] => {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'not':
    case 'negate':
    case 'is':
      return [node.operand];
    case 'logic':
    case 'binary':
      return [node.left, node.right];
    case 'choice':
      return [node.condition, node.yes, node.no];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return PATTERN_METHODS.has(node.name) ? [node.object] : [node.object, ...node.args];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.map(({ value }) => value);
    case 'path':
      // The rest of the rules decides where a document may be.
      return [];
  }
};

function literalMutants(node: Expression & { kind: 'literal' }): readonly string[] {
  const { value } = node;
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'bigint')
    return value > 0n ? [String(value + 1n), String(value - 1n)] : [String(value + 1n)];
  if (typeof value === 'string') return ["'mutant'"];
  return [];
}

/** Every way to change one expression. */
class Mutator {
  readonly found: Mutant[] = [];
  constructor(private readonly source: string) {}

  visit(node: Expression): void {
    this.mutate(node);
    for (const child of childrenOf(node)) this.visit(child);
  }

  replace({ at }: Expression, ...replacements: readonly string[]): void {
    const span = this.span(at);
    for (const replacement of replacements) {
      if (this.text(span) !== replacement) this.found.push({ ...span, replacement });
    }
  }

  private text = ({ start, end }: { start: number; end: number }) => this.source.slice(start, end);
  private own = ({ at }: Expression) => `(${this.text(this.span(at))})`;

  /** The parser reports an expression that begins or ends with brackets as beginning or ending inside them. */
  private span({ start, end }: { start: number; end: number }): { start: number; end: number } {
    const bare = this.text({ start, end }).replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '');
    let open = bare.split('(').length - bare.split(')').length;
    let [from, to] = [start, end];
    for (; open > 0; open -= 1) to = this.source.indexOf(')', to) + 1;
    for (; open < 0; open += 1) from = this.source.lastIndexOf('(', from - 1);
    return { start: from, end: to };
  }

  private mutate(node: Expression): void {
    if (node.kind === 'logic' && node.operator === '&&') {
      for (const operand of [node.left, node.right])
        if (!isConjunction(operand)) this.replace(operand, 'true');
    }
    if (node.kind === 'logic' && node.operator === '||')
      this.replace(node, this.own(node.left), this.own(node.right));
    if (node.kind === 'not') this.replace(node, this.own(node.operand));
    if (node.kind === 'choice') this.replace(node, this.own(node.yes), this.own(node.no));
    if (node.kind === 'literal') this.replace(node, ...literalMutants(node));
    if (node.kind === 'list') this.dropItems(node);
    // No test is exact to the millisecond.
    if (node.kind === 'binary' && !this.text(node.at).includes('request.time')) {
      const between = { from: node.left.at.end, to: node.right.at.start };
      this.found.push(...operatorMutants(this.source, node.operator, between));
    }
  }

  private dropItems(node: Expression & { kind: 'list' }): void {
    for (const dropped of node.items) {
      const rest = node.items.filter((item) => item !== dropped).map(({ at }) => this.text(at));
      this.replace(node, `[${rest.join(', ')}]`);
    }
  }
}

const isConjunction = (node: Expression) => node.kind === 'logic' && node.operator === '&&';

function visitBlock(block: BlockNode, mutator: Mutator): void {
  for (const { lets, result } of block.functions) {
    for (const { value } of lets) mutator.visit(value);
    mutator.visit(result);
  }
  for (const { condition } of block.allows) {
    if (!condition) continue;
    mutator.replace(condition, 'true');
    mutator.visit(condition);
  }
  for (const { body } of block.matches) visitBlock(body, mutator);
}

/** Mutants of a file in the rules language of Firestore and Storage. */
export function languageMutants(source: string): Mutant[] {
  const mutator = new Mutator(source);
  for (const { body } of parseRules(source).services) visitBlock(body, mutator);
  return mutator.found;
}
