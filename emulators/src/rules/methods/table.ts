import { Failure, type RuleValue } from '../value';

export type Result = RuleValue | Failure;

/** One method of a type; the number of arguments is checked before `run`. */
export interface Method<Self> {
  readonly arity: number;
  run(self: Self, args: readonly RuleValue[]): Result;
}

export type MethodTable<Self> = ReadonlyMap<string, Method<Self>>;

/** A table from method names to methods without arguments. */
export function getters<Self>(
  table: Readonly<Record<string, (self: Self) => Result>>,
): [string, Method<Self>][] {
  return Object.entries(table).map(([name, read]) => [name, { arity: 0, run: read }]);
}

/** A table from method names to methods with one argument. */
export function unary<Self>(
  table: Readonly<Record<string, (self: Self, argument: RuleValue) => Result>>,
): [string, Method<Self>][] {
  return Object.entries(table).map(([name, run]) => [
    name,
    { arity: 1, run: (self, args) => run(self, args[0] ?? null) },
  ]);
}

/** A table from method names to methods with two arguments. */
export function binary<Self>(
  table: Readonly<Record<string, (self: Self, first: RuleValue, second: RuleValue) => Result>>,
): [string, Method<Self>][] {
  return Object.entries(table).map(([name, run]) => [
    name,
    { arity: 2, run: (self, args) => run(self, args[0] ?? null, args[1] ?? null) },
  ]);
}

/** The failure of a method called with an argument of an unsupported type. */
export function unsupported(name: string): Failure {
  return new Failure(`Unsupported argument type for function [${name}].`);
}
