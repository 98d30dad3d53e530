import { createHash } from 'node:crypto';

/** An answer to a visitor's browser, or to a search engine's. */
export interface PageAnswer {
  readonly status: 200 | 302 | 404;
  /** absolute URL of a redirect */
  readonly location?: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly body: string | Buffer;
  /** whether `body` is compressed by gzip */
  readonly isCompressed: boolean;
  readonly etag: string;
}

/** Caches keep a page for half a minute, and for a day where the function fails. */
const FOUND_CACHE = 'public, max-age=0, s-maxage=30, stale-if-error=86400';
const MISSING_CACHE = 'public, max-age=0, s-maxage=10';
const HTML = 'text/html; charset=utf-8';

const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

interface AnswerParts {
  readonly status: 200 | 404;
  readonly body: string;
  readonly contentType?: string;
}

/** An answer that caches may keep. */
export const cachedAnswer = ({ status, body, contentType = HTML }: AnswerParts): PageAnswer => ({
  status,
  contentType,
  cacheControl: status === 200 ? FOUND_CACHE : MISSING_CACHE,
  body,
  isCompressed: false,
  etag: etagOf(body),
});

/** An answer that caches may keep, compressed by gzip. */
export const compressedAnswer = ({
  body,
  ...parts
}: Omit<AnswerParts, 'body'> & { readonly body: Buffer }): PageAnswer => ({
  ...cachedAnswer({ ...parts, body: '' }),
  body,
  isCompressed: true,
  etag: etagOf(body),
});

/** A redirect that caches may keep as long as a page. */
export const redirectAnswer = (location: string): PageAnswer => ({
  ...cachedAnswer({ status: 200, body: '' }),
  status: 302,
  location,
});

/** The page's static form, which reads in the browser what the server could not: nothing keeps it. */
export const unkeptAnswer = (body: string): PageAnswer => ({
  ...cachedAnswer({ status: 200, body }),
  cacheControl: 'no-store',
});
