import { isDeepStrictEqual } from 'node:util';

/** Stands in for the parts of `vitest` that rules tests use, so that they can run again and again in one process. */
type Work = () => unknown;

export interface Test {
  readonly name: string;
  readonly run: Work;
  readonly group: Group;
}

class Group {
  readonly beforeAll: Work[] = [];
  readonly beforeEach: Work[] = [];
  constructor(
    readonly name: string,
    readonly parent?: Group,
  ) {}

  /** from the outermost inwards */
  get line(): readonly Group[] {
    return [...(this.parent?.line ?? []), this];
  }
}

export interface TestFile {
  readonly name: string;
  readonly tests: Test[];
  readonly root: Group;
}

const files: TestFile[] = [];
let group = new Group('');

/** What is declared from now on belongs to this file. */
export function beginFile(name: string): void {
  group = new Group(name);
  files.push({ name, tests: [], root: group });
}

export const testFiles = (): readonly TestFile[] => files;

/** Runs tests of a file, in their order, up to the first that fails: its name, or undefined. */
export async function firstFailure(
  file: TestFile,
  tests: readonly Test[] = file.tests,
): Promise<Test | undefined> {
  const started = new Set<Group>();
  for (const test of tests) {
    try {
      for (const part of test.group.line) {
        if (!started.has(part)) for (const work of part.beforeAll) await work();
        started.add(part);
      }
      for (const part of test.group.line) for (const work of part.beforeEach) await work();
      await test.run();
    } catch (error) {
      latestError = error;
      return test;
    }
  }
  return undefined;
}

let latestError: unknown;
export const whyItFailed = () => latestError;

export const beforeAll = (work: Work) => group.beforeAll.push(work);
export const beforeEach = (work: Work) => group.beforeEach.push(work);
/** Nothing is left over from a run in process. */
export const afterAll = (_work: Work) => undefined;

const argumentsOf = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row]);
const label = (name: string, row: unknown) =>
  `${name} ${argumentsOf(row).filter((part) => typeof part === 'string')}`;

export function describe(name: string, declare: () => void): void {
  const outer = group;
  group = new Group(name, outer);
  declare();
  group = outer;
}
describe.each = (rows: readonly unknown[]) => (name: string, declare: (...row: unknown[]) => void) => {
  for (const row of rows) describe(label(name, row), () => declare(...argumentsOf(row)));
};

export function it(name: string, run: Work): void {
  files.at(-1)?.tests.push({ name: `${group.name}: ${name}`, run, group });
}
it.each = (rows: readonly unknown[]) => (name: string, run: (...row: unknown[]) => unknown) => {
  for (const row of rows) it(label(name, row), () => run(...argumentsOf(row)));
};

function demand(isMet: boolean, value: unknown, wanted: unknown): void {
  if (!isMet)
    throw new Error(`Expected ${JSON.stringify(wanted)}, found ${JSON.stringify(value)}`.slice(0, 2000));
}

export const expect = (value: unknown) => ({
  toEqual: (wanted: unknown) => demand(isDeepStrictEqual(value, wanted), value, wanted),
  toBe: (wanted: unknown) => demand(Object.is(value, wanted), value, wanted),
  toBeGreaterThanOrEqual: (wanted: number) => demand(Number(value) >= wanted, value, wanted),
  toBeLessThanOrEqual: (wanted: number) => demand(Number(value) <= wanted, value, wanted),
  /** Pages are the suite's business. */
  toMatchFileSnapshot: () => undefined,
});
