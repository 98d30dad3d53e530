/** The attribute of the page's root where the browser shows something else than the server rendered: nothing is hydrated. */
export const BEGINS_ANEW = 'data-begins-anew';
