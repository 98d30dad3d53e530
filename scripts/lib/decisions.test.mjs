import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './layout.mjs';

const PAGE_NAME = /^(D-\d{2,3})(?:-[a-z0-9]+){1,4}\.md$/;
const SECTIONS = ['Question', 'Decision', 'Reason', 'What it rules out'];

const names = readdirSync(at('docs/decisions')).filter((name) => name !== 'README.md');
const textOf = (name) => readFileSync(at('docs/decisions', name), 'utf8');
const pages = names.map((name) => ({ name, id: PAGE_NAME.exec(name)?.[1], text: textOf(name) }));

describe.each(pages)('decision $name', ({ id, text }) => {
  it('begins with its id and has the four sections, in at most 25 lines', () => {
    expect(text).toMatch(new RegExp(`^# ${id} \\S`));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section)).toEqual(SECTIONS);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
  });
});

it('have one page per id', () => {
  expect(pages.map(({ id }) => id)).not.toContain(undefined);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
});

it('are in the index, each once and under its own title', () => {
  const lines = textOf('README.md').split('\n');
  const listed = lines.filter((line) => /^- \[D-/.test(line)).sort();
  const expected = pages.map(({ id, name, text }) => {
    const title = text.slice(`# ${id} `.length, text.indexOf('\n'));
    return `- [${id}](${name}): ${title}`;
  });
  expect(listed).toEqual(expected.sort());
});
