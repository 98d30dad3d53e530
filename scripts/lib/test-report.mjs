import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at } from './layout.mjs';

const MESSAGE_LINES = 8;

const relativePath = (path) => (path === '' ? '' : relative(at('.'), path));
const fileOf = ({ name }) => relativePath(name);

/** The first lines of a failure: what was expected, and where; all of it is above in the output. */
const shortMessage = (messages) =>
  stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, MESSAGE_LINES).join('\n');

/** Tests of a Vitest JSON report that failed, and files that could not be run: `{ file, title, message, isWholeFile }`. */
export function failedTests(report) {
  return report.testResults.flatMap((result) => {
    const failed = result.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && result.status === 'failed') {
      return [
        {
          file: fileOf(result),
          title: 'could not be run',
          message: shortMessage([result.message ?? '']),
          isWholeFile: true,
        },
      ];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file: fileOf(result),
      title: fullName,
      message: shortMessage(failureMessages ?? []),
    }));
  });
}

/** Errors between tests, as the error reporter stored them; `file` is '' if no file was running. */
export const errorsBetweenTests = (errors) =>
  errors.map(({ path, test, message }) => ({
    file: relativePath(path),
    title: test === '' ? 'an error between tests' : `an error between tests, during or after: ${test}`,
    message: shortMessage([message]),
    isBetweenTests: true,
  }));

/** Files of a Vitest JSON report with their seconds, slowest first: `{ file, seconds }`. */
export function slowestFiles(report) {
  return report.testResults
    .map((result) => ({ file: fileOf(result), seconds: (result.endTime - result.startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds);
}

/** Tests that a Vitest JSON report says were skipped, by file. Where a hook failed, all of the file's tests were. */
export const skippedTests = (report) =>
  new Map(
    report.testResults.map((result) => [
      fileOf(result),
      result.assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    ]),
  );
