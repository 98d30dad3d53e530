import type { DemoMessage } from './conversation-data';
import { EVERYBODY } from './everybody';

const nameOf = (uid: string): string => {
  const person = EVERYBODY.find((candidate) => candidate.uid === uid);
  if (person === undefined) throw new Error(`No person has the uid ${uid}`);
  return person.name;
};

/** The people whom a note mentions, as it is stored. @throws Error if its text does not name them */
export function mentionsOf({ text, mentions = {} }: DemoMessage): Record<string, string> {
  return Object.fromEntries(
    Object.keys(mentions).map((uid) => {
      const name = nameOf(uid);
      if (!text.includes(`@${name}`)) throw new Error(`A note does not name @${name}: ${text}`);
      return [uid, name];
    }),
  );
}
