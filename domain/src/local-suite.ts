/**
 * The local suite in one place: the launcher, the browser and the tests all derive addresses from here, and a
 * test compares firebase.json with it. Every service has a fixed port offset from the Hosting port, so that a page
 * knows its back end from its own address and several suites can run side by side.
 */
export const LOCAL_PROJECT_ID = 'demo-harborline';

/** The default Hosting port. */
export const DEFAULT_HOSTING_PORT = 8700;

/** Offset of each service's port from the Hosting port. */
export const PORT_OFFSETS = {
  hosting: 0,
  functions: 1,
  firestore: 2,
  auth: 3,
  database: 4,
  storage: 5,
  hub: 6,
  logging: 7,
  eventarc: 8,
  tasks: 9,
  mailboxPage: 10,
  mailboxSmtp: 11,
  firestoreWebsocket: 12,
  shop: 13,
} as const;

export type LocalService = keyof typeof PORT_OFFSETS;

/** Port of a local service, given the port the pages are served from. */
export function localPort(service: LocalService, hostingPort: number = DEFAULT_HOSTING_PORT): number {
  return hostingPort + PORT_OFFSETS[service];
}

/** Signs links and names documents in the local suite, of which the demo world has some. No real secret. */
export const LOCAL_LINK_SECRET = 'local-suite-only-not-a-secret-at-all';

/** Signs the emails that the local mailbox hands to the product. No real secret. */
export const LOCAL_INBOUND_SECRET = 'local-suite-only-inbound-not-a-secret';

/** Emails to addresses below it come back to the product of the local suite. */
export const LOCAL_INBOUND_DOMAIN = 'reply.harborline.example';

/** Realtime Database instance of the local project. */
export const LOCAL_DATABASE_INSTANCE = `${LOCAL_PROJECT_ID}-default-rtdb`;

/** Storage bucket of the local project. */
export const LOCAL_STORAGE_BUCKET = `${LOCAL_PROJECT_ID}.appspot.com`;

/** Whether a page's host name is one the local suite serves (Chromium resolves *.localhost to loopback). */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
}
