function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

const isPlainParagraph = (element: Element | null | undefined): element is Element =>
  element?.tagName === 'P' && element.attributes.length === 0;

/** Unwraps an item's only paragraph, whether or not nested lists follow it. */
function tidyItem(item: Element): void {
  item.removeAttribute('data-tight');
  const [first, ...others] = item.children;
  const hasOneText = others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL');
  if (isPlainParagraph(first) && hasOneText) unwrap(first);
}

function tidyCell(cell: Element): void {
  const [first, ...others] = cell.children;
  if (isPlainParagraph(first) && others.length === 0) unwrap(first);
}

const isHeadRow = (row: Element): boolean =>
  row.children.length > 0 && [...row.children].every(({ tagName }) => tagName === 'TH');

/** Rows at the start of a table that only contain header cells become its thead. */
function tidyTable(table: Element): void {
  const body = table.querySelector(':scope > tbody');
  if (body === null || table.querySelector(':scope > thead') !== null) return;
  const rows = [...body.children];
  const end = rows.findIndex((row) => !isHeadRow(row));
  if (end < 1) return;
  const head = document.createElement('thead');
  head.append(...rows.slice(0, end));
  body.before(head);
}

/** Normalises the editor's HTML to the stored form: removes what the editor adds for its own use. */
export function tidyHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { content } = template;
  for (const item of content.querySelectorAll('li[data-tight]')) tidyItem(item);
  for (const cell of content.querySelectorAll('th, td')) tidyCell(cell);
  for (const table of content.querySelectorAll('table')) tidyTable(table);
  for (const caption of content.querySelectorAll('figcaption')) {
    if (caption.childNodes.length === 0) caption.remove();
  }
  const last = content.lastElementChild;
  if (isPlainParagraph(last) && last.childNodes.length === 0) last.remove();
  return template.innerHTML;
}
