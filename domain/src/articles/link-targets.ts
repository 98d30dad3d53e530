import { ARTICLE_ATTRIBUTE, isArticleReference } from '../html/article-markup';
import { LIMITS } from '../limits';
import { type OwnAddresses, ownTarget } from './own-address';

/** A tag up to its end. It never runs on into another tag, so a text of broken tags takes no longer than any other. */
const LINK = /<a\s(?:[^<>"]|"[^"]*")*>/gi;

/** The value of an attribute of a stored tag, which quotes all values; '' without it. */
const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/**
 * Ids of the articles that a stored text links to, by id or by an address of the library's own help center: each once,
 * `LIMITS.followedLinks` at most.
 */
export function linkTargets(html: string, own: OwnAddresses): string[] {
  const ids = [...html.matchAll(LINK)].map(([tag]) => {
    const id = attributeOf(tag, ARTICLE_ATTRIBUTE);
    if (isArticleReference(id)) return id;
    const target = ownTarget(attributeOf(tag, 'href').replaceAll('&amp;', '&'), own);
    return target?.kind === 'article' ? target.id : '';
  });
  return [...new Set(ids)].filter((id) => id !== '').slice(0, LIMITS.followedLinks);
}
