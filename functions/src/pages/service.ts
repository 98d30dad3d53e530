import { gunzipSync } from 'node:zlib';
import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import type { PageAnswer } from './page/page-answer';

type Response = Parameters<Parameters<typeof onRequest>[0]>[1];

/** Whether the browser has this very answer; caches that compress it may have weakened the tag. */
function isKnown(request: Request, { etag }: PageAnswer): boolean {
  const tags = (request.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** The body as the browser takes it. */
function bodyFor(request: Request, response: Response, { body, isCompressed }: PageAnswer): string | Buffer {
  if (!isCompressed) return body;
  response.vary('Accept-Encoding');
  if (request.acceptsEncodings('gzip') === false) return gunzipSync(body);
  response.set('Content-Encoding', 'gzip');
  return body;
}

function send(request: Request, response: Response, answer: PageAnswer): void {
  const { status, contentType, cacheControl, etag, location } = answer;
  response.set('Cache-Control', cacheControl).set('ETag', etag);
  if (location !== undefined) response.location(location);
  if (status === 200 && isKnown(request, answer)) response.status(304).end();
  else
    response
      .status(status)
      .set('Content-Type', contentType)
      .send(bodyFor(request, response, answer));
}

/** An answer that nothing keeps and that has no body. */
const refuse = (response: Response, status: number): void =>
  void response.set('Cache-Control', 'no-store').status(status).end();

/** Leads on from a form, so that reloading the next page sends nothing again. */
async function sendFormAnswer(request: Request, response: Response): Promise<void> {
  const { answerFormRequest } = await import('./answer-form');
  const { status, location } = await answerFormRequest(request);
  if (location !== undefined) response.location(location);
  refuse(response, status);
}

/** What makes pages is loaded with the first of them: the other functions share the bundle. */
const loadAnswers = () => import('./answer');

/**
 * Serves the public pages of all libraries as complete documents (S2.1, S2.2), and takes the forms that need no script.
 * Nobody's identity is asked for.
 */
export const pages: HttpsFunction = onRequest(
  { cors: false, invoker: 'public', memory: '512MiB' },
  async (request, response) => {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      refuse(response.set('Allow', 'GET, HEAD'), 405);
      return;
    }
    try {
      if (request.method === 'POST') {
        await sendFormAnswer(request, response);
        return;
      }
      const { answerRequest } = await loadAnswers();
      send(request, response, await answerRequest(request));
    } catch (error) {
      logger.error('pages failed', { path: request.path, error: String(error) });
      refuse(response, 503);
    }
  },
);
