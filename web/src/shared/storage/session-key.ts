/** The end of a session removes all keys with this prefix from the browser's storage. */
export const SESSION_PREFIX = 'harborline-staff:';

/** A key that the end of the session removes. */
export const sessionKey = (name: string): string => `${SESSION_PREFIX}${name}`;
