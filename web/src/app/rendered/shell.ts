import { type DefaultTreeAdapterTypes, parse, serialize, serializeOuter } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Parts of the visitors' static page, from which rendered pages are assembled. */
export interface Shell {
  /** HTML of the head, without the elements that each page writes itself */
  readonly head: string;
  /** links to the styles */
  readonly styles: string;
  /** outlines of a page, which show until the styles are there */
  readonly shape: string;
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

/** Whether an element preloads the app, which loads later on a rendered page. */
const isAppPreload = (element: Element): boolean =>
  element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload';

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
    (element) => !isPagesOwn(element) && !isStyles(element) && !isAppPreload(element),
  );
  const write = (elements: readonly Element[]) => elements.map((element) => serializeOuter(element)).join('');
  const root = childrenOf(body).find((element) => attribute(element, 'id') === 'root');
  return {
    head: write(kept),
    styles: write(all.filter(isStyles)),
    shape: root === undefined ? '' : serialize(root),
  };
}
