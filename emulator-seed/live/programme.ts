import { RATINGS } from '@harborline/domain/ratings/rating-values';
import type { Auth } from 'firebase-admin/auth';
import type { DemoConversation } from '../conversation-data';
import { CONVERSATIONS } from '../conversations/index';
import { browse } from './browse';
import { chat } from './chat';
import { rateLater } from './rate-later';
import { request } from './request';
import type { Stage } from './stage';
import { CHAT_STORIES, REQUEST_STORIES, SEARCHES, type Story } from './words';

const LIBRARY = 'lumen';

/** What a visitor can come for. */
export const ACTS = ['browse', 'chat', 'request', 'rateLater'] as const;
export type Act = (typeof ACTS)[number];

/** Within its first minute, the demo shows every act (U-18). */
const OPENING: readonly (readonly [afterMs: number, act: Act])[] = [
  [1_000, 'browse'],
  [3_000, 'chat'],
  [8_000, 'request'],
  [8_000, 'rateLater'],
  [8_000, 'chat'],
];
const LATER: readonly Act[] = ['browse', 'request', 'chat', 'browse', 'rateLater'];
const LATER_MS = 40_000;

/** More at once are too much for one person at the desk. */
const MOST_AT_ONCE: Readonly<Record<Act, number>> = {
  browse: 2,
  chat: 2,
  request: 4,
  rateLater: 1,
};

/** The act with a number, counted from 0, and how long after the one before it comes. */
export function actAt(index: number): { afterMs: number; act: Act } {
  const opening = OPENING[index];
  if (opening) return { afterMs: opening[0], act: opening[1] };
  return { afterMs: LATER_MS, act: LATER[(index - OPENING.length) % LATER.length] ?? 'browse' };
}

/** Whether one more visitor may come for the same. @param running those who are there for it now */
export const hasRoom = (act: Act, running: number): boolean => running < MOST_AT_ONCE[act];

const cycle = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('The list is empty');
  return found;
};

/** A second telling of a story is by somebody else of the same name: an address stands for one person. */
const told = <Told extends Story>(stories: readonly Told[], turn: number): Told => {
  const story = cycle(stories, turn);
  const round = Math.floor(turn / stories.length) + 1;
  return round === 1 ? story : { ...story, email: story.email.replace('@', `.${round}@`) };
};

/** Closed conversations of the demo world that somebody answered. */
const ANSWERED: readonly DemoConversation[] = CONVERSATIONS.filter(
  ({ library, status, messages }) =>
    library === LIBRARY && status === 'closed' && messages.some(({ from }) => from === 'agent'),
);

/** Plays an act for the `turn`th time, counted from 0. */
export function play(stage: Stage, people: Auth, act: Act, turn: number): Promise<void> {
  switch (act) {
    case 'browse':
      return browse(stage, LIBRARY, cycle(SEARCHES, turn), turn % 3 !== 2);
    case 'chat':
      return chat(stage, told(CHAT_STORIES, turn));
    case 'request':
      return request(stage, told(REQUEST_STORIES, turn));
    case 'rateLater':
      return rateLater(stage, people, cycle(ANSWERED, turn), cycle(RATINGS.slice(2), turn));
  }
}
