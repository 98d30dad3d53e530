import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, forgetAllBuilds, forgetOlderBuilds, keepBuild, PAGE_WITHIN_MS } from './shell-cache';

const ORIGIN = 'https://desk.example';
const BUILD = {
  version: 'two',
  page: createHash('sha256').update('page').digest('hex'),
  files: ['/admin.html', '/shape.js', '/assets/a-1.js'],
};
const NAME = 'harborline-staff-shell:two';

/** What the browser's caches hold: by name, then by path. */
let held: Map<string, Map<string, string>>;
let served: Record<string, Response | Error | null>;

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

function cacheOf(name: string) {
  const files = held.get(name) ?? new Map<string, string>();
  held.set(name, files);
  return {
    match: async (request: Request | string) => {
      const text = files.get(pathOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (request: Request, response: Response) =>
      void files.set(pathOf(request), await response.text()),
    addAll: async (requests: readonly Request[]) => {
      for (const request of requests) {
        const response = await fetch(request);
        if (!response.ok) throw new TypeError('not ok');
        files.set(pathOf(request), await response.text());
      }
    },
  };
}

/** A request of a page, which no code but the browser can make. */
const asked = (path: string, mode: RequestMode | 'navigate' = 'cors', method = 'GET') =>
  new Proxy(new Request(new URL(path, ORIGIN), { method }), {
    get: (target, key) => (key === 'mode' ? mode : Reflect.get(target, key)),
  });

/** What the worker still does after its answers. */
let after: Promise<unknown>[] = [];
const WORKER = { build: BUILD, origin: ORIGIN, waitUntil: (work: Promise<unknown>) => void after.push(work) };

const answer = async (path: string, mode?: RequestMode | 'navigate') =>
  (await answerOf(asked(path, mode), WORKER))?.text();

describe('the staff area without a connection (D-128)', () => {
  beforeEach(() => {
    held = new Map([[NAME, new Map(BUILD.files.map((path) => [path, `kept ${path}`]))]]);
    served = {};
    after = [];
    vi.stubGlobal('caches', {
      keys: async () => [...held.keys()],
      open: async (name: string) => cacheOf(name),
      delete: async (name: string) => held.delete(name),
      has: async (name: string) => held.has(name),
      match: async (path: string, { cacheName }: { cacheName?: string } = {}) => {
        for (const name of cacheName === undefined ? held.keys() : [cacheName]) {
          if (!held.has(name)) continue;
          const found = await cacheOf(name).match(path);
          if (found !== undefined) return found;
        }
        return undefined;
      },
    });
    vi.stubGlobal('fetch', (request: Request) => {
      const response = served[pathOf(request)];
      if (response === null) return new Promise(() => {});
      return response instanceof Response
        ? Promise.resolve(response)
        : Promise.reject(new TypeError('offline'));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('answers each of its addresses with the one page', async () => {
    expect(await answer('/admin/inbox', 'navigate')).toBe('kept /admin.html');
    expect(await answer('/admin/profile/account', 'navigate')).toBe('kept /admin.html');
  });

  it('shows the page of the server where that answers, and its own where the server is late or fails', async () => {
    served['/admin/inbox'] = new Response('new page');
    expect(await answer('/admin/inbox', 'navigate')).toBe('new page');
    served['/admin/inbox'] = new Response('no', { status: 503 });
    expect(await answer('/admin/inbox', 'navigate')).toBe('kept /admin.html');
    vi.useFakeTimers();
    served['/admin/inbox'] = null;
    const late = answer('/admin/inbox', 'navigate');
    await vi.advanceTimersByTimeAsync(PAGE_WITHIN_MS);
    expect(await late).toBe('kept /admin.html');
  });

  it.each([
    ['pages of visitors', '/lumen', 'navigate', 'GET'],
    ['addresses that only begin alike', '/administration', 'navigate', 'GET'],
    ['calls', '/api/inbox/tickets', 'cors', 'GET'],
    ['what is sent', '/assets/a-1.js', 'cors', 'POST'],
    ['other origins', 'https://firestore.googleapis.com/assets/a-1.js', 'cors', 'GET'],
    ['files that are none of the build', '/loader.js', 'no-cors', 'GET'],
  ] as const)('leaves alone %s', (_what, path, mode, method) => {
    expect(answerOf(asked(path, mode, method), WORKER)).toBeNull();
  });

  it('takes files from the device, also those of the build before, and keeps what it has to fetch', async () => {
    held.set('harborline-staff-shell:one', new Map([['/assets/old-1.js', 'of one']]));
    served['/assets/new-1.js'] = new Response('fetched');
    served['/assets/a-1.js'] = new Response('from the server');
    expect(await answer('/assets/a-1.js')).toBe('kept /assets/a-1.js');
    expect(await answer('/assets/old-1.js')).toBe('of one');
    expect(await answer('/assets/new-1.js')).toBe('fetched');
    await Promise.all(after);
    expect(held.get(NAME)?.get('/assets/new-1.js')).toBe('fetched');
  });

  it('takes a file without its content in its name from the server, and its own one without a connection', async () => {
    served['/shape.js'] = new Response('of the next build');
    expect(await answer('/shape.js')).toBe('of the next build');
    served = {};
    expect(await answer('/shape.js')).toBe('kept /shape.js');
  });

  it.each(['match', 'has', 'open'] as const)(
    'answers with what the server delivers where the cache is broken (%s)',
    async (part) => {
      const broken = {
        ...caches,
        [part]: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      };
      vi.stubGlobal('caches', broken);
      served['/admin/inbox'] = new Response('page');
      served['/assets/new-1.js'] = new Response('file');
      expect([await answer('/admin/inbox', 'navigate'), await answer('/assets/new-1.js')]).toEqual([
        'page',
        'file',
      ]);
      expect(await Promise.all(after)).toEqual([undefined]);
    },
  );

  it('keeps nothing after the session has ended, also where its worker still answers', async () => {
    await forgetAllBuilds();
    served['/assets/new-1.js'] = new Response('fetched');
    expect(await answer('/assets/new-1.js')).toBe('fetched');
    await Promise.all(after);
    expect(held.size).toBe(0);
  });

  it('never takes the page or an unnamed file of another build', async () => {
    held = new Map([['harborline-staff-shell:one', new Map([['/shape.js', 'of one']])]]);
    await expect(answer('/shape.js')).rejects.toThrow('offline');
  });

  it('is not prepared unless all of its files are there', async () => {
    held.clear();
    served['/admin.html'] = new Response('page');
    await expect(keepBuild(BUILD)).rejects.toThrow();
    expect(held.size).toBe(0);
  });

  it('is not prepared with the page of another build, which names other files', async () => {
    held.clear();
    const serve = (page: string) => {
      served = Object.fromEntries(BUILD.files.map((path) => [path, new Response('file')]));
      served['/admin.html'] = new Response(page);
    };
    serve('next page');
    await expect(keepBuild(BUILD)).rejects.toThrow('another build');
    expect(held.size).toBe(0);
    serve('page');
    await keepBuild(BUILD);
    expect(held.get(NAME)?.get('/admin.html')).toBe('page');
  });

  it('keeps the build before it for tabs that are open, and nothing at the end of the session', async () => {
    held = new Map(
      ['other', 'harborline-staff-shell:zero', 'harborline-staff-shell:one', NAME].map((name) => [
        name,
        new Map(),
      ]),
    );
    await forgetOlderBuilds(BUILD);
    expect([...held.keys()]).toEqual(['other', 'harborline-staff-shell:one', NAME]);
    await forgetAllBuilds();
    expect([...held.keys()]).toEqual(['other']);
  });
});
