import type { Mention } from '@harborline/domain/entities/mention';
import { adminLinks } from '../../../shared/routes/admin-links';

export const MENTION_FILTERS = ['unread', 'all'] as const;
const MENTION_ORDERS = ['newest', 'oldest'] as const;

/** Which mentions the list shows, and in which order; kept in the URL. */
export interface MentionView {
  readonly filter: (typeof MENTION_FILTERS)[number];
  readonly order: (typeof MENTION_ORDERS)[number];
}

/** The list in the URL: unread mentions (S9-19), the newest first, unless it says otherwise. */
export const readMentionView = (search: URLSearchParams): MentionView => ({
  filter: MENTION_FILTERS.find((filter) => filter === search.get('mentions')) ?? 'unread',
  order: MENTION_ORDERS.find((order) => order === search.get('sort')) ?? 'newest',
});

/** What an open ticket keeps when the list beside it changes. */
export interface OpenNote {
  readonly conversation: string | null;
  readonly message: string | null;
}

/** The ticket and the note in the URL. */
export const readOpenNote = (search: URLSearchParams): OpenNote => ({
  conversation: search.get('conversation'),
  message: search.get('message'),
});

/** The URL of a list of mentions. @param open what is open beside it */
export const linkOfMentions = (view: MentionView, open?: OpenNote): string =>
  adminLinks.mentions({
    ...view,
    ...(open?.conversation ? { conversation: open.conversation } : {}),
    ...(open?.message ? { message: open.message } : {}),
  });

type Noted = Pick<Mention, 'conversation_ref' | 'message_id'>;

/** The URL of a mention's note in its ticket. */
export const linkOfMention = (view: MentionView, { conversation_ref, message_id }: Noted): string =>
  linkOfMentions(view, { conversation: conversation_ref, message: message_id });

/** Whether a note is what is open. */
export const isOpenNote = ({ conversation_ref, message_id }: Noted, open: OpenNote): boolean =>
  open.conversation === conversation_ref && open.message === message_id;
