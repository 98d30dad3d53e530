import type { BinaryOperator, Expression } from './ast';
import { RULES_LIMITS } from './limits';
import { parsePathParts } from './parse-path';
import type { Scanner, Token } from './scanner';
import type { Position } from './source-text';
import { RuleBytes, type RuleValue } from './value';

const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>', 'in', 'is'] as const;
const SUMS = ['+', '-'] as const;
const PRODUCTS = ['*', '/', '%'] as const;
const RESERVED_WORDS = new Set(['let', 'return', 'function', 'match', 'allow', 'service', 'if', 'in', 'is']);
const INT_LIMIT = 2n ** 63n;

type Shape<Kind extends Expression['kind']> = Omit<Extract<Expression, { kind: Kind }>, 'at' | 'depth'>;
type AnyShape = { [Kind in Expression['kind']]: Shape<Kind> }[Expression['kind']];

/** Recursive descent over the expression grammar; one object per file. */
export class ExpressionParser {
  private nesting = 0;

  constructor(private readonly scanner: Scanner) {}

  parse(): Expression {
    this.nesting += 1;
    if (this.nesting > RULES_LIMITS.expressionDepth / 4) this.scanner.fail('Expression is nested too deeply');
    const expression = this.parseChoice();
    this.nesting -= 1;
    return expression;
  }

  private parseChoice(): Expression {
    const condition = this.parseOr();
    if (!this.scanner.accept('?')) return condition;
    const yes = this.parse();
    this.scanner.expect(':');
    const no = this.parse();
    return this.node({ kind: 'choice', condition, yes, no }, condition.at.start, no.at.end, [
      condition,
      yes,
      no,
    ]);
  }

  private parseOr(): Expression {
    let left = this.parseAnd();
    while (this.scanner.accept('||')) left = this.logic('||', left, this.parseAnd());
    return left;
  }

  private parseAnd(): Expression {
    let left = this.parseComparison();
    while (this.scanner.accept('&&')) left = this.logic('&&', left, this.parseComparison());
    return left;
  }

  private logic(operator: '&&' | '||', left: Expression, right: Expression): Expression {
    return this.node({ kind: 'logic', operator, left, right }, left.at.start, right.at.end, [left, right]);
  }

  private parseComparison(): Expression {
    let left = this.parseSum();
    for (;;) {
      const operator = this.acceptAny(COMPARISONS);
      if (operator === undefined) return left;
      if (operator === 'is') {
        const type = this.scanner.expectName("type after 'is'");
        const typeAt = this.scanner.at(type);
        left = this.node({ kind: 'is', operand: left, type: type.text, typeAt }, left.at.start, type.end, [
          left,
        ]);
      } else {
        left = this.binary(operator, left, this.parseSum());
      }
    }
  }

  private parseSum(): Expression {
    let left = this.parseProduct();
    for (;;) {
      const operator = this.acceptAny(SUMS);
      if (operator === undefined) return left;
      left = this.binary(operator, left, this.parseProduct());
    }
  }

  private parseProduct(): Expression {
    let left = this.parseUnary();
    for (;;) {
      const operator = this.acceptAny(PRODUCTS);
      if (operator === undefined) return left;
      left = this.binary(operator, left, this.parseUnary());
    }
  }

  private acceptAny<Operator extends string>(operators: readonly Operator[]): Operator | undefined {
    return operators.find((operator) => this.scanner.accept(operator) !== undefined);
  }

