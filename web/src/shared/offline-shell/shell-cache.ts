/** Files of one build of the staff area, which open it without a connection (D-128). */
export interface ShellBuild {
  readonly version: string;
  /** paths, the page of every staff address among them */
  readonly files: readonly string[];
}

/** The page of every staff address. */
const STAFF_PAGE = '/admin.html';

/** The script of the worker, and the only addresses whose pages it may answer: never those of visitors. */
export const WORKER_SCRIPT = '/staff-worker.js';
export const WORKER_SCOPE = '/admin/';

const PREFIX = 'harborline-staff-shell:';
/** How long a page waits for the server before the device's own one is shown. */
export const PAGE_WITHIN_MS = 3_000;

const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Names of the caches of all builds that are kept, oldest first. */
const shellCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Fetches a build's files, all or none. @throws if one cannot be had */
export async function keepBuild({ version, files }: ShellBuild): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  // What has its content in its name may come from the browser's own cache.
  await cache.addAll(
    files.map((path) => new Request(path, { cache: isHashed(path) ? 'default' : 'reload' })),
  );
}

/** Removes older builds, except the last one: tabs that were opened with it may still need files of it. */
export async function forgetOlderBuilds({ version }: ShellBuild): Promise<void> {
  const others = (await shellCaches()).filter((name) => name !== PREFIX + version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Removes all that the device keeps of the staff area's files. */
export async function forgetAllBuilds(): Promise<void> {
  await Promise.all((await shellCaches()).map((name) => caches.delete(name)));
}

const keptPage = ({ version }: ShellBuild): Promise<Response | undefined> =>
  caches.open(PREFIX + version).then((cache) => cache.match(STAFF_PAGE));

/**
 * The page from the server; the device's own one if there is no answer in time, or none at all. That comes with its own
 * files, so two builds never mix.
 */
async function answerPage(request: Request, build: ShellBuild): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PAGE_WITHIN_MS);
  });
  const fresh = fetch(request);
  const first = await Promise.race([fresh.catch(() => null), late]);
  clearTimeout(timer);
  if (first !== null && first.status < 500) return first;
  return (await keptPage(build)) ?? first ?? fresh;
}

/** A file from the device, otherwise from the server; one with its content in its name is then kept, too. */
async function answerFile(request: Request, build: ShellBuild): Promise<Response> {
  const own = await caches.open(PREFIX + build.version);
  const { pathname } = new URL(request.url);
  const kept = (await own.match(pathname)) ?? (isHashed(pathname) ? await caches.match(pathname) : undefined);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (isHashed(pathname) && fetched.ok) await own.put(pathname, fetched.clone());
  return fetched;
}

/**
 * The answer to a request of a staff page; null where the browser shall ask the server as if there were no worker: calls,
 * the database, and whatever else is not one of the build's files.
 * @param origin of the worker
 */
export function answerOf(request: Request, build: ShellBuild, origin: string): Promise<Response> | null {
  const { pathname, origin: asked } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin) return null;
  if (request.mode === 'navigate')
    return pathname.startsWith(WORKER_SCOPE) ? answerPage(request, build) : null;
  return isHashed(pathname) || build.files.includes(pathname) ? answerFile(request, build) : null;
}
