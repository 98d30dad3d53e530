import { expect, it } from 'vitest';
import { ownTarget } from './own-address';

const own = { libraryKey: 'acme', hosts: ['help.acme.example'] };

it('S2.1-14, S2.1-16: knows the articles and categories of the library’s help center, however the address is written', () => {
  for (const href of [
    '/article/details/acme/a1',
    '/article/details/ACME/a1?hc=1#top',
    '/article/details/a1',
    'https://help.acme.example/article/details/a1',
  ]) {
    expect(ownTarget(href, own)).toEqual({ kind: 'article', id: 'a1' });
  }
  expect(ownTarget('/articleCategoriesDetails/acme/c1', own)).toEqual({ kind: 'category', id: 'c1' });
});

it('finds addresses that lead to no page', () => {
  for (const href of [
    '/article/detail/acme/a1',
    'https://help.acme.example/a/b/c/d',
    '/article/details/a/b/c',
  ]) {
    expect(ownTarget(href, own)).toEqual({ kind: 'nowhere' });
  }
});

it('leaves alone what it cannot judge: other sites, other libraries, mail, fragments and the home page', () => {
  for (const href of [
    'https://acme.example/article/details/a1',
    '//elsewhere.example/article/details/a1',
    '/article/details/other/a1',
    'mailto:help@acme.example',
    '#heading',
    '',
    '/',
    '/acme?q=charge',
    'https://[',
  ]) {
    expect(ownTarget(href, own)).toBeNull();
  }
});
