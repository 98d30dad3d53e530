import { givenText } from '../routing/given-facts';
import { CHAT_HISTORY_TEXTS as TEXTS } from '../texts/chat-history';
import type { ChatChange, RecordedChange } from './ticket-change';

interface RecordedChatChange extends RecordedChange {
  readonly kind: ChatChange['kind'];
}

const returned = ({ reason, details: { from = '', team = '' } }: RecordedChatChange): string => {
  if (reason === 'unanswered') return TEXTS.cameBack(from);
  if (reason === 'teammate-left') return TEXTS.teammateLeft(from);
  return team === '' ? TEXTS.returned(from) : TEXTS.toTeam(from, team);
};

/**
 * What an event of a chat says, in plain text: what follows the name of who did it, or a sentence of its own if nobody
 * from the team did (D-91).
 */
export function chatEventText(change: RecordedChatChange): string {
  const { kind, reason, details } = change;
  const { from = '', to = '' } = details;
  const note = details.has_note === 'yes' ? TEXTS.withNote : '';
  switch (kind) {
    case 'chat-taken':
      return reason === 'waited-long' ? (givenText(to, details) ?? TEXTS.routed(to)) : TEXTS.taken(from);
    case 'chat-handed-over':
      return TEXTS.handedOver(from, to) + note;
    case 'chat-returned':
      return returned(change) + note;
    case 'chat-invited':
      return TEXTS.invited(to);
    case 'chat-joined':
      return TEXTS.joined;
    case 'chat-left':
      return reason === 'teammate-left' ? TEXTS.guestLeft(from) : TEXTS.left;
    case 'chat-closed':
      return reason === 'visitor-ended' ? TEXTS.visitorEnded : TEXTS.closed;
    case 'cobrowse-asked':
      return TEXTS.cobrowseAsked;
    case 'cobrowse-agreed':
      return TEXTS.cobrowseAgreed;
    case 'cobrowse-refused':
      return TEXTS.cobrowseRefused;
    case 'cobrowse-watched':
      return TEXTS.cobrowseWatched;
    case 'cobrowse-ended':
      return reason === 'visitor-decided' ? TEXTS.cobrowseStopped : TEXTS.cobrowseEnded;
  }
}
