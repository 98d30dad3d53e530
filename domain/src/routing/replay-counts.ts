import type { WorkKind } from './facts';
import type { PastOutcome } from './replay';

const MINUTE_MS = 60_000;

/** What became of the chats, or of the tickets, of a replay. */
export interface KindCounts {
  given: number;
  /** ended while they still waited */
  ended: number;
  /** nobody could take them to the end */
  nobody: number;
  /** of a kind that is not given to people */
  not_given: number;
  /** minutes until somebody got it, of those that somebody got; null without any */
  median_wait: number | null;
  longest_wait: number | null;
}

export interface ReplayCounts {
  chat: KindCounts;
  ticket: KindCounts;
  /** who got how many, those with the most first */
  people: { uid: string; chats: number; tickets: number }[];
  /** what nobody could take, by team; '' for none */
  untaken: { team_ref: string; chats: number; tickets: number }[];
}

function countsOf(outcomes: readonly PastOutcome[], kind: WorkKind): KindCounts {
  const results = outcomes.filter(({ work }) => work.kind === kind).map(({ result }) => result);
  const count = (outcome: (typeof results)[number]['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  const waits = results
    .flatMap((result) => (result.outcome === 'given' ? [result.waitedMs / MINUTE_MS] : []))
    .toSorted((one, other) => one - other);
  return {
    ...{ given: waits.length, ended: count('ended'), nobody: count('nobody'), not_given: count('not-given') },
    median_wait: waits[Math.floor((waits.length - 1) / 2)] ?? null,
    longest_wait: waits.at(-1) ?? null,
  };
}

/** Counts by a key, the most first, then by the key. */
function tallied(keyed: readonly { readonly key: string; readonly kind: WorkKind }[]) {
  const counts = new Map<string, { chats: number; tickets: number }>();
  for (const { key, kind } of keyed) {
    const { chats, tickets } = counts.get(key) ?? { chats: 0, tickets: 0 };
    counts.set(key, kind === 'chat' ? { chats: chats + 1, tickets } : { chats, tickets: tickets + 1 });
  }
  return [...counts].toSorted(
    ([one, a], [other, b]) => b.chats + b.tickets - a.chats - a.tickets || (one < other ? -1 : 1),
  );
}

/** What a replay comes to. */
export function countReplay(outcomes: readonly PastOutcome[]): ReplayCounts {
  const given = outcomes.flatMap(({ work: { kind }, result }) =>
    result.outcome === 'given' ? [{ key: result.uid, kind }] : [],
  );
  const untaken = outcomes.flatMap(({ work: { kind, teamRef }, result }) =>
    result.outcome === 'nobody' ? [{ key: teamRef, kind }] : [],
  );
  return {
    chat: countsOf(outcomes, 'chat'),
    ticket: countsOf(outcomes, 'ticket'),
    people: tallied(given).map(([uid, counts]) => ({ uid, ...counts })),
    untaken: tallied(untaken).map(([team_ref, counts]) => ({ team_ref, ...counts })),
  };
}
