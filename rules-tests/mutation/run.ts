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
const RECENT = 12;

const root = process.env.HARBORLINE_RULES_FOLDER ?? process.cwd();
const sources = Object.fromEntries(
  SERVICES.map((service) => [service, readFileSync(join(root, FILES[service].name), 'utf8')]),
) as Record<Service, string>;

const serviceOf = ({ name }: TestFile): Service =>
  name === 'database' || name === 'storage' ? name : 'firestore';

interface Catcher {
  readonly file: TestFile;
  readonly test: Test;
}

/** The matrix takes longest, so it has the last word. */
const inOrder = (service: Service) =>
  testFiles()
    .filter((file) => serviceOf(file) === service)
    .sort((a, b) => Number(a.name === 'matrix') - Number(b.name === 'matrix'));

class Hunt {
  private recent: Catcher[] = [];
  readonly survivors: string[] = [];
  readonly invalid: string[] = [];
  caught = 0;

  constructor(private readonly service: Service) {}

  async run(only: (line: number) => boolean): Promise<void> {
    const source = sources[this.service];
    for (const mutant of FILES[this.service].mutants(source)) {
      if (!only(source.slice(0, mutant.start).split('\n').length)) continue;
      const label = `${FILES[this.service].name} ${describeMutant(source, mutant)}`;
      const files = { ...sources, [this.service]: apply(source, mutant) };
      if (!compiles(files)) this.invalid.push(label);
      else if (await this.isCaught(files)) this.caught += 1;
      else this.survivors.push(label);
    }
  }

  private async isCaught(files: RulesFiles): Promise<boolean> {
    for (const { file, test } of this.recent) {
      startEngine(files);
      if (await firstFailure(file, [test])) return true;
    }
    for (const file of inOrder(this.service)) {
      startEngine(files);
      const test = await firstFailure(file);
      if (!test) continue;
      // Files of Storage build up what they read: their tests cannot be run alone.
      if (this.service !== 'storage') this.recent = [{ file, test }, ...this.recent].slice(0, RECENT);
      return true;
    }
    return false;
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
  process.stdout.write(`Without a change every test passes in process (${Date.now() - startedAt} ms).\n`);
  const [service, first = '1', last = 'Infinity'] = args;
  const isAsked = (line: number) => line >= Number(first) && line <= Number(last);
  const asked = SERVICES.filter((name) => service === undefined || name === service);
  let [tried, survived] = [0, 0];
  for (const name of asked) {
    const hunt = new Hunt(name);
    await hunt.run(isAsked);
    const count = hunt.caught + hunt.survivors.length;
    [tried, survived] = [tried + count, survived + hunt.survivors.length];
    process.stdout.write(`${FILES[name].name}: ${hunt.caught} of ${count} mutants died.\n`);
    for (const survivor of hunt.survivors) process.stdout.write(`  lives: ${survivor}\n`);
    for (const label of hunt.invalid) process.stdout.write(`  no rules any more, not counted: ${label}\n`);
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stdout.write(`${tried - survived} of ${tried} mutants died, in ${seconds} s.\n`);
  return survived === 0 && tried > 0 ? 0 : 1;
}
