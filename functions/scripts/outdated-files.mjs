/** No function runs longer: Cloud Functions allows an hour at most. */
const KEPT_MS = 60 * 60_000;
const CODE = /\.js(?:\.map)?$/;

/**
 * Which files of earlier builds to keep. A worker that started before the latest build may still import one of their
 * chunks, whose names contain hashes, so code stays until every such worker has ended.
 * @param options.found names of files that do not belong to the latest build
 * @param options.since name -> when a build first found it out of use
 * @returns `kept`, name -> since when it has been out of use, and the names to remove
 */
export function outdatedFiles({ found, since, now }) {
  const ages = found.map((name) => [name, since[name] ?? now]);
  const isKept = ([name, at]) => CODE.test(name) && now - at < KEPT_MS;
  return {
    kept: Object.fromEntries(ages.filter(isKept)),
    removed: ages.filter((entry) => !isKept(entry)).map(([name]) => name),
  };
}
