import {
  ARTICLE_ATTRIBUTE,
  CALLOUT_ATTRIBUTE,
  languageOfClass,
} from '@harborline/domain/html/article-markup';
import { readInlineStyles } from './inline-styles';
import { parsePasted, withoutHandlers } from './parse-pasted';
import { dropPictures, isEmbedded } from './pasted-pictures';
import { styleOf, unwrap } from './style-of';
import { moveListsIntoItems, readOnlineLists, readWordLists } from './word-lists';

export interface CleanedHtml {
  readonly html: string;
  /** how many pictures could not be kept */
  readonly picturesLeftOut: number;
}

const NOISE =
  'style, script, noscript, template, meta, link, title, xml, head, object, .EOP, .MsoCommentReference, .Apple-interchange-newline';

/** What each element keeps; everything else about it is the style of where it comes from. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'title', ARTICLE_ATTRIBUTE],
  IMG: ['src', 'alt', 'title', 'width', 'height'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  OL: ['start', 'type', 'reversed'],
  DIV: [CALLOUT_ATTRIBUTE],
  IFRAME: ['src', 'title', 'allowfullscreen'],
  VIDEO: ['src', 'controls', 'poster', 'width', 'height'],
  AUDIO: ['src', 'controls'],
  SOURCE: ['src', 'type'],
  DETAILS: ['open'],
};

function dropComments(body: Element): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function isHidden(element: Element): boolean {
  const style = styleOf(element);
  const isComment = style.get('mso-element')?.startsWith('comment') === true;
  return isComment || style.get('display') === 'none' || style.get('mso-hide') === 'all';
}

function dropNoise(body: Element): void {
  dropComments(body);
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  for (const element of body.querySelectorAll('[style]')) if (isHidden(element)) element.remove();
  // Word's own elements, such as o:p and smart tags.
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element);
}

/** Changes that Word tracks: what was deleted goes, what was inserted stays. */
function acceptChanges(body: Element): void {
  for (const element of body.querySelectorAll('del')) element.remove();
  for (const element of body.querySelectorAll('ins')) unwrap(element);
}

const WORD_BLOCKS: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'p',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function readWordBlocks(body: Element): void {
  for (const paragraph of body.querySelectorAll('p[class]')) {
    const tag = WORD_BLOCKS[paragraph.className];
    if (tag !== undefined) rename(paragraph, tag);
  }
}

function readLink(link: Element): void {
  const href = link.getAttribute('href');
  if (href === null || /^(?:file:|about:)|^#_/i.test(href)) {
    unwrap(link);
    return;
  }
  const isDetour = /^https?:\/\/www\.google\.com\/url\?/i.test(href) && URL.canParse(href);
  const target = isDetour ? new URL(href).searchParams.get('q') : null;
  if (target !== null) link.setAttribute('href', target);
}

/** An embedded picture is uploaded on its own, and gets its caption back by hand. */
function openFigures(body: Element): void {
  for (const picture of body.querySelectorAll('figure img')) {
    const figure = picture.closest('figure');
    if (figure === null || !isEmbedded(picture.getAttribute('src') ?? '')) continue;
    for (const caption of figure.querySelectorAll('figcaption')) rename(caption, 'p');
    unwrap(figure);
  }
}

/** The title of an article is the heading above all others, so a pasted text starts one level below. */
function lowerHeadings(body: Element): void {
  if (body.querySelector('h1') === null) return;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5')) {
    rename(heading, `h${Number(heading.tagName.slice(1)) + 1}`);
  }
}

const isAllBold = (cell: Element): boolean => {
  const text = (cell.textContent ?? '').replace(/\s/g, '');
  const bold = [...cell.querySelectorAll('b, strong')].map((one) => one.textContent ?? '').join('');
  return text !== '' && text === bold.replace(/\s/g, '');
};

/** A first row in bold is a row of heads; writing programs have no other mark for it. */
function readTable(table: Element): void {
  for (const columns of table.querySelectorAll('colgroup, col')) columns.remove();
  const [first, ...others] = table.querySelectorAll('tr');
  if (first === undefined || others.length === 0 || ![...first.children].every(isAllBold)) return;
  for (const cell of first.children) {
    for (const bold of cell.querySelectorAll('b, strong')) unwrap(bold);
    const head = document.createElement('th');
    for (const { name, value } of cell.attributes) head.setAttribute(name, value);
    head.append(...cell.childNodes);
    cell.replaceWith(head);
  }
}

function stripAttributes(element: Element): void {
  const kept = KEPT[element.tagName] ?? [];
  const language = element.tagName === 'CODE' ? languageOfClass(element.className) : '';
  const isRightToLeft = element.getAttribute('dir') === 'rtl';
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
  if (language !== '') element.setAttribute('class', `language-${language}`);
  if (isRightToLeft) element.setAttribute('dir', 'rtl');
}

/** Several spaces in a row are how writing programs move text to the right. */
function joinSpaces(body: Element): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (text.parentElement?.closest('pre') != null) continue;
    text.textContent = (text.textContent ?? '').replace(/[ \u00a0\t]{2,}/g, ' ');
  }
}

const SHOWS_SOMETHING = 'img, iframe, video, audio, hr, table';

function dropEmpty(body: Element): void {
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, blockquote')) {
    const hasText = (block.textContent ?? '').replace(/\u00a0/g, ' ').trim() !== '';
    if (!hasText && block.querySelector(SHOWS_SOMETHING) === null) block.remove();
  }
  const hasBlocks = body.querySelector(':scope > :is(p, h1, h2, h3, h4, ul, ol, table)') !== null;
  for (const line of hasBlocks ? body.querySelectorAll(':scope > br') : []) line.remove();
}

/** Text copied in an editor of ours is already as articles are written. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');
const isWord = (html: string): boolean => /class="?Mso|xmlns:w=|mso-|schemas-microsoft-com/i.test(html);
const isDocs = (html: string): boolean => html.includes('docs-internal-guid');

/**
 * Turns HTML from Word, Google Docs or a web page into what articles consist of: real lists, headings below the title,
 * emphasis as elements, and no styles, classes or empty paragraphs. Nothing is sanitised here.
 */
export function cleanPastedHtml(html: string): CleanedHtml {
  if (isOwn(html)) return { html: withoutHandlers(html), picturesLeftOut: 0 };
  const body = parsePasted(html);
  dropNoise(body);
  if (isWord(html)) acceptChanges(body);
  readWordLists(body);
  readOnlineLists(body);
  readWordBlocks(body);
  readInlineStyles(body, { isWritten: isWord(html) || isDocs(html) });
  moveListsIntoItems(body);
  for (const link of body.querySelectorAll('a')) readLink(link);
  for (const table of body.querySelectorAll('table')) readTable(table);
  const picturesLeftOut = dropPictures(body);
  openFigures(body);
  joinSpaces(body);
  dropEmpty(body);
  lowerHeadings(body);
  for (const element of body.querySelectorAll('*')) stripAttributes(element);
  return { html: body.innerHTML.trim(), picturesLeftOut };
}
