import { keyedId } from '../../platform/keyed-id';

/** The id of a link's document: whoever reads the database learns no secret that opens anything. */
export const linkIdOf = (token: string): string => keyedId('requests-link', token);
