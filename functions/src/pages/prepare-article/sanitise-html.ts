import { isAllowedImage, isAllowedImageSet, isAllowedLink } from '@harborline/domain/html/allowed-address';
import {
  ARTICLE_ATTRIBUTE,
  CALLOUT_ATTRIBUTE,
  isArticleReference,
  isCallout,
} from '@harborline/domain/html/article-markup';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  FRAME_SANDBOX,
  filterStyle,
  isAllowedFrame,
} from '@harborline/domain/html/sanitise-policy';
import type { Element, ElementContent, Properties, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { unified } from 'unified';

/** How a syntax tree names attributes whose name is not theirs. */
const PROPERTY_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  srcset: 'srcSet',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  allowfullscreen: 'allowFullScreen',
  'aria-label': 'ariaLabel',
  'aria-hidden': 'ariaHidden',
  [CALLOUT_ATTRIBUTE]: 'dataCallout',
  [ARTICLE_ATTRIBUTE]: 'dataArticle',
};

/** Elements that go with all that is in them, as the browser's sanitiser has it; of others only the tags go. */
const DROPPED_WHOLE = [
  ...['annotation-xml', 'desc', 'foreignobject', 'head', 'math', 'mi', 'mn', 'mo', 'ms', 'mtext', 'noembed'],
  ...['noframes', 'noscript', 'plaintext', 'script', 'style', 'svg', 'template', 'title', 'xmp'],
];

const SCHEMA: Options = {
  tagNames: [...ALLOWED_TAGS],
  attributes: { '*': ALLOWED_ATTRIBUTES.map((name) => PROPERTY_NAMES[name] ?? name) },
  strip: DROPPED_WHOLE,
  // The policy's own checks of addresses and names follow.
  protocols: {},
  clobber: [],
  ancestors: {},
  required: {},
};

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const sanitiser = unified().use(rehypeSanitize, SCHEMA).freeze();

/** Values that may be any text. */
const TEXTS = ['alt', 'className', 'role', 'title'];
/** What would end a comment or an element if the value were ever read as markup. */
const BREAKOUT = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;
/** Ids and names are prefixed, so that no article can stand in for a variable of the page. */
const NAME_PREFIX = 'user-content-';

const prefixed = (name: string): string => (name.startsWith(NAME_PREFIX) ? name : NAME_PREFIX + name);

function isAllowedValue(tagName: string, property: string, value: string): boolean {
  if (BREAKOUT.test(value)) return false;
  if (TEXTS.includes(property)) return true;
  if (property === 'src') return tagName === 'iframe' ? isAllowedFrame(value) : isAllowedImage(value);
  if (property === 'poster') return isAllowedImage(value);
  if (property === 'srcSet') return isAllowedImageSet(value);
  if (property === 'dataCallout') return isCallout(value);
  if (property === 'dataArticle') return isArticleReference(value);
  return isAllowedLink(value);
}

/** A value as the policy lets it stand; undefined if the attribute goes. */
function tidyValue(tagName: string, property: string, value: Properties[string]): Properties[string] {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  if (property === 'style') return BREAKOUT.test(text) ? undefined : filterStyle(text) || undefined;
  if (property === 'id' || property === 'name')
    return BREAKOUT.test(text) ? undefined : prefixed(text.trim());
  if (!isAllowedValue(tagName, property, text)) return undefined;
  return typeof value === 'string' ? value.trim() : value;
}

/** What the policy adds, whatever the author wrote. */
function addedProperties({ tagName, properties }: Element): Properties {
  if (tagName === 'iframe') {
    return {
      sandbox: FRAME_SANDBOX.split(' '),
      loading: 'lazy',
      referrerPolicy: 'strict-origin-when-cross-origin',
    };
  }
  return {
    ...(tagName === 'img' ? { loading: 'lazy' } : {}),
    ...(properties.target === undefined ? {} : { rel: ['noopener', 'noreferrer'] }),
  };
}

/** The text of a frame is never shown; a parser swallows the first line feed of preformatted text. */
function tidyChildren({ tagName, children }: Element): ElementContent[] {
  const tidied = tagName === 'iframe' ? [] : tidyAll(children);
  const [first, ...rest] = tidied;
  if (tagName !== 'pre' || first?.type !== 'text' || !first.value.startsWith('\n')) return tidied;
  return [{ ...first, value: `\n${first.value}` }, ...rest];
}

function tidyElement(element: Element): Element[] {
  const { tagName } = element;
  const values = Object.entries(element.properties).map(
    ([property, value]) => [property, tidyValue(tagName, property, value)] as const,
  );
  const properties = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  if (tagName === 'iframe' && properties.src === undefined) return [];
  const tidied = { ...element, properties };
  return [
    { ...tidied, properties: { ...properties, ...addedProperties(tidied) }, children: tidyChildren(element) },
  ];
}

const tidyAll = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap<ElementContent>((node) => (node.type === 'element' ? tidyElement(node) : [node]));

const isContent = (node: Root['children'][number]): node is ElementContent => node.type !== 'doctype';

/**
 * HTML written by people as a tree that is safe to show (S5-27, D-15): the same policy as in the browser, whose
 * sanitiser needs a browser.
 */
export function sanitiseHtml(html: string): Root {
  const { children } = sanitiser.runSync(parser.parse(html));
  return { type: 'root', children: tidyAll(children.filter(isContent)) };
}
