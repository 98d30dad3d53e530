import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at, LOCAL_DIR } from './layout.mjs';
import { runNode } from './run.mjs';
import { progress } from './say.mjs';
import { failedTests, slowestFiles } from './test-report.mjs';

const reports = join(LOCAL_DIR, 'test-reports');

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function resultOf(report) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0, failures: [], slowest: [] };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTestSuites && !report.numFailedTests ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failedTests(report),
    slowest: slowestFiles(report),
  };
}

/** A run whose output is kept until it ends sees no terminal. */
const colours = () => (process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {});

/**
 * Runs one Vitest configuration and counts the results.
 * @param options `files`: only these test files; `show`: whether the output is shown as it arrives, not all of it at the
 * end
 * @returns counts, `failures` with their messages, and `slowest`, the files by duration
 */
export async function runVitest(name, config, env = {}, { files = [], show = true } = {}) {
  progress(`Tests: ${name}…`);
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  rmSync(file, { force: true });
  const args = [at('node_modules/vitest/vitest.mjs'), 'run', ...files, '--config', at(config)];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  const { code, output } = await runNode(args, { env: { ...(show ? {} : colours()), ...env }, show });
  if (!show) process.stdout.write(`${output}\n`);
  const result = resultOf(readReport(file));
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return { name, ...result };
}

/** Runs a check that passes or fails; its output is shown only if it fails. */
export async function runCheck(name, args) {
  progress(`Check: ${name}…`);
  const { code, output } = await runNode(args);
  if (code !== 0) process.stdout.write(output);
  return {
    name,
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    failures: [],
    slowest: [],
  };
}
