import { writeFileSync } from 'node:fs';

/** Environment variable with the file that the errors are written to. */
export const ERRORS_FILE = 'HARBORLINE_ERRORS_FILE';

/**
 * A Vitest reporter of errors between tests, such as a promise that is rejected unheard: Vitest's JSON report leaves
 * them out. Each is stored as `{ path, test, message }`, `path` and `test` being those that ran when it came.
 */
export default class ErrorReporter {
  onTestRunEnd(_modules, errors) {
    const stored = errors.map((error) => ({
      path: error.VITEST_TEST_PATH ?? '',
      test: error.VITEST_TEST_NAME ?? '',
      message: error.stack || String(error.message),
    }));
    writeFileSync(process.env[ERRORS_FILE], JSON.stringify(stored));
  }
}
