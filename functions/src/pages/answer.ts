import { logger } from 'firebase-functions';
import { answerStylesheet } from './custom-css/answer-stylesheet';
import { within } from './kept/within';
import { type PageAnswer, unkeptAnswer } from './page/page-answer';
import { type AddressedRequest, readPageRequest } from './page/page-request';
import { lastPage, renderPage } from './page/render-page';
import { readShell } from './page/renderer';
import { answerSearch } from './search/answer-search';
import { answerFile } from './sitemap/answer-file';

/** After this long a browser makes the page sooner by itself. */
const LIMIT_MS = 4_000;
/** A stale page beats a slow one: after this long, the page that was last made is sent again. */
const PATIENCE_MS = 2_000;

/**
 * The answer to a request for a public page, a search, a library's own CSS, a sitemap or what robots are told. Where the
 * database refuses or is too slow, a page is made from what was read before, else it is the one last made; without
 * either, it is the static page, which reads everything itself.
 * @throws Error when a sitemap, CSS or a search cannot be made
 */
export async function answerRequest(request: AddressedRequest): Promise<PageAnswer> {
  const search = await answerSearch(request.url);
  if (search) return search;
  const asked = readPageRequest(request);
  const file = (await answerFile(asked)) ?? (await answerStylesheet(asked));
  if (file) return file;
  const last = lastPage(asked);
  try {
    return await within(renderPage(asked), last ? PATIENCE_MS : LIMIT_MS);
  } catch (error) {
    const message = last ? 'A page is answered as it last was' : 'A page is left to the browser';
    logger.error(message, { url: request.url, error: String(error) });
    return last ?? unkeptAnswer(await readShell());
  }
}
