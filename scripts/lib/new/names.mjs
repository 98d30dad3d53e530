import { Script } from 'node:vm';
import { Refusal } from '../say.mjs';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a word can name a constant; words such as `delete` cannot. */
function isIdentifier(word) {
  try {
    new Script(`'use strict'; const ${word} = 0;`);
    return true;
  } catch {
    return false;
  }
}

/** A noun's plural, or a verb as it follows 'he': regular forms only. */
export function pluralOf(noun) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/**
 * The spellings of a kebab-case name that files, constants and texts use.
 * @throws Refusal for a name of another shape
 */
export function spellingsOf(kebab) {
  if (!KEBAB.test(kebab) || kebab.length > LONGEST) {
    throw new Refusal(
      `'${kebab}' is not a valid name: use kebab-case such as quick-reply, ${LONGEST} letters at most.`,
    );
  }
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (!isIdentifier(camel)) throw new Refusal(`'${kebab}' is a word of the language: choose another name.`);
  return { kebab, camel, pascal, constant: words.join('_').toUpperCase(), title: capital(words.join(' ')) };
}
