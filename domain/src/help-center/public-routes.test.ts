import { describe, expect, it } from 'vitest';
import { HOSTILE_IDS } from '../testing/hostile-ids';
import { matchPublicRoute, publicLinks } from './public-routes';

describe('the public route table', () => {
  it.each<[string, string, object, string]>([
    ['/', 'home', {}, 'S2.1-01'],
    ['/lumen', 'home', { libraryKey: 'lumen' }, 'S2.1-02'],
    ['/lumen/', 'home', { libraryKey: 'lumen' }, 'S2.1-02'],
    ['/article/details/lumen/a1', 'article', { libraryKey: 'lumen', id: 'a1' }, 'S2.1-14'],
    ['/article/details/a1', 'article', { id: 'a1' }, 'S2.1-15'],
    ['/articleCategoriesDetails/lumen/c1', 'category', { libraryKey: 'lumen', id: 'c1' }, 'S2.1-16'],
    ['/articleCategoriesDetails/c1', 'category', { id: 'c1' }, 'S2.1-17'],
    ['/ARTICLE/Details/lumen/aBc', 'article', { libraryKey: 'lumen', id: 'aBc' }, 'D-01'],
    ['/join', 'join', {}, 'S2.4-14'],
    ['/Invite', 'invite', {}, 'S2.4-12'],
    ['/invite/', 'invite', {}, 'D-01'],
    ['/reviewForm', 'review', {}, 'S2.4-18'],
    ['/REVIEWFORM/', 'review', {}, 'D-01'],
    ['/thank-you', 'thankYou', {}, 'S2.4-26'],
    ['/widget/lumen/', 'widget', { libraryKey: 'lumen' }, 'S2.2-01'],
    ['/Widget', 'widget', {}, 'S2.2-18'],
    ['/form/lumen/f1', 'form', { libraryKey: 'lumen', id: 'f1' }, 'D-149'],
    ['/form/f1', 'form', { id: 'f1' }, 'D-149'],
    ['/lumen/conversation/r1', 'conversation', { libraryKey: 'lumen', ref: 'r1' }, 'our own'],
  ])('%s is the page %s with %o (%4$s)', (path, page, params) => {
    expect(matchPublicRoute(path)).toEqual({ page, params });
  });

  it.each(['/lumen/unknown', '/a/b/c/d/e', '/%E0%A4%A'])('has no page for %s (S2.4-29)', (path) => {
    expect(matchPublicRoute(path)).toBeNull();
  });

  it.each(HOSTILE_IDS.filter((id) => id !== ''))('rejects %j as an id', (id) => {
    for (const page of [
      'article/details',
      'articleCategoriesDetails',
      'lumen/conversation',
      'conversation',
    ]) {
      expect(matchPublicRoute(`/${page}/${encodeURIComponent(id)}`), page).toBeNull();
    }
  });

  it('matches its own links, with and without a key', () => {
    for (const key of ['lumen', null]) {
      const links = publicLinks(key);
      const keyed = key === null ? {} : { libraryKey: key };
      expect(matchPublicRoute(links.article('a:1'))).toEqual({
        page: 'article',
        params: { ...keyed, id: 'a:1' },
      });
      expect(matchPublicRoute(links.category('c1'))?.page).toBe('category');
      expect(matchPublicRoute(links.conversation('r1'))).toEqual({
        page: 'conversation',
        params: { ...keyed, ref: 'r1' },
      });
      expect(matchPublicRoute(links.home())).toEqual({ page: 'home', params: keyed });
    }
  });
});
