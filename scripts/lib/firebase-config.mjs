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

const LOCAL_PAGES = ['http://127.0.0.1:*', 'http://localhost:*', 'http://*.localhost:*'];

/** Where the emulators listen, by directive; deployed pages never use loopback. */
const LOCAL_SOURCES = {
  'connect-src': ['127.0.0.1:*', 'localhost:*', '*.localhost:*'].flatMap((host) => [
    `http://${host}`,
    `ws://${host}`,
  ]),
  'img-src': LOCAL_PAGES,
};

/** What a directive also allows locally. Pages that any site may frame may be framed by local ones as well. */
function localSourcesOf(directive) {
  const [name, ...sources] = directive.split(' ');
  if (name === 'frame-ancestors') return sources.includes('https:') ? LOCAL_PAGES : [];
  return LOCAL_SOURCES[name] ?? [];
}

/** A content security policy that also lets pages reach the emulators. */
function withLocalSources(policy) {
  return policy
    .split('; ')
    .map((directive) => [directive, ...localSourcesOf(directive)].join(' '))
    .join('; ');
}

const NONE_ALLOWED_INLINE = /^(?:script|style)-src (?!.*'unsafe-inline')/;

/** A content security policy that also lets Vite's inline scripts and styles run, by their nonce. */
const withNonce = (policy, nonce) =>
  policy
    .split('; ')
    .map((directive) => (NONE_ALLOWED_INLINE.test(directive) ? `${directive} 'nonce-${nonce}'` : directive))
    .join('; ');

/**
 * A suite's configuration: firebase.json with its ports, and with policies that allow the emulators.
 * @param config content of firebase.json; it is modified
 * @param front how development differs: Hosting listens behind another server (`port`), serves another folder
 *   (`folder`, from the root), and its policies allow inline code by a `nonce`
 */
export function suiteConfig(config, hostingPort, front) {
  const ports = portsFor(hostingPort);
  for (const name of EMULATORS) config.emulators[name] = { ...config.emulators[name], port: ports[name] };
  config.emulators.firestore.websocketPort = ports.firestoreWebsocket;
  if (front) {
    config.emulators.hosting.port = front.port;
    config.hosting.public = front.folder;
  }
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key !== 'Content-Security-Policy') continue;
    header.value = withLocalSources(header.value);
    if (front) header.value = withNonce(header.value, front.nonce);
  }
  return config;
}

/**
 * Writes the configuration file for a suite. It lies in the root, because firebase-tools resolves every path from
 * the file's own folder.
 * @returns the file's path
 */
export function configFileFor(hostingPort, front) {
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'));
  const file = at(`firebase.suite-${hostingPort}.json`);
  writeFileSync(file, JSON.stringify(suiteConfig(config, hostingPort, front), null, 2));
  return file;
}
