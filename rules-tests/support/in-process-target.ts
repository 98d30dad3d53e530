import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import {
  compileDatabaseRules,
  compileFirestoreRules,
  compileStorageRules,
  type Verdict,
} from '@harborline/emulators/in-process';
import { type CompiledRules, InProcessWorld, type Step } from './in-process-world';
import { rulesFile } from './rules-file';
import type { Caller, FirestoreChange, Request, Target } from './target';

const compileAll = (): CompiledRules => ({
  firestore: compileFirestoreRules(rulesFile('firestore.rules')),
  database: compileDatabaseRules(rulesFile('database.rules.json')),
  storage: compileStorageRules(rulesFile('storage.rules')),
});

/** The stand-ins' engines in this process. Records every step, in one file per test file. */
export class InProcessTarget implements Target {
  #world: InProcessWorld | undefined;
  #steps: Step[] = [];
  /** the time while the clock is stopped */
  #stopped: number | undefined;

  constructor(private readonly folder: string) {}

  async start(): Promise<void> {
    this.#world = new InProcessWorld(compileAll());
    this.#steps = [];
  }

  async stop(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, `${randomUUID()}.trials`), serialize(this.#steps));
  }

  async setTriggers(): Promise<void> {}

  async clear(): Promise<void> {
    const { world, at } = this.#next();
    world.firestore.clear();
    this.#steps.push({ kind: 'clear', at });
  }

  async arrange(change: FirestoreChange): Promise<void> {
    const { world, at } = this.#next();
    world.firestore.arrange(change);
    this.#steps.push({ kind: 'arrange', at, change });
  }

  async arrangeValue(path: string, value: unknown): Promise<void> {
    const { world, at } = this.#next();
    world.database.arrange(path, value);
    this.#steps.push({ kind: 'arrangeValue', at, path, value });
  }

  async withinOneMillisecond(work: () => Promise<void>): Promise<void> {
    this.#stopped = Date.now();
    try {
      await work();
    } finally {
      this.#stopped = undefined;
    }
  }

  async attempt(caller: Caller, request: Request): Promise<Verdict> {
    const { world, at } = this.#next();
    const verdict = world.attempt(caller, request);
    this.#steps.push({ kind: 'attempt', at, caller, request, verdict });
    return verdict;
  }

  /** The world at the current time. */
  #next(): { readonly world: InProcessWorld; readonly at: number } {
    if (!this.#world) throw new Error('Call useEmulators() at the top of the file');
    this.#world.now = this.#stopped ?? Date.now();
    return { world: this.#world, at: this.#world.now };
  }
}
