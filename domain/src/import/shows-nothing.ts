import { htmlToText } from '../search/html-to-text';

const SHOWS_MORE_THAN_TEXT = /<(?:img|iframe|video|audio)\b/i;

/** Whether HTML shows neither text nor a picture or video. */
export const showsNothing = (html: string): boolean =>
  !SHOWS_MORE_THAN_TEXT.test(html) && htmlToText(html).trim() === '';
