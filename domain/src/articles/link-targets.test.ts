import { expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { linkTargets } from './link-targets';

const own = { libraryKey: 'acme', hosts: ['help.acme.example'] };

it('names each linked article once, by its id or by an address of the library’s help center', () => {
  const html = [
    '<p><a data-article="a1" href="/article/details/old">One</a></p>',
    '<a href="/article/details/acme/a2?x=1&amp;y=2">Two</a>',
    '<a target="_blank" href="https://help.acme.example/article/details/a3#top">Three</a>',
    '<a href="/article/details/acme/a2">Two again</a>',
    '<a href="https://elsewhere.example/article/details/a4">Elsewhere</a>',
    '<a href="/article/details/another/a5">Another library</a>',
    '<a href="/articleCategoriesDetails/acme/c1">Category</a>',
    '<abbr title="a">no link</abbr>',
  ].join('');
  expect(linkTargets(html, own)).toEqual(['a1', 'a2', 'a3']);
});

it('reads a link whose other values contain brackets', () => {
  expect(linkTargets('<p><a title="a > b <c>" data-article="a1" href="#">One</a></p>', own)).toEqual(['a1']);
});

it.each(['<a ', '<a "', '<a "y', '<a ""'])(
  'survives a text of %j alone, on which quadratic time would exceed the time limit',
  (piece) => expect(linkTargets(piece.repeat(LIMITS.articleContent / piece.length), own)).toEqual([]),
);

it('follows a limited number of links', () => {
  const html = Array.from({ length: 200 }, (_, index) => `<a data-article="a${index}" href="#">x</a>`).join(
    '',
  );
  expect(linkTargets(html, own)).toHaveLength(LIMITS.followedLinks);
});
