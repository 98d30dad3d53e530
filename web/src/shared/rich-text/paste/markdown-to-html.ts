import { CALLOUT_ATTRIBUTE, type Callout } from '@harborline/domain/html/article-markup';
import { Marked } from 'marked';
import { withoutFrontMatter } from './looks-like-markdown';
import { parsePasted } from './parse-pasted';

/** GitHub's kinds of notes, which other tools write as well. */
const NOTES: Readonly<Record<string, Callout>> = {
  note: 'info',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
};

const NOTE_MARK = /^\s*\[!(note|tip|important|warning|caution)\][ \t]*\n?/i;

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
});

function toCallout(quote: Element): void {
  const first = quote.querySelector(':scope > p');
  const text = first?.firstChild;
  const mark = NOTE_MARK.exec(text?.textContent ?? '');
  const kind = NOTES[mark?.[1]?.toLowerCase() ?? ''];
  if (!first || !text || mark === null || kind === undefined) return;
  text.textContent = (text.textContent ?? '').slice(mark[0].length);
  if (first.textContent?.trim() === '' && first.children.length === 0) first.remove();
  const callout = document.createElement('div');
  callout.setAttribute(CALLOUT_ATTRIBUTE, kind);
  callout.append(...quote.childNodes);
  quote.replaceWith(callout);
}

/** The HTML of a Markdown text. Nothing is sanitised yet. */
export function markdownToHtml(markdown: string): string {
  const body = parsePasted(marked.parse(withoutFrontMatter(markdown), { async: false }));
  for (const code of body.querySelectorAll('pre > code')) {
    code.textContent = (code.textContent ?? '').replace(/\n$/, '');
  }
  for (const quote of body.querySelectorAll('blockquote')) toCallout(quote);
  return body.innerHTML;
}
