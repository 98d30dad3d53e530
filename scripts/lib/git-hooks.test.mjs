import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useGitHooks } from './git-hooks.mjs';
import { at } from './layout.mjs';

let root;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const hooksPath = () => git('config', '--local', '--default', 'none', 'core.hooksPath');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'harborline-hooks-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

it('makes git run the hooks of its checkout', () => {
  git('init', '--quiet');
  useGitHooks(root, {});
  expect(hooksPath()).toBe('.githooks');
});

it('does not touch hooks that a developer configured, or a machine that only checks', () => {
  git('init', '--quiet');
  useGitHooks(root, { CI: 'true' });
  expect(hooksPath()).toBe('none');
  git('config', 'core.hooksPath', 'mine');
  useGitHooks(root, {});
  expect(hooksPath()).toBe('mine');
});

it('does not touch a checkout that only contains this one', () => {
  git('init', '--quiet');
  mkdirSync(join(root, 'inner'));
  useGitHooks(join(root, 'inner'), {});
  expect(hooksPath()).toBe('none');
});

it('does nothing outside git', () => {
  expect(() => useGitHooks(root, {})).not.toThrow();
});

it('has an executable hook', () => {
  expect(statSync(at('.githooks/pre-commit')).mode & 0o100).toBe(0o100);
});
