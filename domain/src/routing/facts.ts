/** What is given to people: each has a capacity and a wait of its own. */
export const WORK_KINDS = ['chat', 'ticket'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export type OfEach = Readonly<Record<WorkKind, number>>;

/**
 * Where somebody is. Whoever chose 'assign-only' is given work like those who are 'here', and takes none themselves (D-67);
 * 'off-duty' is whoever does not work at that time, 'gone' whoever works in the library no more.
 */
export type Presence = 'here' | 'assign-only' | 'away' | 'off-duty' | 'gone';

export interface RoutedPerson {
  readonly uid: string;
  readonly presence: Presence;
  readonly hasRight: Readonly<Record<WorkKind, boolean>>;
  /** refs of skills */
  readonly skills: readonly string[];
  /** how many of each kind they are given at most */
  readonly capacity: OfEach;
  /** how many they have */
  readonly open: OfEach;
  /** when they were last given one, in milliseconds; 0 for never */
  readonly lastGivenMs: OfEach;
}

/** Where work of a queue goes once nobody of its own can take it. */
export interface Overflow {
  /** of the team that helps out, '' for anybody */
  readonly ref: string;
  /** how long after the wait, in milliseconds */
  readonly afterMs: OfEach;
}

/** The work of a team; that of no team is in the queue whose ref is ''. */
export interface RoutingQueue {
  readonly ref: string;
  /** uids of those who get it, null for anybody */
  readonly members: readonly string[] | null;
  /** how long people may take it themselves before it is given to somebody, in milliseconds */
  readonly waitMs: OfEach;
  /** null for nobody else, ever */
  readonly overflow: Overflow | null;
  /** refs of skills that its work needs, from whoever gets it */
  readonly skills: readonly string[];
}

/** A chat or a ticket that nobody has. */
export interface RoutedWork {
  readonly kind: WorkKind;
  /** the team that it waits for, '' for none */
  readonly teamRef: string;
  /** since when people could have taken it, in milliseconds */
  readonly sinceMs: number;
  /** uid of whom it just came back from, '' for nobody */
  readonly passedOver: string;
}

/** What the router goes by beside the work and the time. */
export interface RoutingFacts {
  readonly people: ReadonlyMap<string, RoutedPerson>;
  /** by ref; one for '' is always there, and stands for a team that is gone */
  readonly queues: ReadonlyMap<string, RoutingQueue>;
}

/** The facts once somebody was given something. */
export function withGiven(
  facts: RoutingFacts,
  { uid, kind, atMs }: { readonly uid: string; readonly kind: WorkKind; readonly atMs: number },
): RoutingFacts {
  const person = facts.people.get(uid);
  if (person === undefined) return facts;
  const busier: RoutedPerson = {
    ...person,
    open: { ...person.open, [kind]: person.open[kind] + 1 },
    lastGivenMs: { ...person.lastGivenMs, [kind]: atMs },
  };
  return { ...facts, people: new Map(facts.people).set(uid, busier) };
}

/** The facts without somebody who turned out not to take any more of a kind. */
export function withFull(facts: RoutingFacts, uid: string, kind: WorkKind): RoutingFacts {
  const person = facts.people.get(uid);
  if (person === undefined) return facts;
  const full: RoutedPerson = { ...person, capacity: { ...person.capacity, [kind]: 0 } };
  return { ...facts, people: new Map(facts.people).set(uid, full) };
}
