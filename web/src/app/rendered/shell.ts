import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Parts of the visitors' static page, from which rendered pages are assembled. */
export interface Shell {
  /** HTML of the head, without the elements that each page writes itself */
  readonly head: string;
  /** addresses of the styles that all pages share */
  readonly styles: readonly string[];
}

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';

const PAGES_OWN_META = ['description', 'theme-color'];

/** Whether a rendered page writes its own version of an element. */
function isPagesOwn(element: Element): boolean {
  if (element.tagName === 'title') return true;
  if (element.tagName === 'meta') return PAGES_OWN_META.includes(attribute(element, 'name'));
  return element.tagName === 'link' && attribute(element, 'rel') === 'icon';
}

/**
 * Whether an element preloads what a rendered page does not wait for: the app, and the font, for which Chromium would
 * hold back the first paint.
 */
const isPreload = (element: Element): boolean =>
  element.tagName === 'link' && ['modulepreload', 'preload'].includes(attribute(element, 'rel'));

const isStyles = (element: Element): boolean =>
  element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';

function childrenOf(parent: Node | undefined): Element[] {
  if (parent === undefined || !('childNodes' in parent)) return [];
  return parent.childNodes.filter((node): node is Element => 'tagName' in node);
}

/** Splits the visitors' static page into its parts. */
export function readShell(source: string): Shell {
  const document = parse(source);
  const html = childrenOf(document).find(({ tagName }) => tagName === 'html');
  const [head, body] = childrenOf(html);
  const all = [...childrenOf(head), ...childrenOf(body)];
  const kept = childrenOf(head).filter(
    (element) => !isPagesOwn(element) && !isStyles(element) && !isPreload(element),
  );
  return {
    head: kept.map((element) => serializeOuter(element)).join(''),
    styles: all.filter(isStyles).map((link) => attribute(link, 'href')),
  };
}
