/**
 * Moves the page's styles into the head. The HTML links them after the skeleton it shows at once, but styles of later
 * screens are added to the head and must follow them. The original link stays until the new one has loaded.
 */
export function putStylesFirst(): void {
  for (const link of document.body.querySelectorAll<HTMLLinkElement>(':scope > link[rel="stylesheet"]')) {
    const first = link.cloneNode();
    first.addEventListener('load', () => link.remove());
    document.head.append(first);
  }
}
