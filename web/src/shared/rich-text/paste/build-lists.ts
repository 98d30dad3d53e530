/** An item of a list, as writing programs put it: a paragraph that knows its level. */
export interface FlatItem {
  readonly element: Element;
  /** 1 for the outermost */
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  /** items of the same list share it */
  readonly key: string;
  /** `start` and `type` of a list that begins with this item */
  readonly attributes: Readonly<Record<string, string>>;
}

interface OpenList {
  readonly list: Element;
  readonly item: FlatItem;
}

function newList({ tag, attributes }: FlatItem): Element {
  const list = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) list.setAttribute(name, value);
  return list;
}

const continues = (open: OpenList, item: FlatItem): boolean =>
  open.item.level === item.level && open.item.tag === item.tag && open.item.key === item.key;

/** Makes nested lists of items that follow each other, in place of the first. */
function buildLists(items: readonly FlatItem[]): void {
  const open: OpenList[] = [];
  for (const item of items) {
    while (open.length > 0 && (open.at(-1)?.item.level ?? 0) > item.level) open.pop();
    const innermost = open.at(-1);
    if (innermost?.item.level === item.level && !continues(innermost, item)) open.pop();
    let current = open.at(-1);
    if (current === undefined || current.item.level < item.level) {
      const list = newList(item);
      if (current === undefined) item.element.before(list);
      else (current.list.lastElementChild ?? current.list).append(list);
      current = { list, item };
      open.push(current);
    }
    const row = document.createElement('li');
    row.append(...item.element.childNodes);
    current.list.append(row);
    item.element.remove();
  }
}

const isBlank = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() === '';

function nextOf(element: Element): Node | null {
  let next: Node | null = element.nextSibling;
  while (next !== null && isBlank(next)) next = next.nextSibling;
  return next;
}

/** Makes lists of flat items, a new one wherever something else stands between two of them. */
export function nestItems(items: readonly FlatItem[]): void {
  const runs: FlatItem[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && nextOf(last.element) === item.element) run.push(item);
    else runs.push([item]);
  }
  for (const run of runs) buildLists(run);
}
