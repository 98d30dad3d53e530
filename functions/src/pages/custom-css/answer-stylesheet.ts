import { libraryHead } from '../library-view/library-head';
import { cachedAnswer, type PageAnswer } from '../page/page-answer';
import type { PageRequest } from '../page/page-request';
import { stylesheetOf } from './stylesheet';

const PATH = /^\/articleStyles\/([A-Za-z0-9_-]{1,128})\/[0-9a-f]{16}\.css$/;
const CSS = 'text/css; charset=utf-8';
/** An address names its CSS by hash, so what it answers never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** A page and its CSS may come from instances that read the library at different times. */
const FOR_NOW = 'public, max-age=0, s-maxage=10';

/**
 * The CSS that a library's pages link to; its latest where the address is of an earlier one, and none where the library
 * has switched it off since the page was kept. @returns null for any other address
 */
export async function answerStylesheet({ address }: PageRequest): Promise<PageAnswer | null> {
  const found = PATH.exec(address.pathname);
  if (!found) return null;
  const [, libraryId = ''] = found;
  const head = await libraryHead(libraryId);
  if (!head) return cachedAnswer({ status: 404, body: '', contentType: CSS });
  const sheet = stylesheetOf(head.library);
  return {
    ...cachedAnswer({ status: 200, body: sheet?.css ?? '', contentType: CSS }),
    cacheControl: sheet?.path === address.pathname ? FOREVER : FOR_NOW,
  };
}
