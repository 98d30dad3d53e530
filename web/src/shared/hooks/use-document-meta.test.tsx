import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { translatePage } from '../ui-public/translate-page';
import { useDocumentMeta } from './use-document-meta';

interface PageProps {
  title: string;
  description?: string;
  keywords?: string;
}

function Page({ title, description = '', keywords = '' }: PageProps) {
  useDocumentMeta(title, description, keywords);
  return null;
}

let stop = () => {};
const translate = (source: string, translation: string) => {
  stop = translatePage(document.body, [{ source, translation }]);
};
const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

afterEach(() => stop());

describe("S3-19: a page's title and description in the browser (D-25)", () => {
  it('are translated, whether they were set before or after the words were there', () => {
    const { rerender } = render(<Page title="Your cart" description="All about the cart" />);
    translate('cart', 'basket');
    expect([document.title, content('description')]).toEqual(['Your basket', 'All about the basket']);
    rerender(<Page title="Cart of others" description="Their cart" keywords="cart, shop" />);
    expect([document.title, content('description')]).toEqual(['basket of others', 'Their basket']);
    expect(content('keywords')).toBe('basket, shop');
  });

  it('are as they were set once the translation ends', () => {
    render(<Page title="Your cart" description="All about the cart" />);
    translate('cart', 'basket');
    stop();
    expect([document.title, content('description')]).toEqual(['Your cart', 'All about the cart']);
  });

  it('lose the keywords with the page that had them', () => {
    const { unmount } = render(<Page title="Your cart" keywords="cart" />);
    unmount();
    translate('cart', 'basket');
    expect(content('keywords')).toBeUndefined();
  });
});
