import { EvaluationError } from './evaluation-error';
import { asString } from './operators';
import { Pattern } from './pattern';
import type { RuleValue } from './scope';
import { RuleSnapshot } from './snapshot';
import type { StaticType } from './static-type';

/** What a method takes: strings, one regular expression, or an optional list of strings. */
type Parameters = 'none' | 'string' | 'two-strings' | 'pattern' | 'optional-keys';

export interface Method {
  readonly parameters: Parameters;
  readonly returns: StaticType;
  readonly call: (self: RuleValue, args: readonly RuleValue[]) => RuleValue;
}

function asSnapshot(value: RuleValue): RuleSnapshot {
  if (!(value instanceof RuleSnapshot)) throw new EvaluationError('Not a snapshot');
  return value;
}

function keyList(value: RuleValue): string[] | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.map((key: RuleValue) => asString(key)) : [asString(value)];
}

function testPattern(text: RuleValue, pattern: RuleValue): boolean {
  if (!(pattern instanceof Pattern)) throw new EvaluationError('Not a pattern');
  return pattern.test(asString(text));
}

function snapshotMethod(
  parameters: Parameters,
  returns: StaticType,
  call: (self: RuleSnapshot, args: readonly RuleValue[]) => RuleValue,
): Method {
  return { parameters, returns, call: (self, args) => call(asSnapshot(self), args) };
}

export const SNAPSHOT_METHODS: ReadonlyMap<string, Method> = new Map([
  ['val', snapshotMethod('none', 'scalar', (self) => self.val())],
  ['exists', snapshotMethod('none', 'boolean', (self) => self.exists())],
  ['parent', snapshotMethod('none', 'snapshot', (self) => self.parent())],
  ['child', snapshotMethod('string', 'snapshot', (self, [path]) => self.child(asString(path)))],
  ['hasChild', snapshotMethod('string', 'boolean', (self, [path]) => self.hasChild(asString(path)))],
  [
    'hasChildren',
    snapshotMethod('optional-keys', 'boolean', (self, [keys]) => self.hasChildren(keyList(keys))),
  ],
  ['isString', snapshotMethod('none', 'boolean', (self) => self.isScalar('string'))],
  ['isNumber', snapshotMethod('none', 'boolean', (self) => self.isScalar('number'))],
  ['isBoolean', snapshotMethod('none', 'boolean', (self) => self.isScalar('boolean'))],
  ['getPriority', snapshotMethod('none', 'scalar', (self) => self.getPriority())],
]);

function stringMethod(
  parameters: Parameters,
  returns: StaticType,
  call: (self: string, args: readonly RuleValue[]) => RuleValue,
): Method {
  return { parameters, returns, call: (self, args) => call(asString(self), args) };
}

export const STRING_METHODS: ReadonlyMap<string, Method> = new Map([
  ['contains', stringMethod('string', 'boolean', (self, [part]) => self.includes(asString(part)))],
  ['beginsWith', stringMethod('string', 'boolean', (self, [part]) => self.startsWith(asString(part)))],
  ['endsWith', stringMethod('string', 'boolean', (self, [part]) => self.endsWith(asString(part)))],
  [
    'replace',
    stringMethod('two-strings', 'string', (self, [from, to]) =>
      self.split(asString(from)).join(asString(to)),
    ),
  ],
  ['toLowerCase', stringMethod('none', 'string', (self) => self.toLowerCase())],
  ['toUpperCase', stringMethod('none', 'string', (self) => self.toUpperCase())],
  ['matches', stringMethod('pattern', 'boolean', (self, [pattern]) => testPattern(self, pattern))],
]);
