import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { ORIGIN } from '../e2e/support/suite';
import type { PaintedPage } from './page-paint';

const links = publicLinks('lumen');

/** Pages of the demo library to be painted whose data the suite has. */
const PATHS = [
  ['a course', links.course('lumen-first-month')],
  ['a whole course', links.wholeCourse('lumen-first-month')],
  ['the list of news', links.news()],
  ['a news flash', links.newsFlash('lumen-news-delivery-norway')],
  ['the status page', links.status()],
] as const;

/** One page as the function of a running suite sends it. */
export async function servedPage<Name extends string>([name, path]: readonly [Name, string]): Promise<
  PaintedPage<Name>
> {
  const answer = await fetch(ORIGIN + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return { name, path, html: await answer.text() };
}

/** Pages as the function of a running suite sends them. */
export const servedPages = (): Promise<PaintedPage[]> => Promise.all(PATHS.map((page) => servedPage(page)));
