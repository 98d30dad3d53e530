import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { cannedRepliesOf, cannedReply } from '@harborline/domain/stores/canned-replies';
import { beforeEach, describe, it } from 'vitest';
import { allows, denies, get, layOut, limit, list, remove, set, update, where } from './support/firestore';
import { LIB, OTHER_LIB, OUTSIDERS, type Person, STAFF } from './support/people';
import { useWorld } from './support/world';

useWorld();

const KEEPERS: readonly Person[] = ['owner', 'admin', 'agencyInside'];

const SHARED = cannedReply('shared').path;
const THEIRS = cannedReply('theirs').path;
const AGENTS = cannedReply('of-agent').path;
const entry = (library: string, changes: object = {}) => ({
  support_lib_id: library,
  owner_uid: '',
  title: 'Thanks',
  shortcut: 'thanks',
  text: 'Thank you, [visitorName].',
  ...changes,
});
const listOf = (library: string, owner: string, most: number = LIMITS.cannedReplies) =>
  list(
    cannedRepliesOf(library, owner).collection,
    where('support_lib_id', '==', library),
    where('owner_uid', '==', owner),
    limit(most),
  );
/** An agent with these rights and no others. */
const withRights = (...slugs: string[]) =>
  layOut({
    [docPath.user('agent')]: {
      ...STAFF.agent,
      permissions: Object.fromEntries(slugs.map((slug) => [slug, true])),
    },
  });

beforeEach(() =>
  layOut({
    [SHARED]: entry(LIB),
    [THEIRS]: entry(OTHER_LIB),
    [AGENTS]: entry(LIB, { owner_uid: 'agent' }),
  }),
);

describe('CannedReplies (D-65)', () => {
  it.each(['canReplyToTickets', 'canTakeChats', 'canSuperviseChats', 'canManageChatSettings'])(
    'whoever has %s alone reads the shared ones, and reads and writes their own',
    async (slug) => {
      await withRights(slug);
      await allows(['agent'], get(SHARED));
      await allows(['agent'], get(AGENTS));
      await allows(['agent'], listOf(LIB, ''));
      await allows(['agent'], listOf(LIB, 'agent'));
      await allows(['agent'], update(AGENTS, { text: 'Thanks.' }));
      await allows(['agent'], set(cannedReply('fresh').path, entry(LIB, { owner_uid: 'agent' })));
      await allows(['agent'], remove(AGENTS));
    },
  );

  it('other staff and outsiders read and write none', async () => {
    await withRights('canViewExistingTickets', 'canViewChatArchives', 'canManageWidgetSettings');
    await denies(['agent'], get(SHARED));
    await denies(['agent'], get(AGENTS));
    await denies(['agent'], listOf(LIB, ''));
    await denies(['agent'], set(cannedReply('fresh').path, entry(LIB, { owner_uid: 'agent' })));
    const outside = OUTSIDERS.filter((person) => person !== 'slugOff');
    await denies(['sessionOver', ...outside], get(SHARED));
    await denies(['sessionOver', ...outside], listOf(LIB, ''));
  });

  it('nobody reads or changes those of another person, nor makes one for them', async () => {
    await denies(KEEPERS, get(AGENTS));
    await denies(KEEPERS, listOf(LIB, 'agent'));
    await denies(KEEPERS, update(AGENTS, { text: 'x' }));
    await denies(KEEPERS, update(AGENTS, { owner_uid: '' }));
    await denies(KEEPERS, set(AGENTS, entry(LIB)));
    await denies(KEEPERS, remove(AGENTS));
    await denies(KEEPERS, set(cannedReply('fresh').path, entry(LIB, { owner_uid: 'agent' })));
    await denies(KEEPERS, list('CannedReplies', where('support_lib_id', '==', LIB), limit(1)));
  });

  it('people who may manage the chat settings write the shared ones', async () => {
    const create = (library: string) => (person: Person) =>
      set(cannedReply(`fresh-${person}`).path, entry(library));
    await allows(KEEPERS, create(LIB));
    await denies(['editor', 'writer', 'agent', 'viewer', ...OUTSIDERS], create(LIB));
    await denies(KEEPERS, create(OTHER_LIB));
    await allows(KEEPERS, update(SHARED, { text: 'Thanks.' }));
    await denies(['agent', 'viewer'], update(SHARED, { text: 'x' }));
    await denies(KEEPERS, update(THEIRS, { text: 'x' }));
    await denies(['agent', 'viewer'], remove(SHARED));
    await denies(KEEPERS, remove(THEIRS));
    await allows(['owner'], remove(SHARED));
  });

  it('only who may write the shared ones shares one of their own, or takes one for themselves', async () => {
    await denies(['agent'], update(AGENTS, { owner_uid: '' }));
    await denies(['agent'], update(SHARED, { owner_uid: 'agent' }));
    await allows(['owner'], update(SHARED, { owner_uid: 'owner' }));
    await allows(['owner'], update(SHARED, { owner_uid: '' }));
    await denies(['owner'], update(SHARED, { owner_uid: 'agent' }));
  });

  it('nobody writes while they view as a teammate, nor moves one to another library', async () => {
    await denies(['viewer'], set(cannedReply('fresh').path, entry(LIB, { owner_uid: 'viewer' })));
    await denies(['owner'], update(SHARED, { support_lib_id: OTHER_LIB }));
    await denies(['owner', 'otherOwner'], update(THEIRS, { support_lib_id: LIB }));
  });

  it('one list reads no more than there can be', async () => {
    await denies(['owner'], listOf(LIB, '', LIMITS.cannedReplies + 1));
    await denies(['owner'], listOf(OTHER_LIB, ''));
  });

  it.each<[string, object]>([
    ['no title', { title: '' }],
    ['a title that is too long', { title: 'x'.repeat(LIMITS.cannedReplyTitle + 1) }],
    ['no text', { text: '' }],
    ['a text that is too long', { text: 'x'.repeat(LIMITS.cannedReplyText + 1) }],
    ['a text that is not one', { text: 7 }],
    ['a shortcut with a space', { shortcut: 'a b' }],
    ['a shortcut with a slash', { shortcut: '/a' }],
    ['a shortcut that is too long', { shortcut: 'x'.repeat(LIMITS.cannedReplyShortcut + 1) }],
    ['an extra field', { html: '<b>' }],
  ])('refuses %s', async (_what, changes) => {
    await denies(['owner'], set(cannedReply('fresh').path, entry(LIB, changes)));
    await denies(['owner'], update(SHARED, changes));
  });

  it('accepts the longest', () =>
    allows(
      ['owner'],
      set(
        cannedReply('fresh').path,
        entry(LIB, {
          title: 'x'.repeat(LIMITS.cannedReplyTitle),
          shortcut: 'x'.repeat(LIMITS.cannedReplyShortcut),
          text: 'x'.repeat(LIMITS.cannedReplyText),
        }),
      ),
    ));
});
