const MINUTE_MS = 60_000;

/** How long a mailed link to the requests of an address waits to be used (D-118). */
export const REQUESTS_LINK_MS = 30 * MINUTE_MS;

/** How long a browser lists the requests of an address after it has opened a link (D-118). */
export const REQUESTS_ACCESS_MS = 30 * 24 * 60 * MINUTE_MS;

/** Says in the address of a conversation that the list of requests led there. */
export const LISTED_PARAMETER = 'listed';

/** The secret in a link: 256 bits, base64url. */
export const REQUESTS_TOKEN = /^[\w-]{43}$/;
