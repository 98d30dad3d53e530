import { randomUUID } from 'node:crypto';
import { buildChat } from '@harborline/domain/chat/build-chat';
import { docPath } from '@harborline/domain/paths';
import { DEFAULT_ROUTING_RULES } from '@harborline/domain/routing/rules';
import { makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import { afterAll, describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { plant, plantAccess, plantPresence, setFields, uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const id = randomUUID().slice(0, 8);
const LIBRARY = LIBRARY_IDS.northbeam;
const LEAVER = `leaver-${id}`;
/** Somebody who is there, beside the one whose browser it is. */
const OTHER = `other-${id}`;
const AGENT = 'northbeam-orla';
const REFS = Array.from({ length: 10 }, (_, index) => `left-${id}-${index}`);
const MOST = 4;

afterAll(async () => {
  await uproot([
    docPath.user(LEAVER),
    docPath.user(OTHER),
    docPath.routingRules(LIBRARY),
    ...REFS.map((ref) => docPath.conversation(ref)),
  ]);
  await plantAccess(REFS, null);
  await plantPresence(LIBRARY, OTHER, false);
});

/** A chat of the one who leaves: long enough to be given on, and too short to go back to the queue unanswered. */
function chat(ref: string, index: number): object {
  const { conversation } = buildChat({
    conversationRef: ref,
    messageId: `first-${ref}`,
    libraryId: LIBRARY,
    visitor: { uid: `vera-${ref}`, name: `Vera ${index}`, email: '', os: '', browser: '', language: '' },
    url: '',
    text: `Hello ${ref}?`,
    createdAt: timestamp(Date.now() - (130 - index) * 1_000),
  });
  return { ...conversation, assigned_to: LEAVER, chat: { ...conversation.chat, agent_name: 'Lea' } };
}

const teammate = (uid: string, name: string) =>
  makeUser({
    ...{ uid, display_name: name, agent_name: name },
    ...{ support_lib_id: LIBRARY, init_support_lib_id: LIBRARY, permissions: { canTakeChats: true } },
  });

/** Those chats in a list of somebody. */
const listed = ({ page }: Actor, list: string) =>
  page.getByRole('region', { name: new RegExp(`^${list}`) }).locator(`[data-chat^="left-${id}"]`);

describe('a teammate leaves with 10 chats (D-137, D-138)', () => {
  it('who are given to those who are there, none of whom gets more than they may have', async () => {
    const agent = await newPerson();
    // Nobody else of the library gets any, whoever else is there.
    const people = [AGENT, OTHER].map((uid) => ({ uid, chat_capacity: MOST, ticket_capacity: 0 }));
    await plant({
      [docPath.routingRules(LIBRARY)]: { ...DEFAULT_ROUTING_RULES, chat_capacity: 0, people },
      [docPath.user(LEAVER)]: teammate(LEAVER, 'Lea'),
      [docPath.user(OTHER)]: teammate(OTHER, 'Pia'),
      ...Object.fromEntries(REFS.map((ref, index) => [docPath.conversation(ref), chat(ref, index)])),
    });
    await plantAccess(REFS, LIBRARY);
    await plantPresence(LIBRARY, OTHER, true);
    await signIn(agent, AGENT);
    await agent.goto('/admin/chatinbox');
    await agent.page.getByText(CHAT_TEXTS.emptyYours).waitFor();

    await setFields(docPath.user(LEAVER), { is_active: false });
    // Two of ten wait until somebody has room.
    await expect.poll(() => listed(agent, CHAT_TEXTS.queue).count()).toBe(REFS.length - 2 * MOST);
    await expect.poll(() => listed(agent, CHAT_TEXTS.yours).count()).toBe(MOST);
    await listed(agent, CHAT_TEXTS.yours).first().click();
    await agent.page.getByText(/Given to .* open of 4, .* of the 2 people who could take it/).waitFor();
    expect(await listed(agent, CHAT_TEXTS.yours).count()).toBe(MOST);
  });
});
