import type { Actor } from './actor';
import { ORIGIN } from './suite';

/** The function that renders pages is down: the static page comes instead, and no search index. */
export async function failPages({ context }: Actor): Promise<void> {
  await context.route(`${ORIGIN}/article/search/**`, (route) => route.fulfill({ status: 503 }));
  await context.route(
    (url) => url.origin === ORIGIN,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.continue({ url: `${ORIGIN}/visitors.html` })
        : route.fallback(),
  );
}
