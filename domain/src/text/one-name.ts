import { oneLine } from './clip';
import { hasVisible } from './has-visible';

/** Characters that show nothing and would make two names look the same; not the joiners that some scripts need. */
const WITHOUT_INK = /[\u00AD\u200B\u2060\uFEFF]/g;

/** A name as it is kept: on one line, without characters that nobody sees; '' if nothing is left to see. */
export function oneName(text: string): string {
  const name = oneLine(text.replace(WITHOUT_INK, ''));
  return hasVisible(name) ? name : '';
}
