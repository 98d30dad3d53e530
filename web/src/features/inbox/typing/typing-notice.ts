import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import type { Typist } from '../../../shared/conversation/use-active-typists';

/** Says who is typing, null for no one. A visitor's name is only a claim, so a visitor is called "the visitor". */
export function typingNotice(typists: readonly Typist[], visitorUids: readonly string[]): string | null {
  const teammate = typists.find(({ uid }) => !visitorUids.includes(uid));
  const hasVisitor = typists.some(({ uid }) => visitorUids.includes(uid));
  if (hasVisitor) return INBOX_TEXTS.visitorTyping;
  return teammate === undefined ? null : INBOX_TEXTS.teamTyping(teammate.name);
}
