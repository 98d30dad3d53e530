/**
 * Moves the page's styles into the head. The HTML names them behind the shape it shows at once, but what later
 * screens bring is added to the head and has to come after them. The first link stays until the other has loaded.
 */
export function putStylesFirst(): void {
  for (const link of document.body.querySelectorAll<HTMLLinkElement>(':scope > link[rel="stylesheet"]')) {
    const first = link.cloneNode();
    first.addEventListener('load', () => link.remove());
    document.head.append(first);
  }
}
