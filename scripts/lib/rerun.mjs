/** If more files fail, it is not by chance. */
const MOST_FILES = 3;

/**
 * Runs the files that failed once more. Tests that pass then are flaky: they count as passed, and the result names
 * them with their first outcome, so that their cause can be fixed.
 * @param result of a first run, as `runVitest` returns it
 * @param rerun runs only the given files and returns the same kind of result
 */
export async function rerunFailures(result, rerun) {
  const files = [...new Set(result.failures.map(({ file }) => file))];
  // A failure outside the tests, such as an error between them, would not be repeated.
  const isFromTests = result.failed === result.failures.length;
  if (files.length === 0 || files.length > MOST_FILES || !isFromTests) return result;
  const second = await rerun(files);
  if (second.failed > 0 || second.skipped > 0 || second.passed === 0) {
    return { ...result, failures: [...result.failures, ...second.failures] };
  }
  return {
    ...result,
    passed: result.passed + result.failed,
    failed: 0,
    failures: [],
    flaky: result.failures,
  };
}
