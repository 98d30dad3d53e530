import { type CannedReply, isSharedReply } from '../entities/canned-reply';

type Searched = Pick<CannedReply, 'title' | 'shortcut' | 'text' | 'owner_uid'>;

/** Groups of results, the best first. */
const TIERS: readonly ((reply: Searched, words: string) => boolean)[] = [
  ({ shortcut }, words) => shortcut.toLowerCase() === words,
  ({ shortcut }, words) => shortcut.toLowerCase().startsWith(words),
  ({ title }, words) => title.toLowerCase().startsWith(words),
  ({ title, shortcut }, words) => `${title}\n${shortcut}`.toLowerCase().includes(words),
  ({ text }, words) => text.toLowerCase().includes(words),
];

const tierOf = (reply: Searched, words: string): number =>
  TIERS.findIndex((matches) => matches(reply, words));

const byTitle = (first: Searched, second: Searched): number =>
  first.title.localeCompare(second.title, undefined, { sensitivity: 'base', numeric: true }) ||
  Number(isSharedReply(first)) - Number(isSharedReply(second));

/**
 * The replies whose shortcut, title or text contains the words, those that they begin first, each group by title. All
 * of them, by title, without words.
 */
export function findReplies<Reply extends Searched>(replies: readonly Reply[], typed: string): Reply[] {
  const words = typed.trim().toLowerCase();
  if (words === '') return [...replies].sort(byTitle);
  return replies
    .map((reply) => ({ reply, tier: tierOf(reply, words) }))
    .filter(({ tier }) => tier >= 0)
    .sort((first, second) => first.tier - second.tier || byTitle(first.reply, second.reply))
    .map(({ reply }) => reply);
}
