const PART = 'data-part';

const nameOf = (part: Element): string => part.getAttribute(PART) ?? part.tagName;

/** A part as it was before a visitor opened something in it. */
function untouched(part: Element): Element {
  const copy = document.importNode(part, true);
  for (const details of copy.querySelectorAll('details')) details.open = false;
  return copy;
}

/** Opens in new parts what the visitor has open, and gives back the focus. @returns a function that does so */
function keepReading(shown: Element): () => void {
  const open = [...shown.querySelectorAll('details[open]')].map(({ id }) => id);
  const focused = shown.contains(document.activeElement)
    ? document.activeElement?.closest('[id]')?.id
    : undefined;
  const isFocused = (element: Element | null) => element !== null && element === document.activeElement;
  return () => {
    for (const details of shown.querySelectorAll('details')) details.open = open.includes(details.id);
    const holder = focused === undefined ? null : document.getElementById(focused);
    const summary = holder?.querySelector('summary') ?? null;
    if (!isFocused(summary)) summary?.focus({ preventScroll: true });
  };
}

/** Replaces the parts of a page that differ from those of its next version. The others stay as they are being read. */
export function replaceParts(shown: Element, next: Element): void {
  const resume = keepReading(shown);
  const known = new Map([...shown.children].map((part) => [nameOf(part), part]));
  const parts = [...next.children].map((part) => {
    const same = known.get(nameOf(part));
    return same !== undefined && untouched(same).isEqualNode(part) ? same : part;
  });
  for (const part of [...shown.children]) if (!parts.includes(part)) part.remove();
  parts.forEach((part, index) => {
    const there = shown.children[index] ?? null;
    if (there !== part) shown.insertBefore(part, there);
  });
  resume();
}
