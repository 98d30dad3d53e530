import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileDatabaseRules,
  compileFirestoreRules,
  compileStorageRules,
} from '@harborline/emulators/in-process';
import type { ServiceName } from '../support/target';
import { databaseMutants } from './database-mutants';
import { languageMutants } from './language-mutants';
import { apply, describeMutant, type Mutant } from './mutant';
import { readTrials, type Trial } from './trials';

const SERVICES = ['firestore', 'database', 'storage'] as const satisfies readonly ServiceName[];

const FILES: Readonly<Record<ServiceName, string>> = {
  firestore: 'firestore.rules',
  database: 'database.rules.json',
  storage: 'storage.rules',
};

/** How many of the latest successful trials are tried first. */
const RECENT = 200;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The rules of one service with their mutants and trials. */
interface Hunt<Rules> {
  readonly file: string;
  readonly source: string;
  readonly mutants: readonly Mutant[];
  readonly trials: readonly Trial<Rules>[];
  compile(source: string): Rules;
}

interface Count {
  readonly tried: number;
  readonly survived: number;
}

/** Looks for a trial with another verdict, first among those that caught earlier mutants. */
class Catcher<Rules> {
  #recent: Trial<Rules>[] = [];
  #start = 0;

  constructor(private readonly trials: readonly Trial<Rules>[]) {}

  catches(rules: Rules): boolean {
    const isOther = ({ question, verdict }: Trial<Rules>) => question.decide(rules) !== verdict;
    const known = this.#recent.find(isOther);
    if (known) {
      this.#remember(known);
      return true;
    }
    // Mutants come in file order, and neighbours are often caught by neighbouring trials.
    const later = this.trials.findIndex((trial, index) => index >= this.#start && isOther(trial));
    const at =
      later >= 0 ? later : this.trials.findIndex((trial, index) => index < this.#start && isOther(trial));
    const caught = this.trials[at];
    if (!caught) return false;
    this.#start = at;
    this.#remember(caught);
    return true;
  }

  #remember(trial: Trial<Rules>): void {
    this.#recent = [trial, ...this.#recent.filter((other) => other !== trial)].slice(0, RECENT);
  }
}

function hunt<Rules>({ file, source, mutants, trials, compile }: Hunt<Rules>): Count {
  const catcher = new Catcher(trials);
  const count = { tried: 0, survived: 0 };
  for (const mutant of mutants) {
    const label = `${file} ${describeMutant(source, mutant)}`;
    const rules = compiled(() => compile(apply(source, mutant)));
    if (rules === undefined) {
      say(`  no rules any more: ${label}`);
      continue;
    }
    count.tried += 1;
    if (catcher.catches(rules)) continue;
    count.survived += 1;
    say(`  lives: ${label}`);
  }
  say(`${file}: ${count.tried - count.survived} of ${count.tried} mutants died.`);
  return count;
}

function compiled<Rules>(compile: () => Rules): Rules | undefined {
  try {
    return compile();
  } catch {
    return undefined;
  }
}

/**
 * Tries every mutant of one service or of all, and prints the survivors. Resolves to the exit code.
 * @param root folder of the rules files
 * @param folder folder of the recorded tests
 */
export async function mutate(root: string, folder: string, args: readonly string[]): Promise<number> {
  const startedAt = Date.now();
  const read = (service: ServiceName) => readFileSync(join(root, FILES[service]), 'utf8');
  const [firestore, database, storage] = [read('firestore'), read('database'), read('storage')];
  const trials = readTrials(folder, {
    firestore: compileFirestoreRules(firestore),
    database: compileDatabaseRules(database),
    storage: compileStorageRules(storage),
  });
  for (const service of SERVICES) say(`${FILES[service]}: ${trials[service].length} trials`);
  const [wanted, first = '1', last = 'Infinity'] = args;
  const inRange = (source: string, all: readonly Mutant[]) =>
    all.filter(({ start }) => {
      const line = source.slice(0, start).split('\n').length;
      return line >= Number(first) && line <= Number(last);
    });
  const hunts: Readonly<Record<ServiceName, () => Count>> = {
    firestore: () =>
      hunt({
        file: FILES.firestore,
        source: firestore,
        mutants: inRange(firestore, languageMutants(firestore)),
        trials: trials.firestore,
        compile: compileFirestoreRules,
      }),
    database: () =>
      hunt({
        file: FILES.database,
        source: database,
        mutants: inRange(database, databaseMutants(database)),
        trials: trials.database,
        compile: compileDatabaseRules,
      }),
    storage: () =>
      hunt({
        file: FILES.storage,
        source: storage,
        mutants: inRange(storage, languageMutants(storage)),
        trials: trials.storage,
        compile: compileStorageRules,
      }),
  };
  const counts = SERVICES.filter((name) => wanted === undefined || name === wanted).map((name) =>
    hunts[name](),
  );
  const tried = counts.reduce((sum, count) => sum + count.tried, 0);
  const survived = counts.reduce((sum, count) => sum + count.survived, 0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(`${tried - survived} of ${tried} mutants died, in ${seconds} s.`);
  return survived === 0 && tried > 0 ? 0 : 1;
}
