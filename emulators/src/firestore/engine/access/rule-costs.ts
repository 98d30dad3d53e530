import type { Decision } from '../../../rules/ruleset';

/** The highest cost of one kind of decision. */
export interface RuleCost {
  readonly method: string;
  /** collection of the document, or its path for a list */
  readonly collection: string;
  /** line of the allow that granted; absent for a denial */
  readonly line?: number;
  readonly expressions: number;
  readonly lookups: number;
}

interface Asked {
  readonly method: string;
  readonly path: string;
}

const collectionOf = ({ method, path }: Asked): string => {
  const names = path.split('/').filter((_, index) => index % 2 === 0);
  return names.join('/') || `${method} of all`;
};

/** The highest costs of decisions, by request and granting allow; warns once when one comes near a limit. */
export class RuleCosts {
  readonly #most = new Map<string, RuleCost>();
  readonly #warned = new Set<string>();

  constructor(private readonly warn: (text: string) => void) {}

  note(asked: Asked, { line, expressions, lookedUp, warnings }: Decision): void {
    const kind = `${asked.method} ${collectionOf(asked)}${line === undefined ? ', refused' : ` @ L${line}`}`;
    const known = this.#most.get(kind);
    this.#most.set(kind, {
      method: asked.method,
      collection: collectionOf(asked),
      ...(line !== undefined && { line }),
      expressions: Math.max(known?.expressions ?? 0, expressions),
      lookups: Math.max(known?.lookups ?? 0, lookedUp.length),
    });
    if (warnings.length === 0 || this.#warned.has(kind)) return;
    this.#warned.add(kind);
    this.warn(`Rules near a limit of production: ${kind}: ${warnings.join(', ')}`);
  }

  /** Highest number of expressions first. */
  get all(): readonly RuleCost[] {
    return [...this.#most.values()].sort((a, b) => b.expressions - a.expressions);
  }
}
