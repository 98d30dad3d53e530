import { keyProblem } from '../tree/path';
import { compileExpression } from './expression';
import { type Located, type Member, parseLocatedJson } from './located-json';
import { RulesError } from './rules-error';
import type { Evaluate } from './scope';

/** Rules of one location and what lies below it. */
interface RuleNode {
  read?: Evaluate;
  write?: Evaluate;
  validate?: Evaluate;
  readonly indexes: Set<string>;
  readonly children: Map<string, RuleNode>;
  wildcard?: { readonly name: string; readonly node: RuleNode };
  /** Whether there is a `.validate` here or below. */
  hasValidation: boolean;
}

/** Rules of one database, with the text they came from. */
export interface Ruleset {
  readonly source: string;
  readonly root: RuleNode;
}

const READ_VARIABLES = ['auth', 'now', 'root', 'data', 'query'];
const WRITE_VARIABLES = ['auth', 'now', 'root', 'data', 'newData'];

function emptyNode(): RuleNode {
  return { indexes: new Set(), children: new Map(), hasValidation: false };
}

function compileRule(member: Member, variables: readonly string[]): Evaluate {
  const { value } = member;
  if (value.kind === 'string') return compileExpression(value.value, value.line, new Set(variables));
  if (value.kind !== 'other' || typeof value.value !== 'boolean')
    throw new RulesError(value.line, `${member.key} must be true, false or an expression`);
  const { value: fixed } = value;
  return () => fixed;
}

function readIndexes(member: Member, into: Set<string>): void {
  const items = member.value.kind === 'array' ? member.value.items : [member.value];
  for (const item of items) {
    if (item.kind !== 'string')
      throw new RulesError(item.line, '.indexOn must be a string or a list of strings');
    into.add(item.value.split('/').filter(Boolean).join('/'));
  }
}

function readOwnRule(node: RuleNode, member: Member, wildcards: readonly string[]): void {
  switch (member.key) {
    case '.read':
      node.read = compileRule(member, [...READ_VARIABLES, ...wildcards]);
      return;
    case '.write':
      node.write = compileRule(member, [...WRITE_VARIABLES, ...wildcards]);
      return;
    case '.validate':
      node.validate = compileRule(member, [...WRITE_VARIABLES, ...wildcards]);
      node.hasValidation = true;
      return;
    case '.indexOn':
      readIndexes(member, node.indexes);
      return;
    default:
      throw new RulesError(member.line, `Unknown rule '${member.key}'`);
  }
}

function readWildcard(node: RuleNode, member: Member, wildcards: readonly string[]): RuleNode {
  if (node.wildcard)
    throw new RulesError(
      member.line,
      `Two wildcards at one location: ${node.wildcard.name} and ${member.key}`,
    );
  if (!/^\$[A-Za-z_]\w*$/.test(member.key))
    throw new RulesError(member.line, `Invalid wildcard name '${member.key}'`);
  if (wildcards.includes(member.key))
    throw new RulesError(member.line, `Wildcard ${member.key} is already used above`);
  const child = readNode(member.value, [...wildcards, member.key]);
  node.wildcard = { name: member.key, node: child };
  return child;
}

function readChild(node: RuleNode, member: Member, wildcards: readonly string[]): RuleNode {
  if (member.key.startsWith('$')) return readWildcard(node, member, wildcards);
  const problem = keyProblem(member.key);
  if (problem !== undefined) throw new RulesError(member.line, problem);
  const child = readNode(member.value, wildcards);
  node.children.set(member.key, child);
  return child;
}

function readNode(located: Located, wildcards: readonly string[]): RuleNode {
  if (located.kind !== 'object') throw new RulesError(located.line, 'Expected an object of rules');
  const node = emptyNode();
  const seen = new Set<string>();
  for (const member of located.members) {
    if (seen.has(member.key)) throw new RulesError(member.line, `Duplicate key '${member.key}'`);
    seen.add(member.key);
    if (member.key.startsWith('.')) readOwnRule(node, member, wildcards);
    else if (readChild(node, member, wildcards).hasValidation) node.hasValidation = true;
  }
  return node;
}

/** Parses and compiles a rules file; throws RulesError, whose message starts with the line. */
export function loadRules(source: string): Ruleset {
  const document = parseLocatedJson(source);
  if (document.kind !== 'object') throw new RulesError(document.line, 'Expected an object');
  const [rules, extra] = document.members;
  if (rules?.key !== 'rules') throw new RulesError(rules?.line ?? 1, 'Expected a key "rules"');
  if (extra) throw new RulesError(extra.line, `Unexpected key '${extra.key}' beside "rules"`);
  return { source, root: readNode(rules.value, []) };
}

/** The rules along a path: one step per node from the root down, while there are rules. */
export interface RuleStep {
  readonly node: RuleNode;
  readonly depth: number;
  readonly wildcards: Readonly<Record<string, string>>;
}

/** The rules below a step for one child: a literal key wins over the wildcard. */
export function stepInto(step: RuleStep, key: string): RuleStep | undefined {
  const depth = step.depth + 1;
  const literal = step.node.children.get(key);
  if (literal) return { node: literal, depth, wildcards: step.wildcards };
  const { wildcard } = step.node;
  if (!wildcard) return undefined;
  return { node: wildcard.node, depth, wildcards: { ...step.wildcards, [wildcard.name]: key } };
}

/** Steps from the root along a path. */
export function stepsAlong(rules: Ruleset, path: readonly string[]): RuleStep[] {
  let step: RuleStep | undefined = { node: rules.root, depth: 0, wildcards: {} };
  const steps: RuleStep[] = [step];
  for (const key of path) {
    step = stepInto(step, key);
    if (!step) break;
    steps.push(step);
  }
  return steps;
}
