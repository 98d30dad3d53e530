import type { SopArticle } from '../entities/sop';
import { LIMITS } from '../limits';
import { htmlToText } from '../search/html-to-text';
import { meaningfulWords, wordRoot, wordsOf } from '../search/normalise';
import { clip } from '../text/clip';

/** What of a ticket says which SOP fits. */
export interface TicketWords {
  readonly title: string;
  /** the visitor's newest message */
  readonly message: string;
}

type Suggestible = Pick<SopArticle, 'sop_title' | 'sop_content'>;

/** A word of an SOP's title says more than one of its text. */
const TITLE_WEIGHT = 3;
/** So much of what a title says the ticket has to say as well, by the weights of its words: "order" alone is no refund. */
const LEAST_OF_TITLE = 0.4;
/** Without enough of the title or a code, so many telling words of the text are needed: fewer may be chance. */
const LEAST_TEXT_WORDS = 4;
/** As many do if one of them is in the title. */
const NEAR_WORDS = 3;
/** A word that a larger part of the SOPs share tells nothing of one of them. */
const TELLING_PART = 0.25;
/** A code or a model, such as E12 or X3: one is enough. */
const CODE = /^(?=.*\p{L})(?=.*\p{N})/u;
/** Beside the best, an SOP that fits less than this part of it is left out. */
const LEAST_PART = 0.5;

const rootsOf = (text: string): Set<string> =>
  new Set(meaningfulWords(wordsOf(text)).flatMap((word) => (word.length > 1 ? wordRoot(word) : [])));

/** A word that many SOPs share says little. */
const rarity = (holders: number, all: number): number => Math.log(1 + all / holders);

/**
 * The SOPs that fit a ticket, best first, `LIMITS.suggestedSops` at most. Each word of the ticket that an SOP holds
 * counts once: the rarer among the SOPs, the more, and three times if it is in the title. Of equals, the earlier
 * stays first.
 */
export function suggestSops<Sop extends Suggestible>(
  sops: readonly Sop[],
  { title, message }: TicketWords,
): Sop[] {
  const words = [...rootsOf(`${title} ${message}`)];
  const candidates = sops.map((sop) => ({
    sop,
    titleWords: rootsOf(sop.sop_title),
    textWords: rootsOf(htmlToText(clip(sop.sop_content, LIMITS.comparedSopText))),
  }));
  type Candidate = (typeof candidates)[number];
  const holds = ({ titleWords, textWords }: Candidate, word: string) =>
    titleWords.has(word) || textWords.has(word);
  const holdersOf = (word: string) => candidates.filter((one) => holds(one, word)).length;
  const known = new Set([...words, ...candidates.flatMap(({ titleWords }) => [...titleWords])]);
  const holders = new Map([...known].map((word) => [word, holdersOf(word)]));
  const weightOf = (word: string) => rarity(holders.get(word) ?? 0, sops.length);
  const sum = (some: Iterable<string>) => [...some].reduce((total, word) => total + weightOf(word), 0);
  const isTelling = (word: string) => (holders.get(word) ?? 0) <= Math.max(1, TELLING_PART * sops.length);
  const fitOf = (candidate: Candidate): number => {
    const held = words.filter((word) => holds(candidate, word));
    const inTitle = held.filter((word) => candidate.titleWords.has(word));
    const isNamed = inTitle.length > 0 && sum(inTitle) >= LEAST_OF_TITLE * sum(candidate.titleWords);
    const isNear = inTitle.some(isTelling) && held.filter(isTelling).length >= NEAR_WORDS;
    const isEnough = isNamed || isNear || held.some((word) => CODE.test(word) && isTelling(word));
    if (!isEnough && held.filter(isTelling).length < LEAST_TEXT_WORDS) return 0;
    return sum(held) + (TITLE_WEIGHT - 1) * sum(inTitle);
  };
  const fits = candidates.map((candidate) => ({ sop: candidate.sop, fit: fitOf(candidate) }));
  const best = Math.max(0, ...fits.map(({ fit }) => fit));
  return fits
    .filter(({ fit }) => fit > 0 && fit >= LEAST_PART * best)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, LIMITS.suggestedSops)
    .map(({ sop }) => sop);
}