  private binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
    return this.node({ kind: 'binary', operator, left, right }, left.at.start, right.at.end, [left, right]);
  }

  private parseUnary(): Expression {
    const prefixes: Token[] = [];
    let token = this.scanner.accept('!') ?? this.scanner.accept('-');
    while (token) {
      prefixes.push(token);
      token = this.scanner.accept('!') ?? this.scanner.accept('-');
    }
    const isNegative = prefixes.at(-1)?.text === '-' && this.scanner.peek().kind === 'int';
    const minus = isNegative ? prefixes.pop() : undefined;
    let operand = this.parsePostfix(minus);
    for (const prefix of prefixes.reverse()) {
      const kind = prefix.text === '!' ? 'not' : 'negate';
      operand = this.node({ kind, operand }, prefix.start, operand.at.end, [operand]);
    }
    return operand;
  }

  private parsePostfix(minus: Token | undefined): Expression {
    let object = this.parsePrimary(minus);
    for (;;) {
      if (this.scanner.accept('.')) object = this.parseMember(object);
      else if (this.scanner.accept('[')) object = this.parseIndex(object);
      else return object;
    }
  }

  private parseMember(object: Expression): Expression {
    const name = this.scanner.expectName("name after '.'");
    const nameAt = this.scanner.at(name);
    const start = object.at.start;
    if (!this.scanner.accept('(')) {
      return this.node({ kind: 'member', object, name: name.text }, start, name.end, [object]);
    }
    const { items, end } = this.parseItems(')');
    return this.node({ kind: 'method', object, name: name.text, nameAt, args: items }, start, end, [
      object,
      ...items,
    ]);
  }

  private parseIndex(object: Expression): Expression {
    const index = this.parse();
    const start = object.at.start;
    if (!this.scanner.accept(':')) {
      return this.node({ kind: 'index', object, index }, start, this.scanner.expect(']').end, [
        object,
        index,
      ]);
    }
    const to = this.parse();
    const end = this.scanner.expect(']').end;
    return this.node({ kind: 'slice', object, from: index, to }, start, end, [object, index, to]);
  }

  /** comma separated expressions up to the closing mark; one trailing comma is accepted */
  private parseItems(close: string): { items: Expression[]; end: number } {
    const items: Expression[] = [];
    while (!this.scanner.sees(close)) {
      items.push(this.parse());
      if (!this.scanner.accept(',')) break;
    }
    return { items, end: this.scanner.expect(close).end };
  }

  private parsePrimary(minus: Token | undefined): Expression {
    const token = this.scanner.peek();
    if (token.kind === 'name') return this.parseName();
    if (token.kind === 'mark') return this.parseBracketed(token);
    if (token.kind === 'end') return this.scanner.fail('Missing expression');
    this.scanner.next();
    const start = minus?.start ?? token.start;
    return this.node({ kind: 'literal', value: this.literal(token, minus) }, start, token.end, []);
  }

  private literal(token: Token, minus: Token | undefined): RuleValue {
    if (token.kind === 'string') return token.text;
    if (token.kind === 'bytes') return new RuleBytes(Buffer.from(token.text, 'latin1'));
    if (token.kind === 'float') return Number(token.text);
    const value = minus ? -BigInt(token.text) : BigInt(token.text);
    if (value >= INT_LIMIT || value < -INT_LIMIT) {
      this.scanner.failAt('Integer is out of range.', token.start, token.end);
    }
    return value;
  }

  private parseName(): Expression {
    const token = this.scanner.next();
    if (RESERVED_WORDS.has(token.text)) {
      this.scanner.failAt(`Unexpected '${token.text}'.`, token.start, token.end);
    }
    if (token.text === 'true' || token.text === 'false' || token.text === 'null') {
      const value = token.text === 'null' ? null : token.text === 'true';
      return this.node({ kind: 'literal', value }, token.start, token.end, []);
    }
    if (!this.scanner.accept('(')) {
      return this.node({ kind: 'name', name: token.text }, token.start, token.end, []);
    }
    const { items, end } = this.parseItems(')');
    return this.node({ kind: 'call', name: token.text, args: items }, token.start, end, items);
  }

  private parseBracketed(token: Token): Expression {
    if (token.text === '/') {
      const { parts, end } = parsePathParts(this.scanner, () => this.parse());
      const inserts = parts.flatMap((part) => (part.kind === 'insert' ? [part.value] : []));
      return this.node({ kind: 'path', parts }, token.start, end, inserts);
    }
    if (this.scanner.accept('(')) {
      const inner = this.parse();
      this.scanner.expect(')');
      return inner;
    }
    if (this.scanner.accept('[')) {
      const { items, end } = this.parseItems(']');
      return this.node({ kind: 'list', items }, token.start, end, items);
    }
    if (this.scanner.accept('{')) return this.parseMap(token.start);
    return this.scanner.fail('Missing expression');
  }

  private parseMap(start: number): Expression {
    const entries: { key: string; value: Expression }[] = [];
    while (!this.scanner.sees('}')) {
      const key = this.scanner.next();
      if (key.kind !== 'string') this.scanner.failAt('Map keys are strings.', key.start, key.end);
      this.scanner.expect(':');
      entries.push({ key: key.text, value: this.parse() });
      if (!this.scanner.accept(',')) break;
    }
    const { end } = this.scanner.expect('}');
    return this.node(
      { kind: 'map', entries },
      start,
      end,
      entries.map(({ value }) => value),
    );
  }

  private node(shape: AnyShape, start: number, end: number, children: readonly Expression[]): Expression {
    const at: Position = this.scanner.position(start, end);
    const depth = children.reduce((highest, child) => Math.max(highest, child.depth), 0) + 1;
    if (depth > RULES_LIMITS.expressionDepth) {
      this.scanner.failAt('Expression is nested too deeply.', start, end);
    }
    return { ...shape, at, depth };
  }
}
