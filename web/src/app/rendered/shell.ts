import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The visitors' static page, taken apart so that rendered pages can be put together from it. */
export interface Shell {
  /** of the head, without what each page says of itself */
  readonly head: string;
  /** links to the styles */
  readonly styles: string;
}

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';

const PAGES_OWN_META = ['description', 'theme-color'];

/** What a rendered page writes in place of the shell's. */
function isPagesOwn(element: Element): boolean {
  if (element.tagName === 'title') return true;
  if (element.tagName === 'meta') return PAGES_OWN_META.includes(attribute(element, 'name'));
  return element.tagName === 'link' && attribute(element, 'rel') === 'icon';
}

/** The app of a page that can be read already loads later. */
const isAppPreload = (element: Element): boolean =>
  element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload';

const isStyles = (element: Element): boolean =>
  element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';

function childrenOf(parent: Node | undefined): Element[] {
  if (parent === undefined || !('childNodes' in parent)) return [];
  return parent.childNodes.filter((node): node is Element => 'tagName' in node);
}

/** Takes the visitors' static page apart. */
export function readShell(html: string): Shell {
  const document = parse(html);
  const root = childrenOf(document).find(({ tagName }) => tagName === 'html');
  const [head, body] = childrenOf(root);
  const all = [...childrenOf(head), ...childrenOf(body)];
  const kept = childrenOf(head).filter(
    (element) => !isPagesOwn(element) && !isStyles(element) && !isAppPreload(element),
  );
  const write = (elements: readonly Element[]) => elements.map((element) => serializeOuter(element)).join('');
  return { head: write(kept), styles: write(all.filter(isStyles)) };
}
