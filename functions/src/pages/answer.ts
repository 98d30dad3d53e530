import { logger } from 'firebase-functions';
import { answerStylesheet } from './custom-css/answer-stylesheet';
import { within } from './kept/within';
import { type PageAnswer, unkeptAnswer } from './page/page-answer';
import { type AddressedRequest, readPageRequest } from './page/page-request';
import { renderPage } from './page/render-page';
import { readShell } from './page/renderer';
import { answerSearch } from './search/answer-search';
import { answerFile } from './sitemap/answer-file';

/** After this long a browser makes the page sooner by itself. */
const LIMIT_MS = 4_000;

/**
 * The answer to a request for a public page, a search, a library's own CSS, a sitemap or what robots are told. Where the
 * database refuses or is too slow, and nothing was read before, a page's answer is its static form, which reads
 * everything itself.
 * @throws Error when a sitemap, CSS or a search cannot be made
 */
export async function answerRequest(request: AddressedRequest): Promise<PageAnswer> {
  const search = await answerSearch(request.url);
  if (search) return search;
  const asked = readPageRequest(request);
  const file = (await answerFile(asked)) ?? (await answerStylesheet(asked));
  if (file) return file;
  try {
    return await within(renderPage(asked), LIMIT_MS);
  } catch (error) {
    logger.error('A page is left to the browser', { url: request.url, error: String(error) });
    return unkeptAnswer(await readShell());
  }
}
