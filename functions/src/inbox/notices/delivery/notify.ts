import { readUser } from '../../../people';
import { coverOf } from './covered-by';
import { type LibraryContext, readLibraryContext } from './library-context';
import { notifyPerson } from './notify-person';
import type { TicketNotification } from './ticket-notification';

interface Options {
  readonly context?: LibraryContext;
  /** uids of those who are told only while they follow the ticket */
  readonly followers?: readonly string[];
}

/** People told side by side. */
const AT_ONCE = 10;

/** Tells people of something, each on the channels that they chose (D-132). */
export async function notify(
  notification: TicketNotification,
  people: readonly string[],
  { context, followers = [] }: Options = {},
): Promise<void> {
  const left = [...new Set(people)].filter((uid) => uid !== '' && uid !== notification.by);
  if (left.length === 0) return;
  const author = notification.by === '' ? undefined : await readUser(notification.by);
  const known = context ?? (await readLibraryContext(notification.ticket.support_lib_id));
  const cover = await coverOf(notification, left, { followers, context: known });
  if (cover !== undefined && !left.includes(cover.uid)) left.push(cover.uid);
  const shared = {
    notification,
    cover,
    picture: author?.agent_picture ?? '',
    context: known,
  };
  while (left.length > 0)
    await Promise.all(
      left
        .splice(0, AT_ONCE)
        .map((uid) => notifyPerson(uid, { ...shared, isForFollowers: followers.includes(uid) })),
    );
}
