import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LOCAL_DIR, ROOT } from './lib/layout.mjs';
import { portsFor } from './lib/ports.mjs';
import { die, Refusal } from './lib/say.mjs';
import { clientEnvironment } from './lib/suite.mjs';

const HELP = `node scripts/check-production.mjs --project <id> --mail you@example.com
node scripts/check-production.mjs --local 8700

  --project  deployed Firebase project, with its pages' web/.env.production
  --mail     address that gets the mails of the check
  --local    port of a running local suite, to try the check itself`;

function pagesConfiguration(project) {
  const file = join(ROOT, 'web', '.env.production');
  if (!existsSync(file)) throw new Refusal('There is no web/.env.production (docs/DEPLOY.md, step 2).');
  const values = Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => /^VITE_FIREBASE_(\w+)=(.*)$/.exec(line.trim()))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name, value]),
  );
  if (values.PROJECT_ID !== project) {
    throw new Refusal(`web/.env.production is for the project '${values.PROJECT_ID ?? ''}'.`);
  }
  return {
    apiKey: values.API_KEY,
    authDomain: values.AUTH_DOMAIN,
    projectId: project,
    databaseURL: values.DATABASE_URL,
    storageBucket: values.STORAGE_BUCKET,
    appId: values.APP_ID,
  };
}

function localSettings(hostingPort) {
  Object.assign(process.env, clientEnvironment(hostingPort));
  const { auth, firestore, database, storage } = portsFor(hostingPort);
  const projectId = process.env.GCLOUD_PROJECT;
  return {
    firebase: {
      apiKey: 'local',
      projectId,
      databaseURL: `http://127.0.0.1:${database}?ns=${projectId}-default-rtdb`,
      storageBucket: `${projectId}.appspot.com`,
    },
    emulators: { auth, firestore, database, storage },
    mailAddress: 'check@visitor.example',
  };
}

function readSettings() {
  const options = { project: { type: 'string' }, mail: { type: 'string' }, local: { type: 'string' } };
  const { values } = parseArgs({ options });
  if (values.local !== undefined) return localSettings(Number(values.local));
  if (!values.project || !values.mail) throw new Refusal(HELP);
  return { firebase: pagesConfiguration(values.project), mailAddress: values.mail };
}

async function loadCheck() {
  const { build } = await import('esbuild');
  const outfile = join(LOCAL_DIR, 'check-production', 'check.mjs');
  await build({
    entryPoints: [join(ROOT, 'rules-tests', 'production', 'check.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['firebase', 'firebase/*', 'firebase-admin', 'firebase-admin/*'],
  });
  return import(pathToFileURL(outfile).href);
}

async function main() {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const settings = readSettings();
  const { check } = await loadCheck();
  process.exit(await check(settings));
}

main().catch(die);
