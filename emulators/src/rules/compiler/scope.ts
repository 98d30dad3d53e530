import type { FunctionNode } from '../ast';
import type { Code } from '../runtime/frame';
import type { Position } from '../source-text';

export interface Variable {
  readonly kind: 'wildcard' | 'local';
  readonly slot: number;
  readonly at: Position;
  isUsed: boolean;
}

/** A declared function; its code is filled in once its body has been compiled. */
export class UserFunction {
  readonly calls = new Set<UserFunction>();
  isUsed = false;
  lets: readonly Code[] = [];
  result: Code | undefined;

  constructor(
    readonly node: FunctionNode,
    readonly scope: Scope,
  ) {}
}

/** Names visible at one point of a rules file; inner names shadow outer ones. */
export class Scope {
  private readonly variables = new Map<string, Variable>();
  private readonly functions = new Map<string, UserFunction>();

  constructor(private readonly parent?: Scope) {}

  /** false when the name is already taken in this scope */
  declareVariable(name: string, variable: Variable): boolean {
    if (this.variables.has(name)) return false;
    this.variables.set(name, variable);
    return true;
  }

  /** undefined when the name is already taken in this scope */
  declareFunction(node: FunctionNode): UserFunction | undefined {
    if (this.functions.has(node.name)) return undefined;
    const declared = new UserFunction(node, this);
    this.functions.set(node.name, declared);
    return declared;
  }

  variable(name: string): Variable | undefined {
    return this.variables.get(name) ?? this.parent?.variable(name);
  }

  function(name: string): UserFunction | undefined {
    return this.functions.get(name) ?? this.parent?.function(name);
  }

  ownVariables(): Iterable<[string, Variable]> {
    return this.variables;
  }
}
