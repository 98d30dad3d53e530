import { describe, expect, it } from 'vitest';
import { ARTICLE_PAGE_TEXTS } from '../texts/article-page';
import { CODE_LANGUAGES, codeLanguage } from './code-languages';
import { highlightCode } from './highlight-code';
import { layOutArticle } from './lay-out-article';
import { type MarkupElement, type MarkupNode, markup, markupText } from './markup-tree';

const laidOut = (...nodes: MarkupNode[]) => layOutArticle(nodes, highlightCode);

const below = (nodes: readonly MarkupNode[]): MarkupElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...below(node.children)]));

const find = (nodes: readonly MarkupNode[], tagName: string): MarkupElement | undefined =>
  below(nodes).find((one) => one.tagName === tagName);

const heading = (tagName: string, title: string) => markup(tagName, {}, [title]);

describe('headings', () => {
  it('lead to themselves, and sections are listed (S2.2-11)', () => {
    const { nodes, sections } = laidOut(
      heading('h3', 'Before'),
      heading('h2', 'One'),
      heading('h3', 'Within'),
      heading('h4', 'Deeper'),
      heading('h2', 'Two'),
      heading('h3', 'Again'),
    );
    expect(below(nodes).map(({ attributes }) => attributes.id ?? attributes.href)).toEqual([
      ...['section-0-1', '#section-0-1', 'section-1', '#section-1', 'section-1-1', '#section-1-1'],
      ...['section-1-2', '#section-1-2', 'section-2', '#section-2', 'section-2-1', '#section-2-1'],
    ]);
    expect(sections).toEqual([
      { id: 'section-1', title: 'One' },
      { id: 'section-2', title: 'Two' },
    ]);
  });

  it('hold no link inside another, and an empty one holds none', () => {
    const { nodes } = laidOut(markup('a', { href: '/x' }, [heading('h2', 'One')]), heading('h2', ' '));
    expect(below(nodes).filter(({ tagName }) => tagName === 'a')).toHaveLength(1);
  });
});

describe('code', () => {
  const block = (code: string, attributes = {}) =>
    laidOut(markup('pre', {}, [markup('code', attributes, [code])]));
  const labelOf = (nodes: readonly MarkupNode[]) => {
    const label = find(nodes, 'p');
    return label && markupText(label);
  };

  it('keeps its text in every language', () => {
    const code = 'SELECT "a" -- <b> & #{x}\n\tdef f(x): return {x};\n';
    for (const name of ['ts', 'sh', 'html', 'py', 'sql', 'yaml', 'diff', 'c#', 'json', 'ini', 'md', 'php']) {
      const { nodes } = block(code, { class: `language-${name}` });
      expect(markupText(find(nodes, 'code') ?? ''), name).toBe(code);
      expect(labelOf(nodes), name).toBe(codeLanguage(name)?.label);
    }
  });

  it.each(CODE_LANGUAGES)('of a language that a writer can choose is highlighted: $label', ({ name }) => {
    const code = `"a" 'a' 12\nreturn func let class SELECT if # a: b\n+ b\nHTTP/1.1 200 OK\n<a b="c">`;
    const { nodes } = block(code, { class: `language-${name}` });
    expect(find(nodes, 'span')).toBeDefined();
  });

  it('of an unknown language is plain and named as its writer named it', () => {
    const { nodes } = block('move', { class: 'language-cobol' });
    expect(labelOf(nodes)).toBe('cobol');
    expect(find(nodes, 'span')).toBeUndefined();
    expect(find(block('x').nodes, 'p')).toBeUndefined();
  });

  it('that is very long is not highlighted', () => {
    const { nodes } = block('let a = 1;'.repeat(3_000), { class: 'language-js' });
    expect(find(nodes, 'span')).toBeUndefined();
  });
});

it('names a callout in words', () => {
  const { nodes } = laidOut(markup('div', { 'data-callout': 'warning' }, [markup('p', {}, ['Hot.'])]));
  expect(nodes).toEqual([
    markup('div', { 'data-callout': 'warning', dir: 'auto', class: 'callout', role: 'note' }, [
      markup('p', { class: 'callout-title' }, [markup('bdi', {}, [ARTICLE_PAGE_TEXTS.callouts.warning])]),
      markup('p', {}, ['Hot.']),
    ]),
  ]);
});

it('leads a link to another article by its id, whatever its address was', () => {
  const link = markup('a', { href: '/article/details/old-key/x', target: '_blank', 'data-article': 'a1' }, [
    'it',
  ]);
  expect(laidOut(markup('p', { dir: 'ltr' }, [link])).nodes).toEqual([
    markup('p', { dir: 'ltr' }, [markup('a', { 'data-article': 'a1', href: '/article/details/a1' }, ['it'])]),
  ]);
});

it('shows a video as a poster that leads to its own site', () => {
  const player = 'https://player.vimeo.com/video/76979871';
  const { nodes } = laidOut(markup('iframe', { src: player, title: 'Fit the lock', sandbox: 'x' }));
  expect(nodes.map(markupText).join('')).toBe(`Fit the lock${ARTICLE_PAGE_TEXTS.videoLoadsFrom('Vimeo')}`);
  expect(nodes[0]).toMatchObject({
    attributes: { 'data-player': player, href: 'https://vimeo.com/76979871' },
  });
});
