/** Oldest Java that firebase-tools accepts. */
const OLDEST_JAVA = 21;
/** Official emulators that the suites start, by their firebase-tools names. */
export const OFFICIAL_PROGRAMS = ['firestore', 'database', 'storage'];

/** Major version in the output of `java -version`; undefined when there is none. */
export function javaVersion(output) {
  const text = /version "(\d+)/.exec(output)?.[1];
  return text === undefined ? undefined : Number(text);
}

/**
 * Plans a call of `npm run conformance`.
 * @param argv its arguments
 * @param probeJava returns the output of `java -version`; called only when it matters
 * @returns what to run, or one sentence that says why nothing runs
 */
export function planConformance(argv, probeJava) {
  const unknown = argv.find((argument) => argument !== '--official');
  if (unknown !== undefined) {
    return { refusal: `There is no option '${unknown}'; --official is the only one.` };
  }
  if (!argv.includes('--official')) return { emulators: 'stand-ins' };
  const version = javaVersion(probeJava());
  if (version !== undefined && version >= OLDEST_JAVA) return { emulators: 'official' };
  const found = version === undefined ? 'no Java is' : `only Java ${version} is`;
  return {
    refusal: `The official emulators need Java ${OLDEST_JAVA} or newer, and ${found} on the PATH; install a JDK, or leave out --official to test the stand-ins.`,
  };
}

/** The firebase.json of a separate project in which the official emulators listen on the given ports. */
export function officialConfig({ firestore, websocket, database, hub, logging }) {
  const host = '127.0.0.1';
  return {
    firestore: { rules: 'firestore.rules' },
    database: { rules: 'database.rules.json' },
    emulators: {
      // Suites use separate projects.
      singleProjectMode: false,
      ui: { enabled: false },
      firestore: { host, port: firestore, websocketPort: websocket },
      database: { host, port: database },
      hub: { host, port: hub },
      logging: { host, port: logging },
    },
  };
}
