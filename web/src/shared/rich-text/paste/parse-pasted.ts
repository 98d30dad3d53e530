const START_TAG = /(<[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
const ATTRIBUTE = /[\s/]*([^\s/>="']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * HTML without event handlers, as text. Browsers report each to the console as soon as it is parsed, in whatever document
 * that is, since our pages forbid inline scripts. It keeps the console quiet and is no sanitiser.
 */
export const withoutHandlers = (html: string): string =>
  html.replace(
    START_TAG,
    (_tag, start: string, attributes: string) =>
      `${start}${attributes.replace(ATTRIBUTE, (attribute, name: string) => (/^on/i.test(name) ? '' : attribute))}>`,
  );

/** The body of pasted HTML, in a document of its own that runs and loads nothing. */
export const parsePasted = (html: string): HTMLElement =>
  new DOMParser().parseFromString(withoutHandlers(html), 'text/html').body;
