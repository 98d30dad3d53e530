import { type Kept, keptValue } from '../../../shared/storage/kept';

/** A visitor's vote on whether an article helped. */
export type Answer = 'yes' | 'no';

type Votes = Readonly<Record<string, Answer>>;

const isVote = (entry: [string, unknown]): entry is [string, Answer] =>
  entry[1] === 'yes' || entry[1] === 'no';

/** Checked by hand: an article's page shows a vote before it needs a schema library. */
const votesIn = (stored: unknown): Votes | null =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(isVote))
    : null;

/** Votes on this device, by article. */
export const keptVotes = (key: string): Kept<Votes> => keptValue('device', key, votesIn);
