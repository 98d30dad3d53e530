import type { LibraryPublic } from '../entities/library';
import { wordRoot, wordsOf } from './normalise';
import { parseQuery } from './parse-query';

/** Words and phrases that mean the same in a library, each as folded words joined by one space. */
export type SynonymGroup = readonly string[];

/** Other forms of a query that are tried; a search must not take longer than a keystroke. */
const TRIED = 12;

/** Groups of a library's synonyms: one per line, separated by commas. Lines with fewer than two mean nothing. */
export const readSynonyms = (text: string): SynonymGroup[] =>
  text
    .split('\n')
    .map((line) => [...new Set(line.split(',').map((term) => wordsOf(term).join(' ')))].filter(Boolean))
    .filter((group) => group.length > 1);

/** A longer text is a question, which hardly anybody types twice in the same words. */
const TERM_WORDS = 3;

/** Whether the words of a recorded search could be a synonym: short, and with nothing scrubbed out of them (D-50). */
export function couldBeSynonym(query: string): boolean {
  const { length } = wordsOf(query);
  return length > 0 && length <= TERM_WORDS && !/[,[\]]/.test(query);
}

/** The text of a library's synonyms with a line that begins a group with a term; unchanged if one has the term already. */
export function withSynonymLine(text: string, term: string): string {
  const words = wordsOf(term).join(' ');
  const hasTerm = text
    .split('\n')
    .some((line) => line.split(',').some((other) => wordsOf(other).join(' ') === words));
  if (hasTerm) return text;
  return `${text.trimEnd()}${text.trim() === '' ? '' : '\n'}${term.trim()}, `;
}

/** @param library its public part */
export const librarySynonyms = ({ settings }: Pick<LibraryPublic, 'settings'>): SynonymGroup[] =>
  readSynonyms(settings.synonyms ?? '');

const rootsOf = (line: string): string[] => line.split(' ').map(wordRoot);

/** Where the words of a term follow each other in a query, in any form of theirs; -1 if they do not. */
function positionOf(term: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, at) => term.every((root, offset) => words[at + offset] === root));
}

/** The query with a word or phrase replaced by each of its synonyms, one at a time, in the order of the groups. */
export function withSynonyms(query: string, groups: readonly SynonymGroup[]): string[] {
  const { words } = parseQuery(query);
  const roots = words.map(wordRoot);
  const forms = new Set<string>();
  for (const group of groups) {
    for (const term of group) {
      const termRoots = rootsOf(term);
      const at = positionOf(termRoots, roots);
      if (at < 0) continue;
      for (const other of group) {
        if (other === term) continue;
        forms.add([...words.slice(0, at), other, ...words.slice(at + termRoots.length)].join(' '));
      }
    }
  }
  return [...forms].slice(0, TRIED);
}
