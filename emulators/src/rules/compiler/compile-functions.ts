import type { FunctionNode } from '../ast';
import { accessFunctions, PURE_FUNCTIONS, type ServiceName } from '../functions/catalog';
import { RULES_LIMITS } from '../limits';
import { compileExpression } from './compile-expression';
import type { CompileContext } from './context';
import { Scope, type UserFunction } from './scope';

type Surroundings = Omit<CompileContext, 'scope' | 'owner'>;

function isReserved(name: string, service: ServiceName): boolean {
  return name === 'debug' || PURE_FUNCTIONS.has(name) || accessFunctions(service).has(name);
}

function checkDeclaration(node: FunctionNode, { issues }: Surroundings, service: ServiceName): void {
  if (isReserved(node.name, service))
    issues.error(node.at, `'${node.name}' is the name of a built-in function.`);
  issues.within(node.at, {
    what: `arguments of '${node.name}'`,
    used: node.parameters.length,
    limit: RULES_LIMITS.arguments,
    error: `A function takes at most ${RULES_LIMITS.arguments} arguments.`,
  });
  issues.within(node.at, {
    what: `let statements in '${node.name}'`,
    used: node.lets.length,
    limit: RULES_LIMITS.lets,
    error: `A function has at most ${RULES_LIMITS.lets} let statements.`,
  });
}

/** Declares functions so that they see each other in any order. */
export function declareFunctions(
  nodes: readonly FunctionNode[],
  scope: Scope,
  surroundings: Surroundings,
  service: ServiceName,
): UserFunction[] {
  return nodes.flatMap((node) => {
    checkDeclaration(node, surroundings, service);
    const declared = scope.declareFunction(node);
    if (!declared) surroundings.issues.error(node.at, `Function '${node.name}' is declared twice.`);
    return declared ?? [];
  });
}

/** Compiles a function's body in the scope of its declaration. */
export function compileFunction(declared: UserFunction, surroundings: Surroundings): void {
  const { node } = declared;
  const scope = new Scope(declared.scope);
  const context: CompileContext = { ...surroundings, scope, owner: declared };
  const declare = (name: string, slot: number, at: FunctionNode['at']) => {
    if (scope.declareVariable(name, { kind: 'local', slot, at, isUsed: false })) return;
    surroundings.issues.error(at, `'${name}' is declared twice.`);
  };
  node.parameters.forEach(({ name, at }, slot) => {
    declare(name, slot, at);
  });
  declared.lets = node.lets.map(({ name, at, value }, index) => {
    const code = compileExpression(value, context);
    declare(name, node.parameters.length + index, at);
    return code;
  });
  declared.result = compileExpression(node.result, context);
  for (const { name, at } of node.lets) {
    if (!scope.variable(name)?.isUsed) surroundings.issues.warn(at, `Unused variable: ${name}.`);
  }
}

/** Reports recursion, calls nested too deeply, and unused functions. */
export function checkCallGraph(functions: readonly UserFunction[], { issues }: Surroundings): void {
  const depths = new Map<UserFunction, number>();
  const open = new Set<UserFunction>();
  const depthOf = (declared: UserFunction): number => {
    const known = depths.get(declared);
    if (known !== undefined) return known;
    if (open.has(declared)) {
      issues.error(declared.node.at, `Function '${declared.node.name}' calls itself.`);
      return 0;
    }
    open.add(declared);
    const depth = 1 + [...declared.calls].reduce((deepest, callee) => Math.max(deepest, depthOf(callee)), 0);
    open.delete(declared);
    depths.set(declared, depth);
    return depth;
  };
  for (const declared of functions) {
    const { name, at } = declared.node;
    issues.within(at, {
      what: `nested calls from '${name}'`,
      used: depthOf(declared),
      limit: RULES_LIMITS.callDepth,
      error: `Calls from '${name}' are nested deeper than ${RULES_LIMITS.callDepth}.`,
    });
    if (!declared.isUsed) issues.warn(at, `Unused function: ${name}.`);
  }
}
