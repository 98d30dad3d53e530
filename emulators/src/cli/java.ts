import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseLaunch } from './parse-launch';

/** firebase-tools looks for the quoted number and requires at least 21. */
const VERSION_TEXT = 'openjdk version "21.0.1" (a stand-in: the emulators run on Node.js)';

await launch();

async function launch(): Promise<void> {
  const asked = parseLaunch(process.argv.slice(2));
  if (asked.kind === 'version') {
    console.error(VERSION_TEXT);
    return;
  }
  if (asked.kind === 'unknown') return fail(asked.message);
  const script = new URL(`./${asked.name}.js`, import.meta.url);
  if (!existsSync(script)) return fail(`The ${asked.name} stand-in is not built.`);
  process.argv = [process.argv[0] ?? 'node', fileURLToPath(script), ...asked.args];
  await import(script.href);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
