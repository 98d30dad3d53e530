/** The declarations of an element's style attribute, as written; those that no browser knows as well. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 1) return [];
    const name = declaration.slice(0, colon).trim().toLowerCase();
    return [
      [
        name,
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ] as const,
    ];
  });
  return new Map(declarations);
}

/** Replaces an element by what is in it. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);
