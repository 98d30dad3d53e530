import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS_FILE } from './error-reporter.mjs';
import { at, LOCAL_DIR } from './layout.mjs';
import { runNode } from './run.mjs';
import { progress } from './say.mjs';
import { errorsBetweenTests, failedTests, skippedTests, slowestFiles } from './test-report.mjs';

const reports = join(LOCAL_DIR, 'test-reports');

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const NO_REPORT = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

/** Counts what failed once each: tests, files that could not be loaded, and errors between tests. */
function resultOf(report, errors, code) {
  const failures = [...failedTests(report), ...errorsBetweenTests(errors)];
  if (code !== 0 && failures.length === 0) {
    const message = 'No test failed; what went wrong is above in the output.';
    failures.push({ file: '', title: `Vitest ended with code ${code}`, message });
  }
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    skippedByFile: skippedTests(report),
    failures,
    slowest: slowestFiles(report),
  };
}

/** A run whose output is kept until it ends sees no terminal. */
const colours = () => (process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {});

/**
 * Runs one Vitest configuration and counts the results.
 * @param options `files`: only these test files; `show`: whether the output is shown as it arrives, not all of it at the
 * end
 * @returns counts, `failures` with their messages, `skippedByFile`, and `slowest`, the files by duration
 */
export async function runVitest(name, config, env = {}, { files = [], show = true } = {}) {
  progress(`Tests: ${name}…`);
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const errorsFile = file.replace(/json$/, 'errors.json');
  for (const old of [file, errorsFile]) rmSync(old, { force: true });
  const args = [at('node_modules/vitest/vitest.mjs'), 'run', ...files, '--config', at(config)];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  args.push(`--reporter=${at('scripts/lib/error-reporter.mjs')}`);
  const vitestEnv = { ...(show ? {} : colours()), ...env, [ERRORS_FILE]: errorsFile };
  const { code, output } = await runNode(args, { env: vitestEnv, show });
  if (!show) process.stdout.write(`${output}\n`);
  return { name, ...resultOf(readReport(file) ?? NO_REPORT, readReport(errorsFile) ?? [], code) };
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
