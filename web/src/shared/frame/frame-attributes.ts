/** The attribute of the widget's header that names the domains of its library, separated by spaces. */
export const OWN_DOMAINS = 'data-domains';

/** The attribute of what closes the widget where the page around it listens. */
export const CLOSES = 'data-closes';
