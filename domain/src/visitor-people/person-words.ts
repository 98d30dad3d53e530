import type { VisitorPerson } from '../entities/visitor-person';
import { LIMITS } from '../limits';
import { hasWords } from '../tickets/search/find-in-ticket';
import { startsOf, startToAsk, ticketTextWords } from '../tickets/search/words';

type Named = Pick<VisitorPerson, 'name' | 'email' | 'company'>;

const OF_COMPANY = '@';

const wordsIn = (text: string): string[] => ticketTextWords(text, LIMITS.personWords);

/** What the store finds a person and their company by (D-134): beginnings of their words, those of the company marked. */
export const personStarts = ({ name = '', email, company }: Omit<Named, 'name'> & { name?: string }) => [
  ...startsOf(wordsIn(`${email}\n${name}`)),
  ...startsOf(wordsIn(company)).map((start) => OF_COMPANY + start),
];

const longestOf = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length)[0] ?? '';

/** What the store is asked for to find the people who have all words: the longest, which the fewest have. */
export const personStartToAsk = (words: readonly string[]): string => startToAsk(longestOf(words));

/** The same for the companies that have all words. */
export const companyStartToAsk = (words: readonly string[]): string => OF_COMPANY + personStartToAsk(words);

/** Whether a person has all words of a search in their name and address. */
export const isPersonWith = ({ name, email }: Pick<Named, 'name' | 'email'>, words: readonly string[]) =>
  hasWords({ text: wordsIn(`${email}\n${name}`).join(' ') }, words);

/** Whether the domain of a company has all words of a search. */
export const isCompanyWith = (company: string, words: readonly string[]): boolean =>
  hasWords({ text: wordsIn(company).join(' ') }, words);
