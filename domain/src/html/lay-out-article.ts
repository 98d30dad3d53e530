import type { ArticleSection } from '../help-center/page-content';
import { ARTICLE_PAGE_TEXTS } from '../texts/article-page';
import { HELP_CENTER_TEXTS } from '../texts/help-center';
import { ARTICLE_ATTRIBUTE, CALLOUT_ATTRIBUTE, isCallout, languageOfClass } from './article-markup';
import { codeLanguage } from './code-languages';
import { type MarkupElement, type MarkupNode, markup, markupText } from './markup-tree';
import { watchLinkOf } from './video-link';

/** Highlights code of a language of `CODE_LANGUAGES`. */
export type Highlight = (code: string, language: string) => readonly MarkupNode[];

interface LaidOutArticle {
  readonly nodes: readonly MarkupNode[];
  readonly sections: readonly ArticleSection[];
}

/** The headings found so far. */
interface Outline {
  readonly sections: ArticleSection[];
  /** of the latest section */
  subsections: number;
}

interface Layout {
  readonly outline: Outline;
  readonly highlight: Highlight;
  /** HTML knows no link inside another */
  readonly isInLink: boolean;
}

const withAttributes = (node: MarkupElement, added: MarkupElement['attributes']): MarkupElement => ({
  ...node,
  attributes: { ...node.attributes, ...added },
});

/** Each block is laid out in the direction of its own text, unless its writer said otherwise. */
const withDirection = (node: MarkupNode): MarkupNode =>
  typeof node === 'string' || node.tagName === 'pre' || 'dir' in node.attributes
    ? node
    : withAttributes(node, { dir: 'auto' });

/** Wide tables scroll inside the article instead of stretching the page, and say so. */
const framed = (table: MarkupElement): MarkupElement[] => [
  markup(
    'div',
    { class: 'table-frame', tabindex: '0', role: 'group', 'aria-label': HELP_CENTER_TEXTS.table },
    [table],
  ),
  markup('p', { class: 'table-hint' }, [HELP_CENTER_TEXTS.scrollTable]),
];

/** Counts a heading; that of a section goes into the table of contents. @returns its id */
function addHeading(heading: MarkupElement, outline: Outline): string {
  const { sections } = outline;
  if (heading.tagName !== 'h2') {
    outline.subsections += 1;
    return `section-${sections.length}-${outline.subsections}`;
  }
  const id = `section-${sections.length + 1}`;
  sections.push({ id, title: markupText(heading) });
  outline.subsections = 0;
  return id;
}

/** A heading with an id and a link to itself, which its reader can copy. */
function linked(heading: MarkupElement, layout: Layout): MarkupElement {
  const id = addHeading(heading, layout.outline);
  const children = layOutAll(heading.children, layout);
  if (layout.isInLink || markupText(heading).trim() === '')
    return { ...withAttributes(heading, { id }), children };
  const label = ARTICLE_PAGE_TEXTS.linkToSection;
  const link = markup('a', { class: 'heading-link', href: `#${id}`, 'aria-label': label });
  return { ...withAttributes(heading, { id }), children: [...children, link] };
}

/** A code block with the name of its language; its text is highlighted where that is known. */
function codeBlock(pre: MarkupElement, { highlight }: Layout): MarkupElement {
  const [code, ...others] = pre.children;
  const isCode = typeof code === 'object' && code.tagName === 'code' && others.length === 0;
  const named = isCode ? languageOfClass(code.attributes.class ?? '') : '';
  const language = codeLanguage(named);
  const isPlain = isCode && code.children.every((child) => typeof child === 'string');
  const shown =
    isPlain && language ? [{ ...code, children: highlight(markupText(code), language.name) }] : pre.children;
  const label = language?.label ?? named;
  return markup('div', { class: 'code-block', dir: 'ltr' }, [
    ...(label === '' ? [] : [markup('p', { class: 'code-language' }, [label])]),
    { ...withAttributes(pre, { tabindex: '0' }), children: shown },
  ]);
}

/** A callout says in words what its colour says. Its direction is that of its author's text. */
const callout = (block: MarkupElement, kind: keyof typeof ARTICLE_PAGE_TEXTS.callouts): MarkupElement => ({
  ...withAttributes(block, { class: 'callout', role: 'note' }),
  children: [
    markup('p', { class: 'callout-title' }, [markup('bdi', {}, [ARTICLE_PAGE_TEXTS.callouts[kind]])]),
    ...block.children,
  ],
});

/**
 * A player loads when its reader starts it, so that no other site learns of the visit before. Without JavaScript the
 * poster leads to the video's own page.
 */
function poster({ attributes }: MarkupElement, { isInLink }: Layout): MarkupElement {
  const { src = '', title = '' } = attributes;
  const { page, site } = watchLinkOf(src);
  const children = [
    markup('span', { class: 'video-title' }, [
      title.trim() === '' ? ARTICLE_PAGE_TEXTS.playVideo : title.trim(),
    ]),
    markup('span', { class: 'video-site' }, [ARTICLE_PAGE_TEXTS.videoLoadsFrom(site)]),
  ];
  const frame = { class: 'video', 'data-player': src, dir: 'auto' };
  if (isInLink) return markup('span', frame, children);
  return markup('a', { ...frame, href: page, target: '_blank', rel: 'noopener noreferrer' }, children);
}

/** A link to another article; the page leads it to where its library has it. */
function articleLink(link: MarkupElement): MarkupElement {
  const { [ARTICLE_ATTRIBUTE]: id = '', href: _, target: _target, rel: _rel, ...rest } = link.attributes;
  return { ...link, attributes: { [ARTICLE_ATTRIBUTE]: id, href: `/article/details/${id}`, ...rest } };
}

function layOutElement(node: MarkupElement, layout: Layout): MarkupElement[] {
  const { tagName, attributes } = node;
  if (/^h[234]$/.test(tagName)) return [linked(node, layout)];
  if (tagName === 'pre') return [codeBlock(node, layout)];
  if (tagName === 'iframe') return [poster(node, layout)];
  const isInLink = layout.isInLink || tagName === 'a';
  const laidOut = { ...node, children: layOutAll(node.children, { ...layout, isInLink }) };
  if (tagName === 'table') return framed(laidOut);
  if (tagName === 'img') return [withAttributes(laidOut, { decoding: 'async' })];
  // Nothing of a recording loads before its reader starts it.
  if (tagName === 'video' || tagName === 'audio')
    return [withAttributes(laidOut, { controls: '', preload: 'none' })];
  if (tagName === 'a' && ARTICLE_ATTRIBUTE in attributes) return [articleLink(laidOut)];
  const kind = attributes[CALLOUT_ATTRIBUTE] ?? '';
  return tagName === 'div' && isCallout(kind) ? [callout(laidOut, kind)] : [laidOut];
}

const layOutAll = (nodes: readonly MarkupNode[], layout: Layout): MarkupNode[] =>
  nodes.flatMap<MarkupNode>((node) => (typeof node === 'string' ? [node] : layOutElement(node, layout)));

/** A sanitised article as its page shows it, and its sections. Server and browser both lay out by this. */
export function layOutArticle(nodes: readonly MarkupNode[], highlight: Highlight): LaidOutArticle {
  const outline: Outline = { sections: [], subsections: 0 };
  const laidOut = layOutAll(nodes.map(withDirection), { outline, highlight, isInLink: false });
  return { nodes: laidOut, sections: outline.sections };
}
