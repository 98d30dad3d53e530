export type Vote = 'yes' | 'no';

export interface Tally {
  readonly likes: number;
  readonly disLikes: number;
}

/** 'yes' is a like; any other answer counts as no (S4.5-21). */
export function voteOf(answer: string): Vote {
  return answer === 'yes' ? 'yes' : 'no';
}

/** The counters after a vote that replaces the voter's earlier one; never below zero (D-18). */
export function recount(tally: Tally, earlier: Vote | undefined, vote: Vote): Tally {
  const change = (kind: Vote) => Number(vote === kind) - Number(earlier === kind);
  return {
    likes: Math.max(0, tally.likes + change('yes')),
    disLikes: Math.max(0, tally.disLikes + change('no')),
  };
}
