import {
  Failure,
  RuleBytes,
  RuleDuration,
  RuleList,
  RuleMap,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
} from '../value';
import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collections';
import { BYTES_METHODS, DURATION_METHODS, LATLNG_METHODS, PATH_METHODS, TIMESTAMP_METHODS } from './scalars';
import { STRING_METHODS } from './string';
import type { MethodTable, Result } from './table';

const TABLES = [
  STRING_METHODS,
  BYTES_METHODS,
  LIST_METHODS,
  SET_METHODS,
  MAP_METHODS,
  MAP_DIFF_METHODS,
  PATH_METHODS,
  TIMESTAMP_METHODS,
  DURATION_METHODS,
  LATLNG_METHODS,
];

/** Numbers of arguments that a method of this name takes on some type; empty for an unknown name. */
export function methodArities(name: string): readonly number[] {
  return TABLES.flatMap((table) => table.get(name)?.arity ?? []);
}

function run<Self>(table: MethodTable<Self>, self: Self, name: string, args: readonly RuleValue[]): Result {
  const method = table.get(name);
  const isCallable = method !== undefined && method.arity === args.length;
  return isCallable ? method.run(self, args) : new Failure(`Function not found error: Name: [${name}].`);
}

/** `self.name(args)` */
export function callMethod(self: RuleValue, name: string, args: readonly RuleValue[]): Result {
  if (typeof self === 'string') return run(STRING_METHODS, self, name, args);
  if (self === null) return new Failure('Null value error.');
  if (typeof self !== 'object') return new Failure(`Function not found error: Name: [${name}].`);
  if (self instanceof RuleMap) return run(MAP_METHODS, self, name, args);
  if (self instanceof RuleList) return run(LIST_METHODS, self, name, args);
  if (self instanceof RuleSet) return run(SET_METHODS, self, name, args);
  if (self instanceof RuleMapDiff) return run(MAP_DIFF_METHODS, self, name, args);
  if (self instanceof RuleTimestamp) return run(TIMESTAMP_METHODS, self, name, args);
  if (self instanceof RuleDuration) return run(DURATION_METHODS, self, name, args);
  if (self instanceof RuleBytes) return run(BYTES_METHODS, self, name, args);
  if (self instanceof RulePath) return run(PATH_METHODS, self, name, args);
  return run(LATLNG_METHODS, self, name, args);
}
