import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './layout.mjs';
import { portsFor } from './ports.mjs';

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

/** Where the emulators listen, by directive; the deployed pages have no business with loopback. */
const LOCAL_SOURCES = {
  'connect-src': ['127.0.0.1:*', 'localhost:*', '*.localhost:*'].flatMap((host) => [
    `http://${host}`,
    `ws://${host}`,
  ]),
  'img-src': ['http://127.0.0.1:*', 'http://localhost:*', 'http://*.localhost:*'],
};

/** A content security policy that also lets pages reach the emulators. */
function withLocalSources(policy) {
  return policy
    .split('; ')
    .map((directive) => [directive, ...(LOCAL_SOURCES[directive.split(' ')[0]] ?? [])].join(' '))
    .join('; ');
}

/**
 * The configuration file for a suite: firebase.json with its ports, and with policies that reach the emulators.
 * It lies in the root, because firebase-tools resolves every path from the file's own folder.
 * @returns the file's path
 */
export function configFileFor(hostingPort) {
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'));
  const ports = portsFor(hostingPort);
  for (const name of EMULATORS) config.emulators[name] = { ...config.emulators[name], port: ports[name] };
  config.emulators.firestore.websocketPort = ports.firestoreWebsocket;
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === 'Content-Security-Policy') header.value = withLocalSources(header.value);
  }
  const file = at(`firebase.suite-${hostingPort}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
