import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseLaunch } from './parse-launch';

/** firebase-tools looks for the quoted number and requires at least 21. */
const VERSION_TEXT = 'openjdk version "21.0.1" (a stand-in: the emulators run on Node.js)';

await launch();

async function launch(): Promise<void> {
  const launched = parseLaunch(process.argv.slice(2));
  if (launched.kind === 'version') {
    console.error(VERSION_TEXT);
    return;
  }
  if (launched.kind === 'unknown') return fail(launched.message);
  const script = new URL(`./${launched.name}.js`, import.meta.url);
  if (!existsSync(script)) return fail(`The ${launched.name} stand-in is not built.`);
  process.argv = [process.argv[0] ?? 'node', fileURLToPath(script), ...launched.args];
  await import(script.href);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
