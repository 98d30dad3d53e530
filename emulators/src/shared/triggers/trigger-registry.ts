import type { FunctionTrigger } from './function-trigger';

/** The registered functions of all projects. Registering a key again replaces it. */
export class TriggerRegistry<T extends FunctionTrigger> {
  readonly #triggers = new Map<string, T>();

  register(trigger: T): void {
    this.#triggers.set(triggerId(trigger), trigger);
  }

  remove(trigger: FunctionTrigger): void {
    this.#triggers.delete(triggerId(trigger));
  }

  /** The triggers that match, in order of registration. */
  matching(isConcerned: (trigger: T) => boolean): T[] {
    return [...this.#triggers.values()].filter(isConcerned);
  }
}

/** Identifies a function among those of all projects. */
export function triggerId({ project, key }: FunctionTrigger): string {
  return `${project}/${key}`;
}
