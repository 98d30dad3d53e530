import { afterEach, describe, expect, it, vi } from 'vitest';
import { BADGE_CLASS } from '../shared/screenshare/badge-class';
import { createMirror } from './mirror';
import { readEvents } from './read-events';

interface Node {
  readonly id: number;
  readonly type: number;
  readonly [field: string]: unknown;
}
const text = (id: number, textContent: string): Node => ({ id, type: 3, textContent });
const element = (id: number, tagName: string, attributes: object = {}, childNodes: Node[] = []): Node => ({
  id,
  type: 2,
  tagName,
  attributes,
  childNodes,
});
const page = (...body: Node[]) => ({
  type: 2,
  data: {
    node: {
      id: 1,
      type: 0,
      childNodes: [element(2, 'html', {}, [element(3, 'head'), element(4, 'body', {}, body)])],
    },
    initialOffset: { left: 0, top: 0 },
  },
});
const mutation = (changes: object) => ({
  type: 3,
  data: { source: 0, texts: [], attributes: [], removes: [], adds: [], ...changes },
});

const own = document.documentElement;
afterEach(() => {
  document.documentElement.remove();
  document.append(own);
});

function show(...events: object[]) {
  window.scrollTo = vi.fn();
  const onSize = vi.fn();
  const mirror = createMirror(onSize);
  for (const event of readEvents(JSON.stringify(events))) mirror.apply(event);
  return onSize;
}

describe('the viewer (D-66)', () => {
  it('shows a page, its changes and its size', () => {
    const onSize = show(
      { type: 4, data: { width: 800, height: 600 } },
      page(element(5, 'h1', {}, [text(6, 'Bikes')]), element(7, 'p', {}, [text(8, 'Old')])),
      mutation({
        texts: [{ id: 6, value: 'All bikes' }],
        removes: [{ id: 7 }],
        adds: [
          { parentId: 9, nextId: null, node: text(10, 'New') },
          { parentId: 4, nextId: null, node: element(9, 'p') },
        ],
        attributes: [{ id: 5, attributes: { class: 'big' } }],
      }),
    );
    expect(onSize).toHaveBeenCalledExactlyOnceWith({ width: 800, height: 600 });
    expect(document.body.innerHTML).toBe('<h1 class="big">All bikes</h1><p>New</p>');
  });

  it('runs, loads and leads to nothing', () => {
    show(
      page(
        element(5, 'script', { src: 'https://evil.example/x.js' }),
        element(6, 'iframe', { src: 'https://evil.example', srcdoc: '<p>x</p>' }),
        element(7, 'a', { href: 'https://evil.example', onclick: 'hit()', ping: 'https://evil.example' }),
        element(8, 'form', { action: 'https://evil.example' }),
        element(9, 'meta', { 'http-equiv': 'refresh', content: '0;url=https://evil.example' }),
        element(10, 'object', { data: 'https://evil.example' }),
        element(11, 'base', { href: 'https://evil.example' }),
      ),
    );
    expect(document.querySelector('script, iframe, meta, object, base')).toBeNull();
    expect(document.querySelector('a')?.outerHTML).toBe('<a href="#"></a>');
    expect(document.querySelector('form')?.outerHTML).toBe('<form></form>');
    show(
      page(element(5, 'a')),
      mutation({ attributes: [{ id: 5, attributes: { onclick: 'hit()', href: 'javascript:hit()' } }] }),
    );
    expect(document.querySelector('a')?.outerHTML).toBe('<a href="#"></a>');
  });

  it('keeps the room of what was left out, and shows what a field shows', () => {
    show(
      page(
        element(5, 'video', { rr_width: '40px', rr_height: '30px' }),
        element(6, 'input', { type: 'text' }),
      ),
      { type: 3, data: { source: 5, id: 6, text: '•••••', isChecked: false } },
    );
    const room = document.querySelector('div');
    expect([room?.style.width, room?.style.height]).toEqual(['40px', '30px']);
    expect(document.querySelector('input')?.value).toBe('•••••');
  });

  it('leaves out the notice that only the visitor sees', () => {
    const size = { rr_width: '800px', rr_height: '44px' };
    show(page(element(5, 'div', { class: BADGE_CLASS, ...size })));
    expect(document.querySelector('div')).toBeNull();
    expect(document.querySelector('template')?.hasAttribute('style')).toBe(false);
  });

  it('reads no events in what holds none', () => {
    for (const wrong of ['', 'x', '{}', '[1,null,{"type":2}]']) expect(readEvents(wrong)).toEqual([]);
  });
});
