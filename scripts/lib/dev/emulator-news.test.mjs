import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmulatorNews } from './emulator-news.mjs';

const REFUSED = '\u001b[33m⚠ \u001b[39m firestore.rules:12:3 - ERROR Unexpected "}".';

function listen() {
  const told = { said: [], reported: [], solved: [], printed: '' };
  const read = createEmulatorNews({
    problems: {
      report: (source, text) => told.reported.push([source, text]),
      solve: (source) => told.solved.push(source),
    },
    say: (text) => told.said.push(text),
    print: (text) => {
      told.printed += text;
    },
  });
  return { told, read: (...lines) => lines.forEach(read) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what firebase-tools says about rules', () => {
  it('reports that Firestore accepted them, with their warnings', () => {
    const { told, read } = listen();
    read(
      'i  firestore: Change detected, updating rules...',
      '⚠  firestore.rules:3:1 - WARNING Unused function: f.',
      '✔  firestore: Rules updated.',
    );
    expect(told.said).toEqual([
      'firestore.rules reloaded',
      'firestore.rules:3:1 - WARNING Unused function: f.',
    ]);
    expect(told.solved).toEqual(['firestore.rules']);
  });

  it('reports why Firestore refused them', () => {
    const { told, read } = listen();
    read('i  firestore: Change detected, updating rules...', REFUSED, '⚠  Failed to update rules');
    expect(told.reported).toEqual([['firestore.rules', 'firestore.rules:12:3 - ERROR Unexpected "}".']]);
    expect(told.said).toEqual([]);
  });

  it('reports whether the Realtime Database accepted or refused them', () => {
    const { told, read } = listen();
    const begins = 'i  database: Change detected, updating rules for demo-harborline-default-rtdb...';
    read(begins, '⚠  database: database.rules.json:4:9: No such method.');
    read('⚠  database: Failed to update rules');
    expect(told.reported).toEqual([['database.rules.json', 'database.rules.json:4:9: No such method.']]);
    read(begins, '✔  database: Rules updated.');
    expect(told.said).toEqual(['database.rules.json reloaded']);
  });

  it('treats silence of Storage as acceptance, because it reports only refusals', () => {
    const { told, read } = listen();
    read('i  storage: Change detected, updating rules for Cloud Storage...');
    vi.runAllTimers();
    expect(told.said).toEqual(['storage.rules reloaded']);
    read('i  storage: Change detected, updating rules for Cloud Storage...');
    read('⚠  Unexpected token in storage.rules:7');
    vi.runAllTimers();
    expect(told.reported).toEqual([['storage.rules', 'Unexpected token in storage.rules:7']]);
  });
});

describe('what firebase-tools says about functions', () => {
  it('reports functions that do not load, with the error, until they load', () => {
    const { told, read } = listen();
    read('Serving at port 8997', '', 'TypeError: x is undefined', '    at a.ts:1:2', '');
    read('i  functions: Failed to load function definition from source: FirebaseError: boom');
    expect(told.reported[0]).toEqual([
      'functions',
      'TypeError: x is undefined\n    at a.ts:1:2\nFailed to load function definition from source: FirebaseError: boom',
    ]);
    read('✔  functions: Loaded functions definitions from source: activity, admin.');
    expect(told.solved).toEqual(['functions']);
  });

  it('prints what functions print, and errors to their last line', () => {
    const { told, read } = listen();
    read('⚠  functions: Your requested "node" version "22" does not match your global version "20".');
    read('>  {"severity":"INFO"}', 'i  functions: Beginning execution of "x"');
    read('⚠  functions: Error: boom', '    at run (x.ts:1:2)', 'i  hosting: 127.0.0.1 GET /');
    expect(told.printed).toBe('>  {"severity":"INFO"}\n⚠  functions: Error: boom\n    at run (x.ts:1:2)\n');
  });
});
