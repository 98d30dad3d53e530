import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translatePage } from './translate-page';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
let root: HTMLElement;
let stop = () => {};

function show(html: string, ...pairs: [string, string][]) {
  root.innerHTML = html;
  stop = translatePage(
    root,
    pairs.map(([source, translation]) => ({ source, translation })),
  );
}

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  stop();
  root.remove();
});

describe('the texts of a public page (D-25)', () => {
  it('are translated wherever they are', () => {
    show('<h1>Your cart</h1><p>A <b>CART</b> of __year</p>', ['cart', 'basket']);
    expect(root.innerHTML).toBe(`<h1>Your basket</h1><p>A <b>basket</b> of ${new Date().getFullYear()}</p>`);
  });

  it.each([
    '<input value="cart">',
    '<textarea>cart</textarea>',
    '<code>cart</code>',
    '<pre><span>cart</span></pre>',
    '<p data-user-text="">cart</p>',
    '<a title="cart" href="/cart">x</a>',
  ])('stay unchanged in %s', async (html) => {
    show(html, ['cart', 'basket']);
    await settled();
    expect(root.innerHTML).toBe(html);
  });

  it('are translated once if they appear later', async () => {
    show('<p>cat</p>', ['cat', 'big cat']);
    root.append(Object.assign(document.createElement('p'), { textContent: 'a cat' }));
    await settled();
    const first = root.firstElementChild?.firstChild;
    if (first instanceof Text) first.data = 'cat again';
    await settled();
    expect([...root.children].map(({ textContent }) => textContent)).toEqual(['big cat again', 'a big cat']);
  });

  it('stay plain text, whatever a translation contains', () => {
    show('<p>cart</p>', ['cart', '<img src=x onerror=alert(1)>']);
    expect(root.querySelector('img')).toBeNull();
    expect(root.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('stay unchanged after the end', async () => {
    show('<p>cart</p>', ['cart', 'basket']);
    stop();
    root.append(document.createTextNode('cart'));
    await settled();
    expect(root.textContent).toBe('basketcart');
  });
});
