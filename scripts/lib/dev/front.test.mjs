import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createFront } from './front.mjs';

const servers = [];

async function listen(server) {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Answers as the Hosting emulator would: placeholders for pages, and everything else itself. */
const hosting = (seen) =>
  createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    const isApi = request.url.startsWith('/api/');
    const isKnown = request.url !== '/nowhere';
    response.writeHead(isKnown ? 200 : 404, {
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      etag: '"placeholder"',
    });
    if (isApi) request.pipe(response);
    else response.end(`harborline page: ${request.url === '/login' ? 'admin.html' : 'visitors.html'}`);
  });

async function start() {
  const seen = [];
  const errors = [];
  const port = await listen(
    createFront({
      hostingPort: await listen(hosting(seen)),
      moduleHandlers: {
        '/@staff/': (request, response, next) =>
          request.url.endsWith('.ts') ? response.end('export {};') : next(),
      },
      renderPage: async (page, url) => {
        if (url === '/broken') throw new Error('visitors.html cannot be read');
        return `<html>${page} at ${url}</html>`;
      },
      onError: (error) => errors.push(error.message),
    }),
  );
  const ask = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { ask, seen, errors };
}

it('makes the page that Hosting names, with its status and headers', async () => {
  const { ask } = await start();
  const known = await ask('/login');
  expect(known.status).toBe(200);
  expect(await known.text()).toBe('<html>admin.html at /login</html>');
  expect(known.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(known.headers.get('etag')).toBeNull();
  const unknown = await ask('/nowhere');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toBe('<html>visitors.html at /nowhere</html>');
});

it('passes everything else on unchanged', async () => {
  const { ask, seen } = await start();
  const answer = await ask('/api/inbox/x', { method: 'POST', body: '{"a":1}' });
  expect(await answer.text()).toBe('{"a":1}');
  expect(seen[0].url).toBe('/api/inbox/x');
});

it('asks Hosting for a page without the headers that would leave out its placeholder', async () => {
  const { ask, seen } = await start();
  await ask('/lumen', { headers: { 'if-none-match': '"placeholder"' } });
  expect(seen[0].headers).not.toHaveProperty('if-none-match');
  expect(seen[0].headers).not.toHaveProperty('accept-encoding');
});

it('leaves modules to Vite, and answers 404 for a module that Vite does not have', async () => {
  const { ask, seen } = await start();
  expect(await (await ask('/@staff/src/a.ts')).text()).toBe('export {};');
  expect((await ask('/@staff/src/none')).status).toBe(404);
  expect(seen).toEqual([]);
});

it('says why a page could not be made', async () => {
  const { ask, errors } = await start();
  const answer = await ask('/broken');
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe('visitors.html cannot be read\n');
  expect(errors).toEqual(['visitors.html cannot be read']);
});
