import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { Question, Verdict } from '@harborline/emulators/in-process';
import { accountOf, type CompiledRules, InProcessWorld, type Step } from '../support/in-process-world';
import type { ServiceName } from '../support/target';

/** A question that a test asked the rules, with the verdict of the unchanged rules. */
export interface Trial<Rules> {
  readonly question: Question<Rules>;
  readonly verdict: Verdict;
}

/** All trials, by service, in the order of the tests. */
export type Trials = { readonly [S in ServiceName]: Trial<CompiledRules[S]>[] };

/** Repeats the steps of one test file at their recorded times, and collects the questions. */
function collect(
  steps: readonly Step[],
  rules: CompiledRules,
  { firestore, database, storage }: Trials,
): void {
  const world = new InProcessWorld(rules);
  for (const step of steps) {
    world.now = step.at;
    if (step.kind === 'clear') world.firestore.clear();
    else if (step.kind === 'arrange') world.firestore.arrange(step.change);
    else if (step.kind === 'arrangeValue') world.database.arrange(step.path, step.value);
    else {
      const { caller, request, verdict } = step;
      const account = accountOf(caller);
      if (request.service === 'firestore')
        firestore.push({ question: world.firestore.ask(account, request.operation), verdict });
      else if (request.service === 'database')
        database.push({ question: world.database.ask(account, request.operation), verdict });
      else storage.push({ question: world.storage.ask(account, request.operation), verdict });
      if (world.attempt(caller, request) !== verdict)
        throw new Error(`The repeated verdict is not ${verdict}: ${JSON.stringify(request).slice(0, 2000)}`);
    }
  }
}

/** Reads the recorded tests. @throws Error when repeating an operation gives another verdict */
export function readTrials(folder: string, rules: CompiledRules): Trials {
  const trials: Trials = { firestore: [], database: [], storage: [] };
  for (const name of readdirSync(folder)) {
    const steps = deserialize(readFileSync(join(folder, name))) as Step[];
    collect(steps, rules, trials);
  }
  return trials;
}
