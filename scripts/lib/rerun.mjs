/** More files than these do not fail by chance. */
const MOST_FILES = 3;

/**
 * Runs the files that failed once more. Tests that pass then are flaky: they count as passed, and the result names
 * them with their first outcome, so that their cause can be mended.
 * @param result of a first run, as `runVitest` gives it
 * @param rerun runs the given files alone and gives the same kind of result
 */
export async function rerunFailures(result, rerun) {
  const files = [...new Set(result.failures.map(({ file }) => file))];
  // A failure that no test stands for, such as an error between tests, would not be tried again.
  const isTold = result.failed === result.failures.length;
  if (files.length === 0 || files.length > MOST_FILES || !isTold) return result;
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
