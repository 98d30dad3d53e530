/** Attribute of the link to a library's own CSS. It stays after the head, so that it follows all other styles. */
export const LIBRARY_STYLES = 'data-library-styles';

/**
 * Moves the page's styles into the head. The HTML links them after the skeleton it shows at once, but styles of later
 * screens are added to the head and must follow them. The original link stays until the new one has loaded.
 */
export function putStylesFirst(): void {
  const links = `:scope > link[rel="stylesheet"]:not([${LIBRARY_STYLES}])`;
  for (const link of document.body.querySelectorAll<HTMLLinkElement>(links)) {
    const first = link.cloneNode();
    first.addEventListener('load', () => link.remove());
    document.head.append(first);
  }
}
