import type { Conversation } from '../entities/conversation';
import type { LibraryPublic } from '../entities/library';
import type { User } from '../entities/user';
import { senderName } from '../team/sender-name';
import { oneLine } from '../text/clip';
import { expandPlaceholders } from '../text/expand-placeholders';
import { REPLY_VARIABLES } from '../texts/canned-replies';
import { shortNumber } from '../tickets/ticket-title';

export interface ReplyContext {
  readonly conversation: Pick<Conversation, 'visitor' | 'number' | 'title'>;
  readonly user: Pick<User, 'display_name' | 'agent_name'>;
  /** null while it is not read */
  readonly library: Pick<LibraryPublic, 'settings'> | null;
}

export type ReplyVariable = keyof typeof REPLY_VARIABLES;

const isVariable = (name: string): name is ReplyVariable => Object.hasOwn(REPLY_VARIABLES, name);

/** The placeholders of a canned reply, in the order in which its editor offers them. */
export const REPLY_VARIABLE_NAMES: readonly ReplyVariable[] = Object.keys(REPLY_VARIABLES).filter(isVariable);

/** A variable as it stands in a text. */
export const placeholderOf = (name: ReplyVariable): string => `[${name}]`;

function knownValues({ conversation, user, library }: ReplyContext): Record<ReplyVariable, string> {
  const company = library?.settings.settings;
  return {
    visitorName: conversation.visitor.name,
    agentName: senderName(user),
    companyName: company?.companyName ?? '',
    companyPhone: company?.companyPhone ?? '',
    ticketNumber: conversation.number > 0 ? shortNumber(conversation.number) : '',
    ticketTitle: conversation.title,
  };
}

/** The text of a canned reply for one conversation: what is not known is said in a word that reads well (D-65). */
export function fillReply(text: string, context: ReplyContext): string {
  const known = knownValues(context);
  const values = REPLY_VARIABLE_NAMES.map((name) => [
    name,
    oneLine(known[name]) || REPLY_VARIABLES[name].fallback,
  ]);
  return expandPlaceholders(text, Object.fromEntries(values));
}
