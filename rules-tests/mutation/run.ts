import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RulesFiles, startEngine } from '../in-process/engine';
import {
  beginFile,
  firstFailure,
  type Test,
  type TestFile,
  testFiles,
  whyItFailed,
} from '../in-process/vitest';
import { databaseMutants } from './database-mutants';
import { languageMutants } from './language-mutants';
import { apply, describeMutant, type Mutant } from './mutant';

type Service = keyof RulesFiles;

const FILES: Readonly<Record<Service, { readonly name: string; mutants(source: string): Mutant[] }>> = {
  firestore: { name: 'firestore.rules', mutants: languageMutants },
  database: { name: 'database.rules.json', mutants: databaseMutants },
  storage: { name: 'storage.rules', mutants: languageMutants },
};
const SERVICES = Object.keys(FILES) as Service[];

/** How many of the tests that caught the latest mutants are tried before all. */
const RECENT = 8;

const root = process.env.HARBORLINE_RULES_FOLDER ?? process.cwd();
const sources = Object.fromEntries(
  SERVICES.map((service) => [service, readFileSync(join(root, FILES[service].name), 'utf8')]),
) as Record<Service, string>;

const serviceOf = ({ name }: TestFile): Service =>
  SERVICES.find((service) => name.startsWith(service)) ?? 'firestore';

interface Catcher {
  readonly file: TestFile;
  readonly test: Test;
}

const filesOf = (service: Service) => testFiles().filter((file) => serviceOf(file) === service);
const say = (line: string) => process.stdout.write(`${line}\n`);

class Hunt {
  private recent: Catcher[] = [];
  /** Mutants come in the order of the file: what missed the latest comes first. The matrix takes longest. */
  private files: readonly TestFile[];
  caught = 0;
  survived = 0;

  constructor(private readonly service: Service) {
    const all = filesOf(service);
    this.files = [
      ...all.filter(({ name }) => name !== 'matrix'),
      ...all.filter(({ name }) => name === 'matrix'),
    ];
  }

  async run(only: (line: number) => boolean): Promise<void> {
    const source = sources[this.service];
    for (const mutant of FILES[this.service].mutants(source)) {
      if (!only(source.slice(0, mutant.start).split('\n').length)) continue;
      const label = `${FILES[this.service].name} ${describeMutant(source, mutant)}`;
      if (!compiles({ ...sources, [this.service]: apply(source, mutant) }))
        say(`  no rules any more: ${label}`);
      else if (await this.isCaught()) this.caught += 1;
      else {
        this.survived += 1;
        say(`  lives: ${label}`);
      }
    }
  }

  private async isCaught(): Promise<boolean> {
    for (const { file, test } of this.recent) {
      if (await firstFailure(file, [test])) return true;
    }
    for (const file of this.files) {
      const test = await firstFailure(file);
      if (!test) continue;
      this.remember({ file, test });
      return true;
    }
    return false;
  }

  private remember(catcher: Catcher): void {
    // The tests of Storage build up what later ones read: none of them can be run alone.
    if (this.service === 'storage' || catcher.file.name === 'matrix') return;
    this.recent = [catcher, ...this.recent].slice(0, RECENT);
    this.files = [catcher.file, ...this.files.filter((file) => file !== catcher.file)];
  }
}

function compiles(files: RulesFiles): boolean {
  try {
    startEngine(files);
    return true;
  } catch {
    return false;
  }
}

async function checkBaseline(): Promise<void> {
  for (const file of testFiles()) {
    startEngine(sources);
    const failed = await firstFailure(file);
    if (!failed) continue;
    throw new Error(`Without a change, in process: ${file.name}: ${failed.name}`, { cause: whyItFailed() });
  }
}

/** Tries every mutant of the services named, or of all; prints what came of it. Resolves to the exit code. */
export async function mutate(
  load: Readonly<Record<string, () => Promise<unknown>>>,
  args: readonly string[],
): Promise<number> {
  for (const [name, read] of Object.entries(load)) {
    beginFile(name);
    await read();
  }
  const startedAt = Date.now();
  await checkBaseline();
  say(`Without a change every test passes in process (${Date.now() - startedAt} ms).`);
  const [service, first = '1', last = 'Infinity'] = args;
  const isAsked = (line: number) => line >= Number(first) && line <= Number(last);
  const asked = SERVICES.filter((name) => service === undefined || name === service);
  let [tried, survived] = [0, 0];
  for (const name of asked) {
    const hunt = new Hunt(name);
    await hunt.run(isAsked);
    const count = hunt.caught + hunt.survived;
    [tried, survived] = [tried + count, survived + hunt.survived];
    say(`${FILES[name].name}: ${hunt.caught} of ${count} mutants died.`);
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(`${tried - survived} of ${tried} mutants died, in ${seconds} s.`);
  return survived === 0 && tried > 0 ? 0 : 1;
}
