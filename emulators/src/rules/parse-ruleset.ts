import type {
  AccessMethod,
  AllowNode,
  BlockNode,
  FileNode,
  FunctionNode,
  LetNode,
  MatchNode,
  NamedValue,
  ServiceNode,
} from './ast';
import { ExpressionParser } from './parse-expression';
import { parsePattern } from './parse-path';
import { Scanner } from './scanner';
import type { SourceText } from './source-text';

const METHODS: ReadonlyMap<string, readonly AccessMethod[]> = new Map<string, readonly AccessMethod[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);
/** our own: deeper nesting than in any accepted file, but far from exhausting the call stack */
const MAX_BLOCKS = 100;

/** Recursive descent over a whole rules file. Throws RulesSyntaxError at the first thing it cannot read. */
export class RulesetParser {
  private readonly scanner: Scanner;
  private readonly expressions: ExpressionParser;
  private nesting = 0;

  constructor(source: SourceText) {
    this.scanner = new Scanner(source);
    this.expressions = new ExpressionParser(this.scanner);
  }

  parse(): FileNode {
    const version = this.parseVersion();
    const functions: FunctionNode[] = [];
    const services: ServiceNode[] = [];
    while (this.scanner.peek().kind !== 'end') {
      if (this.scanner.sees('function')) functions.push(this.parseFunction());
      else if (this.scanner.sees('service')) services.push(this.parseService());
      else this.scanner.fail("Missing 'service' or 'function'");
    }
    return { version, functions, services };
  }

  private parseVersion(): 1 | 2 {
    if (!this.scanner.accept('rules_version')) return 1;
    this.scanner.expect('=');
    const token = this.scanner.next();
    const isKnown = token.kind === 'string' && (token.text === '1' || token.text === '2');
    if (!isKnown) this.scanner.failAt("rules_version must be '1' or '2'.", token.start, token.end);
    this.scanner.accept(';');
    return token.text === '2' ? 2 : 1;
  }

  private parseService(): ServiceNode {
    const start = this.scanner.expect('service');
    let name = this.scanner.expectName('service name').text;
    while (this.scanner.accept('.')) name += `.${this.scanner.expectName('service name').text}`;
    return { name, at: this.scanner.at(start), body: this.parseBlock(false) };
  }

  private parseBlock(isMatch: boolean): BlockNode {
    this.nesting += 1;
    if (this.nesting > MAX_BLOCKS) this.scanner.fail('Match blocks are nested too deeply');
    const functions: FunctionNode[] = [];
    const matches: MatchNode[] = [];
    const allows: AllowNode[] = [];
    this.scanner.expect('{');
    while (!this.scanner.accept('}')) {
      if (this.scanner.sees('match')) matches.push(this.parseMatch());
      else if (this.scanner.sees('function')) functions.push(this.parseFunction());
      else if (isMatch && this.scanner.sees('allow')) allows.push(this.parseAllow());
      else this.scanner.fail(isMatch ? "Missing 'match', 'allow' or '}'" : "Missing 'match' or '}'");
    }
    this.nesting -= 1;
    return { functions, matches, allows };
  }

  private parseMatch(): MatchNode {
    const start = this.scanner.expect('match');
    const pattern = parsePattern(this.scanner);
    return { pattern, at: this.scanner.at(start), body: this.parseBlock(true) };
  }

  private parseAllow(): AllowNode {
    const start = this.scanner.expect('allow');
    const methods = new Set<AccessMethod>();
    do {
      const token = this.scanner.expectName('method');
      const granted = METHODS.get(token.text);
      if (!granted) return this.scanner.failAt(`Unknown method '${token.text}'.`, token.start, token.end);
      for (const method of granted) methods.add(method);
    } while (this.scanner.accept(','));
    const at = this.scanner.at(start);
    if (!this.scanner.accept(':')) {
      this.scanner.accept(';');
      return { at, methods };
    }
    this.scanner.expect('if');
    const condition = this.expressions.parse();
    this.scanner.accept(';');
    return { at, methods, condition };
  }

  private parseFunction(): FunctionNode {
    const start = this.scanner.expect('function');
    const name = this.scanner.expectName('function name').text;
    const parameters = this.parseParameters();
    this.scanner.expect('{');
    const lets: LetNode[] = [];
    while (this.scanner.accept('let')) lets.push(this.parseLet());
    this.scanner.expect('return');
    const result = this.expressions.parse();
    this.scanner.accept(';');
    this.scanner.expect('}');
    return { name, at: this.scanner.at(start), parameters, lets, result };
  }

  private parseParameters(): NamedValue[] {
    const parameters: NamedValue[] = [];
    this.scanner.expect('(');
    while (!this.scanner.sees(')')) {
      const token = this.scanner.expectName('parameter name');
      parameters.push({ name: token.text, at: this.scanner.at(token) });
      if (!this.scanner.accept(',')) break;
    }
    this.scanner.expect(')');
    return parameters;
  }

  private parseLet(): LetNode {
    const token = this.scanner.expectName("name after 'let'");
    this.scanner.expect('=');
    const value = this.expressions.parse();
    this.scanner.expect(';');
    return { name: token.text, at: this.scanner.at(token), value };
  }
}
