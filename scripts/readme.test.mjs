import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from './lib/layout.mjs';
import { readFiles } from './lib/source-files.mjs';

const PICTURE_BYTES = 60 * 1024;
const PAGES = [...readFiles(/\.md$/).keys()];
const textOf = (path) => readFileSync(at(path), 'utf8');
const { scripts } = JSON.parse(textOf('package.json'));

/** npm's own commands that a page may name; every other word after `npm` must be a script. */
const NPM_COMMANDS = new Set(['ci', 'install', 'run']);

/** Commands in code, where a reader would copy them from. */
function npmCommands(text) {
  const code = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    (match) => match[1] ?? match[2],
  );
  return code.flatMap((piece) => piece.match(/\bnpm (?:run )?[a-z][\w:-]*(?: -- [^\s#`]+)?/g) ?? []);
}

/** Names of the options that a command's files declare. */
const optionsOf = (...files) =>
  files.flatMap((file) => [...textOf(file).matchAll(/(\w+): \{ type: '/g)].map(([, name]) => name));

const links = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1]).filter((link) => !/^(?:\w+:|#)/.test(link));

describe.each(PAGES)('%s', (page) => {
  it('names npm commands that exist', () => {
    for (const command of npmCommands(textOf(page))) {
      const [, isRun, name] = /^npm (run )?([\w:-]+)/.exec(command) ?? [];
      const isKnown = name in scripts || (!isRun && NPM_COMMANDS.has(name));
      expect(isKnown, `'${command}' is no command`).toBe(true);
    }
  });

  it('names test stages and start options that exist', () => {
    const stages = textOf('scripts/test.mjs')
      .match(/^ {2}async (\w+)\(/gm)
      .map((line) => line.match(/async (\w+)/)[1]);
    const options = {
      start: optionsOf('scripts/start.mjs', 'scripts/lib/serve.mjs'),
      dev: optionsOf('scripts/dev.mjs', 'scripts/lib/serve.mjs'),
      gallery: optionsOf('scripts/gallery.mjs'),
    };
    for (const command of npmCommands(textOf(page))) {
      const [, name, argument] = /^npm (?:run )?(test|start|dev|gallery) -- (.+)$/.exec(command) ?? [];
      if (name === 'test') expect(stages).toContain(argument);
      if (name in options) expect(options[name]).toContain(argument.replace(/^--/, ''));
    }
  });

  it('links to files and folders that exist', () => {
    for (const link of links(textOf(page))) {
      const target = join(dirname(at(page)), link.replace(/#.*$/, ''));
      expect(existsSync(target), `${link} does not exist`).toBe(true);
    }
  });

  it('names source files that exist', () => {
    const named =
      textOf(page).match(
        /`(?:domain|web|functions|mailbox|scripts|emulators|emulator-seed|rules-tests|e2e|bench|docs)\/[\w./-]+`/g,
      ) ?? [];
    for (const path of named.map((name) => name.slice(1, -1))) {
      const isBuiltOrPrivate = /\/dist\b|\/\.env/.test(path);
      expect(isBuiltOrPrivate || existsSync(at(path)), `${path} does not exist`).toBe(true);
    }
  });
});

it('README names every command of package.json that a developer runs, and every test stage', () => {
  const readme = textOf('README.md');
  for (const name of Object.keys(scripts).filter((script) => !script.includes(':'))) {
    expect(readme).toMatch(new RegExp(`npm (run )?${name}\\b`));
  }
  for (const [, stage] of textOf('scripts/test.mjs').matchAll(/^ {2}async (\w+)\(/gm)) {
    expect(readme).toContain(`\`${stage}\``);
  }
});

it("keeps the README's pictures small", () => {
  for (const name of readdirSync(at('docs/pictures'))) {
    expect(statSync(at('docs/pictures', name)).size, name).toBeLessThan(PICTURE_BYTES);
  }
});
