import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './layout.mjs';
import { readFiles } from './source-files.mjs';

const files = readFiles(/\.(?:tsx?|mjs|json|rules|md)$/);
const page = readFileSync(at('CONTRIBUTING.md'), 'utf8');

const codeIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
const isPath = (code) => /^[\w./<>-]+\.(?:tsx?|mjs|json|rules|md)$/.test(code) && !/^\.|^<\w+>$/.test(code);

/** `<name>` matches a part of a path, and the same part wherever a path repeats it. */
function filesOf(pattern) {
  const seen = new Set();
  const source = pattern.replace(/[.]/g, '[.]').replace(/<([\w-]+)>/g, (_all, given) => {
    const name = given.replaceAll('-', '_');
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>[^/.]+)`;
  });
  return [...files.keys()].filter((path) => new RegExp(`^${source}$`).test(path));
}

/** An example: its names, its steps (all unless it says otherwise) and how many files it touches. */
function exampleOf(line, stepCount) {
  const [, said = '', asked, count] =
    /^Example: (.+?)(?: Steps: ([\d, ]+)[.])? Files: (\d+)/.exec(line) ?? [];
  const every = Array.from({ length: stepCount }, (_, index) => index + 1);
  return { names: codeIn(said), steps: asked?.split(', ').map(Number) ?? every, fileCount: Number(count) };
}

function recipeOf(section) {
  const lines = section.split('\n');
  const steps = lines.filter((line) => /^\d+[.] /.test(line));
  return {
    title: lines[0],
    steps: steps.map((line) => codeIn(line)[0]),
    paths: lines.filter((line) => /^(?:\d+[.]|-) /.test(line)).flatMap((line) => codeIn(line).filter(isPath)),
    examples: lines
      .filter((line) => line.startsWith('Example: '))
      .map((line) => exampleOf(line, steps.length)),
  };
}

/**
 * The patterns without a remaining file that mentions one of the names. A file counts for one step: the pattern with
 * the fewest files chooses first.
 */
function untrueSteps(patterns, names) {
  const mentions = (path) => names.some((name) => files.get(path).includes(name));
  const candidates = patterns.map((pattern) => ({ pattern, paths: filesOf(pattern).filter(mentions) }));
  const taken = new Set();
  const untrue = [];
  for (const { pattern, paths } of candidates.sort((one, other) => one.paths.length - other.paths.length)) {
    const path = paths.find((candidate) => !taken.has(candidate));
    if (path === undefined) untrue.push(pattern);
    else taken.add(path);
  }
  return untrue;
}

const [, recipes = ''] = page.split('\n## Recipes\n');
const RECIPES = recipes
  .split(/^### /m)
  .slice(1)
  .map((section) => recipeOf(section));

it('has a recipe for each frequent addition', () => {
  expect(RECIPES.map(({ title }) => title)).toEqual([
    'A settings page',
    'An endpoint',
    'A collection',
    'A field of a collection',
    'A screen',
    'A Firestore trigger',
    'A kit component',
  ]);
});

describe.each(RECIPES)('$title', ({ steps, paths, examples }) => {
  it('begins each step with a path, and names only existing paths', () => {
    expect(steps.filter((code) => !isPath(code))).toEqual([]);
    expect(paths.filter((path) => filesOf(path).length === 0)).toEqual([]);
  });

  it.each(examples)('holds for $names', ({ names, steps: numbers, fileCount }) => {
    expect(names.length).toBeGreaterThan(0);
    expect(numbers).toHaveLength(fileCount);
    const patterns = numbers.map((number) => steps[number - 1]);
    expect(untrueSteps(patterns, names)).toEqual([]);
  });

  it('has an example', () => expect(examples.length).toBeGreaterThan(0));
});
