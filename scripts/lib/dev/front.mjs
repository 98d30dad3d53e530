import { createServer, request } from 'node:http';
import { pageOfPlaceholder } from './hosting-pages.mjs';

/** Request headers that Hosting must not see: its placeholders neither compress nor age as the pages do. */
const KEPT_FROM_HOSTING = ['accept-encoding', 'if-none-match', 'if-modified-since'];
/** Headers of a placeholder that do not apply to the page made from it. */
const OF_PLACEHOLDER = ['content-length', 'etag', 'last-modified', 'transfer-encoding'];

const isPage = (answer) => answer.headers['content-type']?.startsWith('text/html') ?? false;

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function askHosting(incoming, hostingPort) {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: hostingPort,
        method: incoming.method,
        path: incoming.url,
        headers: without(incoming.headers, KEPT_FROM_HOSTING),
      },
      resolve,
    );
    asked.once('error', reject);
    incoming.pipe(asked);
  });
}

/** Answers as Hosting does, with pages in place of their placeholders. */
async function answerAsHosting(incoming, response, { hostingPort, renderPage }) {
  const answer = await askHosting(incoming, hostingPort);
  if (!isPage(answer)) {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
    return;
  }
  const text = await textOf(answer);
  const page = pageOfPlaceholder(text);
  const html = page === undefined ? text : await renderPage(page, incoming.url);
  response.writeHead(answer.statusCode, without(answer.headers, OF_PLACEHOLDER));
  response.end(html);
}

/**
 * The server on the product's address during development: modules come from Vite, everything else from the
 * Hosting emulator behind it. It does not listen yet.
 * @param options.hostingPort where the Hosting emulator listens
 * @param options.moduleHandlers path prefix -> Vite's handler of the requests below it
 * @param options.renderPage (page, url) -> the page's HTML
 * @param options.onError called when a request could not be answered
 */
export function createFront({ hostingPort, moduleHandlers, renderPage, onError }) {
  return createServer((incoming, response) => {
    const prefix = Object.keys(moduleHandlers).find((one) => incoming.url.startsWith(one));
    if (prefix !== undefined) {
      moduleHandlers[prefix](incoming, response, () => response.writeHead(404).end());
      return;
    }
    answerAsHosting(incoming, response, { hostingPort, renderPage }).catch((error) => {
      onError(error);
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${error.message}\n`);
    });
  });
}
