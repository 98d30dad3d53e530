import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** The demo shop of Lumen Cycles: a site of its own, with a strict content policy, that carries the widget. */
const { SHOP_PORT, SHOP_HELP_ORIGIN } = process.env;

/** What a site has to allow for the widget, and the shop's own files; the handbook says the same. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  `script-src 'self' ${SHOP_HELP_ORIGIN}`,
  `frame-src ${SHOP_HELP_ORIGIN}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const FILES = { '/shop.css': 'text/css', '/shop.js': 'text/javascript' };

async function bodyAt(path) {
  const isFile = path in FILES;
  const text = await readFile(new URL(isFile ? `.${path}` : './index.html', import.meta.url), 'utf8');
  return isFile ? text : text.replaceAll('{help}', SHOP_HELP_ORIGIN);
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://shop.localhost');
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Content-Type', `${FILES[pathname] ?? 'text/html'}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-cache');
  response.end(await bodyAt(pathname));
});
server.listen(Number(SHOP_PORT), '127.0.0.1');
