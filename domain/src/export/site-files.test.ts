import { describe, expect, it } from 'vitest';
import { SiteFiles } from './site-files';
import { articleFile, SITE_FILES } from './site-paths';

const FROM = articleFile('from');

const addressIn = (pages: readonly string[], address: string) =>
  new SiteFiles(['child', 'agency'], new Set([SITE_FILES.home, ...pages]), null).address(FROM, address);

describe('a link from an exported page to an article', () => {
  it("leads to the article's file", () => {
    expect(addressIn([articleFile('a1')], '/article/details/child/a1')).toBe('../article/a1.html');
  });

  it('leads to the copy that the library published in its place (D-73)', () => {
    const pages = [articleFile('a1_of_child')];
    expect(addressIn(pages, '/article/details/child/a1')).toBe('../article/a1_of_child.html');
    expect(addressIn(pages, '/article/details/a1#how')).toBe('../article/a1_of_child.html#how');
  });

  it('leads nowhere if the site has neither', () => {
    expect(addressIn([articleFile('a1_of_other')], '/article/details/child/a1')).toBeNull();
  });
});
