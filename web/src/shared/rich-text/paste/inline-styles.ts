import { styleOf, unwrap } from './style-of';

const MONOSPACE = /courier|consolas|mono|menlo/;
const NO_COLOR = /^(?:transparent|none|inherit|initial|auto|white|#fff(?:fff)?|rgba?\(255, ?255, ?255.*\))?$/;

const isBold = (weight = ''): boolean => /^bold/.test(weight) || Number(weight) >= 600;
const isPlainWeight = (weight = ''): boolean => weight === 'normal' || Number(weight) < 600;

interface Context {
  /** whether colours and typefaces were chosen by a writer, not by the style of a web page */
  readonly isWritten: boolean;
}

/** The elements that say what the style of a span means. */
function tagsOf(span: Element, { isWritten }: Context): string[] {
  const style = styleOf(span);
  const decoration = style.get('text-decoration-line') ?? style.get('text-decoration') ?? '';
  const align = style.get('vertical-align');
  const color = (style.get('background-color') ?? style.get('background') ?? '').trim();
  const isInHeading = span.closest('h1, h2, h3, h4, h5, h6, th') !== null;
  const tags = [
    isBold(style.get('font-weight')) && !isInHeading && 'strong',
    style.get('font-style') === 'italic' && 'em',
    decoration.includes('underline') && span.closest('a') === null && span.querySelector('a') === null && 'u',
    decoration.includes('line-through') && 's',
    align === 'super' && 'sup',
    align === 'sub' && 'sub',
    isWritten && !NO_COLOR.test(color) && 'mark',
    isWritten && MONOSPACE.test(style.get('font-family') ?? '') && !isInHeading && 'code',
  ];
  return tags.filter((tag) => tag !== false);
}

function replaceSpan(span: Element, context: Context): void {
  const isBlank = (span.textContent ?? '').trim() === '';
  for (const tag of isBlank ? [] : tagsOf(span, context)) {
    const element = document.createElement(tag);
    element.append(...span.childNodes);
    span.append(element);
  }
  unwrap(span);
}

/** Turns styles that mean something into elements, and removes elements whose style takes their meaning away. */
export function readInlineStyles(body: Element, context: Context): void {
  for (const element of body.querySelectorAll('b, strong')) {
    if (isPlainWeight(styleOf(element).get('font-weight') ?? 'bold')) unwrap(element);
  }
  for (const element of body.querySelectorAll('i, em')) {
    if (styleOf(element).get('font-style') === 'normal') unwrap(element);
  }
  for (const span of body.querySelectorAll('span, font')) replaceSpan(span, context);
}
