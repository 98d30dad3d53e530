/** If more files fail, it is not by chance, nor because the machine stood still for a minute. */
const MOST_FILES = 5;

/** Its agents race each other, so that a second run which passes takes nothing back of what the first one found. */
const RANDOM_AGENTS = 'functions/test/random-agents.test.ts';

/** Why the failures are not run again; null if they are. */
function reasonAgainst(failures) {
  const files = new Set(failures.map(({ file }) => file));
  if (files.has('')) return 'something failed that belongs to no test file';
  if (files.has(RANDOM_AGENTS)) return 'random agents do not race twice in the same way';
  return files.size > MOST_FILES ? `more than ${MOST_FILES} files failed` : null;
}

/** Tests that did not run the first time, because a hook of their file failed. */
const notReached = (skippedByFile, failures) =>
  [...new Set(failures.map(({ file }) => file))].reduce(
    (sum, file) => sum + (skippedByFile.get(file) ?? 0),
    0,
  );

const isSame = (one, other) => one.file === other.file && one.title === other.title;

/** What the second run has to say of itself if none of its tests failed, but they did not all pass either. */
function shortfallOf({ passed, failed, skipped }) {
  if (failed > 0) return null;
  if (skipped > 0) return `${skipped} skipped`;
  return passed === 0 ? 'no test found' : null;
}

/**
 * Runs the files that failed once more. If all of their tests pass then, the failures are flaky: they count as passed,
 * and the result names them with their first outcome, so that their cause can be fixed. Otherwise both outcomes are
 * among the failures: `again` says of one of the first run what became of it, and those of the second run have its name
 * as their `stage`.
 * @param result of a first run, as `runVitest` returns it
 * @param rerun runs only the given files and returns the same kind of result
 */
export async function rerunFailures(result, rerun) {
  const { failures } = result;
  if (failures.length === 0) return result;
  const reason = reasonAgainst(failures);
  if (reason !== null) {
    return { ...result, failures: failures.map((one) => ({ ...one, again: `not run again: ${reason}` })) };
  }
  const second = await rerun([...new Set(failures.map(({ file }) => file))]);
  const shortfall = shortfallOf(second);
  if (second.failed === 0 && shortfall === null) {
    const missed = notReached(result.skippedByFile, failures);
    const tests = failures.filter(({ isBetweenTests, isWholeFile }) => !isBetweenTests && !isWholeFile);
    return {
      ...result,
      passed: result.passed + tests.length + missed,
      failed: 0,
      skipped: result.skipped - missed,
      failures: [],
      flaky: failures,
    };
  }
  const againOf = (first) => {
    if (shortfall !== null) return `run again: ${shortfall}`;
    return second.failures.some((one) => isSame(one, first)) ? 'run again: failed' : 'run again: passed';
  };
  return {
    ...result,
    failures: [
      ...failures.map((one) => ({ ...one, again: againOf(one) })),
      ...second.failures.map((one) => ({ ...one, stage: second.name })),
    ],
  };
}

/**
 * Runs tests, and those that failed once more, as `rerunFailures` says.
 * @param run gets the name of a run and the files to run, none for all of them
 */
export async function runTwice(name, run) {
  return rerunFailures(await run(name, []), (files) => run(`failed ${name}`, files));
}
