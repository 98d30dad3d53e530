import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './layout.mjs';
import { DEFAULT_HOSTING_PORT, portsFor } from './ports.mjs';

/** firebase.json's emulator names -> names of the port table. */
const EMULATORS = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'database',
  'storage',
  'hub',
  'logging',
  'eventarc',
  'tasks',
];

/**
 * The configuration file for a suite on other ports: firebase.json with nothing but the ports changed.
 * It lies in the root, because firebase-tools resolves every path from the file's own folder.
 * @returns the file's path
 */
export function configFileFor(hostingPort) {
  if (hostingPort === DEFAULT_HOSTING_PORT) return at('firebase.json');
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'));
  const ports = portsFor(hostingPort);
  for (const name of EMULATORS) config.emulators[name] = { ...config.emulators[name], port: ports[name] };
  config.emulators.firestore.websocketPort = ports.firestoreWebsocket;
  const file = at(`firebase.suite-${hostingPort}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
