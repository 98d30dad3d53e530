import { answerOf, forgetOlderBuilds, keepBuild, type ShellBuild } from '../shared/offline-shell/shell-cache';

/** What of a service worker's events is used here; the types of workers and of pages exclude each other. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetch) => void): void;
}

/** Put in by the build. */
declare const STAFF_SHELL: ShellBuild;

const build = STAFF_SHELL;
const worker: WorkerScope = Object(self);

worker.addEventListener('install', (event) => {
  // Open tabs go on with the files of their own build, which stay; the next page is of this one.
  event.waitUntil(keepBuild(build).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  // The page that is open gets what it loads later from the device, too.
  event.waitUntil(forgetOlderBuilds(build).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request, {
    build,
    origin: worker.location.origin,
    waitUntil: (work) => event.waitUntil(work),
  });
  if (answer !== null) event.respondWith(answer);
});
