import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, forgetAllBuilds, forgetOlderBuilds, keepBuild, PAGE_WITHIN_MS } from './shell-cache';

const ORIGIN = 'https://desk.example';
const BUILD = { version: 'two', files: ['/admin.html', '/shape.js', '/assets/a-1.js'] };
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

const answer = async (path: string, mode?: RequestMode | 'navigate') =>
  (await answerOf(asked(path, mode), BUILD, ORIGIN))?.text();

describe('the staff area without a connection (D-128)', () => {
  beforeEach(() => {
    held = new Map([[NAME, new Map(BUILD.files.map((path) => [path, `kept ${path}`]))]]);
    served = {};
    vi.stubGlobal('caches', {
      keys: async () => [...held.keys()],
      open: async (name: string) => cacheOf(name),
      delete: async (name: string) => held.delete(name),
      match: async (path: string) => {
        for (const name of held.keys()) {
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
    expect(answerOf(asked(path, mode, method), BUILD, ORIGIN)).toBeNull();
  });

  it('takes files from the device, also those of the build before, and keeps what it has to fetch', async () => {
    held.set('harborline-staff-shell:one', new Map([['/assets/old-1.js', 'of one']]));
    served['/assets/new-1.js'] = new Response('fetched');
    served['/assets/a-1.js'] = new Response('from the server');
    expect(await answer('/assets/a-1.js')).toBe('kept /assets/a-1.js');
    expect(await answer('/assets/old-1.js')).toBe('of one');
    expect(await answer('/assets/new-1.js')).toBe('fetched');
    expect(held.get(NAME)?.get('/assets/new-1.js')).toBe('fetched');
  });

  it('never takes the page or an unnamed file of another build', async () => {
    held = new Map([['harborline-staff-shell:one', new Map([['/shape.js', 'of one']])]]);
    await expect(answer('/shape.js')).rejects.toThrow('offline');
  });

  it('is not prepared unless all of its files are there', async () => {
    served['/admin.html'] = new Response('page');
    await expect(keepBuild(BUILD)).rejects.toThrow();
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
