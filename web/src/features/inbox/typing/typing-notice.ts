import { DURATIONS } from '@harborline/domain/limits';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';

interface Typist {
  readonly uid: string;
  readonly name: string;
  readonly at: number;
}

/** Those still typing: a sign older than a few seconds is stale. The reader's own typing is no news. */
export function activeTypists<Person extends Typist>(
  typists: readonly Person[],
  ownUid: string,
  now: number,
): Person[] {
  return typists.filter(({ uid, at }) => uid !== ownUid && now - at < DURATIONS.typingStaleMs);
}

/** What to say about them, null for nothing. Names of visitors are claims, so visitors stay "the visitor". */
export function typingNotice(typists: readonly Typist[], visitorUids: readonly string[]): string | null {
  const colleague = typists.find(({ uid }) => !visitorUids.includes(uid));
  const hasVisitor = typists.some(({ uid }) => visitorUids.includes(uid));
  if (hasVisitor) return INBOX_TEXTS.visitorTyping;
  return colleague === undefined ? null : INBOX_TEXTS.teamTyping(colleague.name);
}
