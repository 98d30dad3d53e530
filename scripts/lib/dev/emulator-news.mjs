import { stripVTControlCharacters } from 'node:util';

/** How long the Storage emulator may take to refuse rules; it does not report that it accepts them. */
const STORAGE_VERDICT_MS = 500;

/** Rules file -> what firebase-tools prints about it. */
const RULES = {
  'firestore.rules': { begins: /firestore: Change detected/, warns: /^⚠\s+(firestore\.rules:.*)/ },
  'database.rules.json': { begins: /database: Change detected/, warns: /^⚠\s+database: (.*)/ },
  'storage.rules': { begins: /storage: Change detected/, warns: /^⚠\s+(?:storage: )?(.*storage\.rules.*)/ },
};

const VERDICTS = [
  [/^✔\s+firestore: Rules updated/, 'firestore.rules', true],
  [/^⚠\s+Failed to update rules/, 'firestore.rules', false],
  [/^✔\s+database: Rules updated/, 'database.rules.json', true],
  [/^⚠\s+database: Failed to update rules/, 'database.rules.json', false],
];

const FUNCTIONS_LOADED = /functions: Loaded functions definitions/;
const FUNCTIONS_REFUSED = /functions: (Failed to load function definition.*)/;
/** What functions print, and what firebase-tools prints about them when they fail. */
const OF_FUNCTIONS = /^(?:>|⚠\s+functions)/;
const CONTINUED = /^\s+\S/;
/** Functions run on the installed Node here; firebase-tools' warning about that is not worth showing. */
const KNOWN = /Your requested "node" version/;
/** An error as Node prints it; the last one says why functions do not load. */
const ERROR = /^\w*Error\b/;

/**
 * Reads what firebase-tools prints and passes on what a developer waits for: rules and functions that were reloaded
 * or refused, and what functions print.
 * @param options.problems collects what was refused
 * @param options.say prints a line of progress
 * @param options.print prints text unchanged
 * @returns a function that takes the lines, one by one
 */
export function createEmulatorNews({ problems, say, print }) {
  const warnings = new Map();
  let isOfFunctions = false;
  let lastError = [];

  const decide = (file, isLoaded) => {
    const texts = warnings.get(file) ?? [];
    warnings.delete(file);
    if (!isLoaded) {
      problems.report(file, texts.join('\n'));
      return;
    }
    problems.solve(file);
    say(`${file} reloaded`);
    for (const text of texts) say(text);
  };

  const readRules = (line) => {
    for (const [file, { begins, warns }] of Object.entries(RULES)) {
      if (begins.test(line)) {
        warnings.set(file, []);
        if (file === 'storage.rules') {
          setTimeout(() => decide(file, warnings.get(file)?.length === 0), STORAGE_VERDICT_MS);
        }
      }
      const text = warns.exec(line)?.[1];
      if (text !== undefined && !/Failed to update rules/.test(text)) warnings.get(file)?.push(text);
    }
    const verdict = VERDICTS.find(([pattern]) => pattern.test(line));
    if (verdict) decide(verdict[1], verdict[2]);
  };

  const readFunctions = (line) => {
    if (ERROR.test(line)) lastError = [line];
    else if (CONTINUED.test(line)) lastError.push(line);
    const refusal = FUNCTIONS_REFUSED.exec(line)?.[1];
    if (refusal !== undefined) problems.report('functions', [...lastError, refusal].join('\n'));
    if (refusal !== undefined || FUNCTIONS_LOADED.test(line)) lastError = [];
    if (FUNCTIONS_LOADED.test(line)) problems.solve('functions');
    if (KNOWN.test(line)) return;
    isOfFunctions = OF_FUNCTIONS.test(line) || (isOfFunctions && CONTINUED.test(line));
    if (isOfFunctions) print(`${line}\n`);
  };

  return (coloured) => {
    const line = stripVTControlCharacters(coloured);
    readRules(line);
    readFunctions(line);
  };
}
