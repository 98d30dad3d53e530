import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';
import type { PictureSize } from '../files/picture-size';
import { ALLOWED_TAGS, isAllowedFrame } from '../html/sanitise-policy';
import { videoPlayerOf } from '../html/video-link';

type Node = DefaultTreeAdapterTypes.Node;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): DefaultTreeAdapterTypes.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

function setAttribute(element: Element, name: string, value: string | null): void {
  const others = element.attrs.filter((one) => one.name !== name);
  element.attrs = value === null ? others : [...others, { name, value }];
}

/** Every element below a node in reading order; a loop, since hostile HTML nests deeper than the stack. */
function elementsBelow(root: Node): Element[] {
  const found: Element[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isElement(node)) found.push(node);
    for (const child of [...childrenOf(node)].reverse()) waiting.push(child);
  }
  return found;
}

const textOf = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textOf).join('');

const lineOf = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();

export interface ArticleHtml {
  /** '' if it has none */
  readonly title: string;
  readonly keywords: string;
  /** without the heading that repeats the title */
  readonly html: string;
}

function remove(element: Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}

/**
 * Takes the title out of an article's HTML: that of its front matter, else its first top heading, else that of the
 * document. A page shows it above the text, so the heading goes.
 * @throws RangeError for HTML nested too deeply
 */
export function readArticleHtml(source: string, givenTitle: string): ArticleHtml {
  const document = parse(source);
  const elements = elementsBelow(document);
  const named = (tag: string) => elements.find(({ tagName }) => tagName === tag);
  const body: Parent = named('body') ?? document;
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  const headingText = heading ? lineOf(heading) : '';
  const documentTitle = named('title');
  const title = givenTitle || headingText || (documentTitle ? lineOf(documentTitle) : '');
  if (heading && headingText === title) remove(heading);
  const keywords = elements.find(
    (element) => element.tagName === 'meta' && attributeOf(element, 'name') === 'keywords',
  );
  return {
    title,
    keywords: (keywords && attributeOf(keywords, 'content')) ?? '',
    html: serialize(body).trim(),
  };
}

/** What becomes of an address in an article; null removes it. */
export interface AddressMap {
  link(address: string): string | null;
  picture(address: string): string | null;
  /** the size of a picture, if it is known, so that its page can keep room for it */
  size?(address: string): PictureSize | null;
}

const PIXELS = /^\d+$/;

/** Gives a picture its size. What its author chose stays; of one length alone, the other follows. */
function setSize(element: Element, { width, height }: PictureSize): void {
  const [chosenWidth, chosenHeight] = [attributeOf(element, 'width'), attributeOf(element, 'height')];
  if (chosenWidth !== undefined && chosenHeight !== undefined) return;
  const chosen = chosenWidth ?? chosenHeight;
  if (chosen !== undefined && !PIXELS.test(chosen)) return;
  const factor = chosen === undefined ? 1 : Number(chosen) / (chosenWidth === undefined ? height : width);
  setAttribute(element, 'width', chosenWidth ?? String(Math.round(width * factor)));
  setAttribute(element, 'height', chosenHeight ?? String(Math.round(height * factor)));
}

function mapElement(element: Element, map: AddressMap): void {
  const { tagName } = element;
  const href = attributeOf(element, 'href');
  const source = attributeOf(element, 'src');
  if (tagName === 'a' && href !== undefined) setAttribute(element, 'href', map.link(href));
  if (tagName !== 'img' || source === undefined) return;
  const size = map.size?.(source) ?? null;
  if (size !== null) setSize(element, size);
  setAttribute(element, 'src', map.picture(source));
  setAttribute(element, 'srcset', null);
}

/** Replaces the addresses of an article's links and pictures. @throws RangeError for HTML nested too deeply */
export function mapAddresses(html: string, map: AddressMap): string {
  const fragment = parseFragment(html);
  for (const element of elementsBelow(fragment)) mapElement(element, map);
  return serialize(fragment);
}

const KNOWN_TAGS = new Set<string>(ALLOWED_TAGS);
/** Elements without meaning of their own: what is in them stays. */
const UNNOTICED_TAGS = [
  'html',
  'body',
  'head',
  'main',
  'article',
  'section',
  'header',
  'footer',
  'font',
  'tt',
];

/** Turns the usual frames of videos into the players that articles may contain. */
function allowFrame(element: Element): void {
  const source = attributeOf(element, 'src') ?? '';
  const player = isAllowedFrame(source) ? null : videoPlayerOf(source.replace(/^\/\//, 'https://'));
  if (player !== null) setAttribute(element, 'src', player);
}

const isForbidden = (element: Element): boolean =>
  element.tagName === 'iframe'
    ? !isAllowedFrame(attributeOf(element, 'src') ?? '')
    : !KNOWN_TAGS.has(element.tagName) && !UNNOTICED_TAGS.includes(element.tagName);

/**
 * Prepares embedded videos, and names what the sanitiser will remove from an article. Nothing is removed here.
 * @throws RangeError for HTML nested too deeply
 */
export function prepareEmbeds(html: string): { readonly html: string; readonly removed: readonly string[] } {
  const fragment = parseFragment(html);
  const elements = elementsBelow(fragment);
  for (const element of elements) if (element.tagName === 'iframe') allowFrame(element);
  const tags = elements.filter(isForbidden).map(({ tagName }) => `<${tagName}>`);
  const handlers = elements
    .flatMap(({ attrs }) => attrs.map(({ name }) => name))
    .filter((name) => /^on/.test(name));
  return { html: serialize(fragment), removed: [...new Set([...tags, ...handlers])] };
}
