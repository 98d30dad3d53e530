import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROFILE_PAGES } from '@harborline/domain/texts/settings';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const filesIn = (folder: string, end: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const LITERAL = /'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g;

/** The texts of the product; what a text takes from elsewhere may be anything. */
const TEXTS = ['domain/src/texts', 'domain/src/permissions'].flatMap((folder) =>
  filesIn(folder, '.ts').flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(LITERAL)].map(([, plain, template = '']) =>
      plain === undefined
        ? new RegExp(
            `^${template
              .split(/\$\{[^}]+\}/)
              .map(escaped)
              .join('.+')}$`,
          )
        : new RegExp(`^${escaped(plain)}$`),
    ),
  ),
);

/** Keys of a keyboard, and first sentences of longer texts. */
const OTHERS = [
  'Ctrl+F',
  'Ctrl+Shift+V',
  'Enter',
  'Escape',
  'Shift + Enter',
  'Tab',
  'No connection.',
  'The connection was lost.',
];

const isKnown = (name: string) =>
  OTHERS.includes(name) || TEXTS.some((text) => text.test(name) || text.test(name.replace(/\.$/, '')));

/** What a guide prints in bold, without words that it only stresses. */
const namesIn = (markdown: string) =>
  [...markdown.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, name = '']) =>
    /^\p{Ll}/u.test(name) ? [] : [name],
  );

const NAVIGATION: readonly string[] = Object.values(SHELL_TEXTS.nav);
const SETTINGS: readonly string[] = Object.values(PROFILE_PAGES).map(({ label }) => label);

describe.each(filesIn('handbook', '.md'))('the guide %s', (file) => {
  const names = namesIn(readFileSync(join(ROOT, file), 'utf8'));

  it('names things as the product does', () => {
    const strange = names.flatMap((name) => name.split(' → ')).filter((name) => !isKnown(name));
    expect(strange).toEqual([]);
  });

  it('names ways that begin in the navigation', () => {
    for (const [first = '', second = ''] of names
      .filter((name) => name.includes(' → '))
      .map((name) => name.split(' → '))) {
      expect(NAVIGATION).toContain(first);
      if (first === SHELL_TEXTS.nav.settings) expect(SETTINGS).toContain(second);
    }
  });
});
