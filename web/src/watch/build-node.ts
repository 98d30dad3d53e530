import { BADGE_CLASS } from '../shared/screenshare/badge-class';
import type { Attributes, PageNode } from './read-events';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that would run, load or lead somewhere. Their place stays, so that nothing else moves. */
const REPLACED = /^(script|noscript|iframe|frame|frameset|object|embed|base|meta|portal|fencedframe)$/i;

/** Attributes that would run, lead or submit somewhere; what remains is how the page looks. */
const DROPPED =
  /^(on.*|srcdoc|action|formaction|ping|target|http-equiv|autofocus|nonce|is|manifest|background)$/i;

const isDropped = (element: Element, name: string, value: string): boolean => {
  if (DROPPED.test(name) || name.startsWith('rr_') || name.startsWith('_')) return true;
  // Within an image, an address names a part of it; a link is one by its look alone.
  if (/^(xlink:)?href$/i.test(name)) return !value.startsWith('#') && element.localName !== 'link';
  return false;
};

function setStyle(element: Element, changes: object): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  for (const [name, change] of Object.entries(changes)) {
    const [value, priority]: unknown[] = Array.isArray(change) ? change : [change, ''];
    if (typeof value === 'string') element.style.setProperty(name, value, String(priority));
    else element.style.removeProperty(name);
  }
}

function setText(element: Element, name: string, text: string): void {
  if (isDropped(element, name, text)) return;
  try {
    element.setAttribute(name, text);
  } catch {
    // Pages hold names that no script can set.
  }
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === false) element.removeAttribute(name);
  else if (typeof value === 'object' && name === 'style') setStyle(element, value);
  else setText(element, name, value === true ? '' : String(value));
}

/** Gives an element its attributes, and a blocked one its size. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  const { rr_width, rr_height, href } = attributes;
  if (typeof rr_width === 'string' && typeof rr_height === 'string' && element.localName !== 'template')
    setStyle(element, { display: 'inline-block', width: rr_width, height: rr_height, background: '#8883' });
  // So that it looks like one, where the page's styles ask for links.
  if (element.localName === 'a' && typeof href === 'string') element.setAttribute('href', '#');
}

function newElement({ tagName = 'div', isSVG = false, attributes = {} }: PageNode): Element {
  const isBlocked = 'rr_width' in attributes;
  const isSheet = typeof attributes._cssText === 'string';
  const isShown = isBlocked && attributes.class !== BADGE_CLASS;
  const replaced = isShown ? 'div' : 'template';
  const name = isSheet ? 'style' : REPLACED.test(tagName) || isBlocked ? replaced : tagName;
  try {
    return isSVG ? document.createElementNS(SVG, name) : document.createElement(name);
  } catch {
    return document.createElement('div');
  }
}

/** Where the children of an element go that has a shadow root, and those of its shadow root. */
export function homeOf(parent: Node, child: PageNode): Node {
  if (!child.isShadow || !(parent instanceof Element)) return parent;
  return parent.shadowRoot ?? parent;
}

/** Opens a shadow root where the page has one. */
function openShadow(element: Element): void {
  try {
    element.attachShadow({ mode: 'open' });
  } catch {
    // Not every element can have one: its children are shown in it then.
  }
}

/** Builds a node with what is in it, and notes each by its id; null if it is not shown. */
export function buildNode(node: PageNode, nodes: Map<number, Node>): Node | null {
  if (node.type === 3) {
    const text = document.createTextNode(node.textContent ?? '');
    nodes.set(node.id, text);
    return text;
  }
  if (node.type !== 2) return null;
  const element = newElement(node);
  nodes.set(node.id, element);
  const { _cssText: css, ...attributes } = node.attributes ?? {};
  setAttributes(element, attributes);
  if (typeof css === 'string') element.textContent = css;
  if (node.isShadowHost) openShadow(element);
  for (const child of node.childNodes ?? []) {
    const built = buildNode(child, nodes);
    if (built !== null) homeOf(element, child).appendChild(built);
  }
  return element;
}
