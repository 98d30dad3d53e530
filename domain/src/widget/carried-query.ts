import { LIMITS } from '../limits';

/** What the address of a widget carries from page to page (S2.3-25); only `hc` and `hct` mean something to us (D-14). */
const CARRIED_PARAMETERS: readonly string[] = [
  ...['hc', 'hct', 'cf', 'qp', 'aqp', 'lid', 'library_domain', 'ut', 'ur'],
  ...['visitor_name', 'visitor_email', 'parentURL'],
];

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

/**
 * The part of a widget's query that its links repeat: the first of each known parameter, as it was written. One that is
 * too long is left out, since a shortened one would be another.
 * @returns without a question mark, '' for none
 */
export function carriedQuery(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const kept = CARRIED_PARAMETERS.map((name) => pairs.find((pair) => nameOf(pair) === name) ?? '');
  return kept.filter((pair) => pair !== '' && pair.length <= LIMITS.carriedParameter).join('&');
}
