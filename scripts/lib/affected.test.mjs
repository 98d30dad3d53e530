import { describe, expect, it } from 'vitest';
import { affectedProjects } from './affected.mjs';

const PROJECTS = [
  'domain',
  'emulators',
  'emulator-seed',
  'functions',
  'mailbox',
  'web',
  'e2e',
  'rules-tests',
];

describe('what a change touches', () => {
  it('type-checks the project of a change and those that import it, directly or not', () => {
    expect(affectedProjects(['web/src/a.ts'], PROJECTS)).toEqual(['web']);
    expect(affectedProjects(['emulator-seed/people.ts'], PROJECTS)).toEqual([
      'emulator-seed',
      'e2e',
      'rules-tests',
    ]);
    expect(affectedProjects(['domain/src/a.ts'], PROJECTS)).toEqual([
      'domain',
      'emulator-seed',
      'functions',
      'web',
      'e2e',
      'rules-tests',
    ]);
  });

  it('type-checks everything when packages or the shared settings change', () => {
    expect(affectedProjects(['package-lock.json'], PROJECTS)).toEqual(PROJECTS);
    expect(affectedProjects(['docs/BENCH.md'], PROJECTS)).toEqual([]);
  });
});
