function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

const isPlainParagraph = (element: Element | null | undefined): element is Element =>
  element?.tagName === 'P' && element.attributes.length === 0;

/** An item's only paragraph goes, whether or not further lists follow it. */
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

/** Rows of nothing but headings at the beginning of a table become its head. */
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

/** HTML of the editor in the spelling articles are stored in: what the editor adds for its own sake goes. */
export function tidyHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { content } = template;
  for (const item of content.querySelectorAll('li[data-tight]')) tidyItem(item);
  for (const cell of content.querySelectorAll('th, td')) tidyCell(cell);
  for (const table of content.querySelectorAll('table')) tidyTable(table);
  return template.innerHTML;
}
