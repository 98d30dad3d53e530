import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

interface StaticPage {
  /** where the page finds what is at an address; null if that is not exported */
  address(address: string): string | null;
  /** address of the page that shows search results */
  readonly searchPage: string;
  /** scripts of the page itself, by their addresses */
  readonly scripts: readonly string[];
}

const childrenOf = (node: Node): DefaultTreeAdapterTypes.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];
const isElement = (node: Node): node is Element => 'tagName' in node;

function elementsBelow(node: Node): Element[] {
  return childrenOf(node).flatMap((child) =>
    isElement(child) ? [child, ...elementsBelow(child)] : elementsBelow(child),
  );
}

const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';
const hasAttribute = ({ attrs }: Element, name: string): boolean => attrs.some((one) => one.name === name);

function setAttribute(element: Element, name: string, value: string | null): void {
  const others = element.attrs.filter((one) => one.name !== name);
  element.attrs = value === null ? others : [...others, { name, value }];
}

function remove(element: Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}

const NOT_EXPORTED = ['modulepreload', 'preload', 'prefetch', 'canonical', 'next', 'prev', 'sitemap'];

/** The hint at a key that only the product's script listens to. */
const isHint = (element: Element): boolean => attributeOf(element, 'class') === 'search-hint';

/** Attribute of styles that a page holds: their address as a file. */
export const STYLES_ADDRESS = 'data-styles';

/** Has a page link to the styles that it holds: the pages of a site share one file. */
function linkStyles(element: Element): void {
  const link = parseFragment('<link rel="stylesheet">').childNodes.find(isElement);
  if (link === undefined) return;
  setAttribute(link, 'href', attributeOf(element, STYLES_ADDRESS));
  Object.assign(element, { tagName: 'link', nodeName: 'link', attrs: link.attrs, childNodes: [] });
}

/** What works only with the product's scripts or at its own address. */
function isProducts(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'script' || tagName === 'button' || isHint(element)) return true;
  if (hasAttribute(element, 'data-needs-script')) return true;
  if (tagName === 'meta') return attributeOf(element, 'property') === 'og:url';
  return tagName === 'link' && NOT_EXPORTED.includes(attributeOf(element, 'rel'));
}

/** Links that lead nowhere keep their words in a text, and go where they are all there is. */
function isOnlyLink(element: Element): boolean {
  const parents: Element[] = [];
  for (let node = element.parentNode; node && isElement(node); node = node.parentNode) parents.push(node);
  const isButton = attributeOf(element, 'class').split(' ').includes('button');
  return isButton || parents.some(({ tagName }) => tagName === 'nav');
}

const ADDRESSES: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
};

function adaptElement(element: Element, page: StaticPage): void {
  if (isProducts(element)) {
    remove(element);
    return;
  }
  if (hasAttribute(element, STYLES_ADDRESS)) linkStyles(element);
  const name = ADDRESSES[element.tagName];
  // Browsers apply the rules of other origins to files, and refuse them.
  setAttribute(element, 'crossorigin', null);
  if (element.tagName === 'form') setAttribute(element, 'action', page.searchPage);
  if (hasAttribute(element, 'srcset')) setAttribute(element, 'srcset', null);
  if (name === undefined || !hasAttribute(element, name)) return;
  const address = page.address(attributeOf(element, name));
  setAttribute(element, name, address);
  if (address === null && element.tagName === 'a' && isOnlyLink(element)) remove(element);
}

/** A rendered page as a file that needs neither server nor scripts, apart from those named. */
export function toStaticPage(html: string, page: StaticPage): string {
  const document = parse(html);
  for (const element of elementsBelow(document)) adaptElement(element, page);
  const scripts = page.scripts.map((address) => `<script defer src="${address}"></script>`).join('');
  return serialize(document).replace('</head>', () => `${scripts}</head>`);
}

/** Replaces the content of the first element of a class. */
export function withContent(html: string, className: string, content: string): string {
  const document = parse(html);
  const found = elementsBelow(document).find((element) =>
    attributeOf(element, 'class').split(' ').includes(className),
  );
  if (found) found.childNodes = parseFragment(content).childNodes;
  return serialize(document);
}
