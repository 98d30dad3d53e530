/** Files of one build of the staff area, which open it without a connection (D-128). */
export interface ShellBuild {
  readonly version: string;
  /** SHA-256 of the page of every staff address, which names the build's files */
  readonly page: string;
  /** paths, that page among them */
  readonly files: readonly string[];
}

/** The page of every staff address. */
const STAFF_PAGE = '/admin.html';

/** The script of the worker, and the only addresses whose pages it may answer: never those of visitors. */
export const WORKER_SCRIPT = '/staff-worker.js';
export const WORKER_SCOPE = '/admin/';

const PREFIX = 'harborline-staff-shell:';
/** How long a page, or a file without its content in its name, waits for the server before the device's own one is shown. */
export const PAGE_WITHIN_MS = 3_000;

const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Names of the caches of all builds that are kept, oldest first. */
const shellCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function digestOf(response: Response | undefined): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', (await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches a build's files, all or none. @throws if one cannot be had, or the server has another build by now */
export async function keepBuild({ version, page, files }: ShellBuild): Promise<void> {
  const name = PREFIX + version;
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  try {
    // What has its content in its name may come from the browser's own cache.
    await cache.addAll(
      files.map((path) => new Request(path, { cache: isHashed(path) ? 'default' : 'reload' })),
    );
    if ((await digestOf(await cache.match(STAFF_PAGE))) !== page)
      throw new Error('the page of another build');
  } catch (error) {
    // An empty one would count as the build before.
    if (isNew) await caches.delete(name);
    throw error;
  }
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

/** A file of a build, or of any; undefined as well where the cache is gone or broken: then the server is asked. */
const keptFile = (path: string, build?: ShellBuild): Promise<Response | undefined> =>
  caches.match(path, build && { cacheName: PREFIX + build.version }).catch(() => undefined);

/** Keeps a file, unless the session has ended, which has removed the build. @throws if there is no room */
async function keepFile(path: string, response: Response, { version }: ShellBuild): Promise<void> {
  if (await caches.has(PREFIX + version)) await (await caches.open(PREFIX + version)).put(path, response);
}

/** From the server; the device's own one if there is no answer in time, or none at all. */
async function answerFresh(request: Request, path: string, build: ShellBuild): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PAGE_WITHIN_MS);
  });
  const fresh = fetch(request);
  const first = await Promise.race([fresh.catch(() => null), late]);
  clearTimeout(timer);
  if (first !== null && first.status < 500) return first;
  return (await keptFile(path, build)) ?? first ?? fresh;
}

/** A file with its content in its name, from the device; otherwise from the server, which is then kept, too. */
async function answerHashed(request: Request, path: string, asked: Asked): Promise<Response> {
  const kept = (await keptFile(path, asked.build)) ?? (await keptFile(path));
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) asked.waitUntil(keepFile(path, fetched.clone(), asked.build).catch(() => undefined));
  return fetched;
}

interface Asked {
  readonly build: ShellBuild;
  /** of the worker */
  readonly origin: string;
  /** what the worker still does once it has answered */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The answer to a request of a staff page; null where the browser shall ask the server as if there were no worker: calls,
 * the database, and whatever else is not one of the build's files. A page and what has no content in its name are the
 * server's where it answers, so that two builds do not mix.
 */
export function answerOf(request: Request, asked: Asked): Promise<Response> | null {
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== asked.origin) return null;
  if (request.mode === 'navigate')
    return pathname.startsWith(WORKER_SCOPE) ? answerFresh(request, STAFF_PAGE, asked.build) : null;
  if (isHashed(pathname)) return answerHashed(request, pathname, asked);
  return asked.build.files.includes(pathname) ? answerFresh(request, pathname, asked.build) : null;
}
