import { conversationUpdate, type NewMessage } from '@harborline/domain/conversation/build-message';
import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import { countedTickets } from '@harborline/domain/stores/conversations';
import { describe, expect, it } from 'vitest';
import {
  commit,
  counted,
  type FirestoreOperation,
  layOut,
  limit,
  list,
  orderBy,
  SERVER_TIME,
  set,
  touch,
  update,
  verdictOn,
  where,
} from './support/firestore';
import { LIB, type Person } from './support/people';
import { addressOf } from './support/ports';
import { PROJECT } from './support/project';
import { CONVERSATION, conversation, message, useWorld } from './support/world';

useWorld();

/** A mark that no ledger reaches: it returns the present mark. */
const NO_REQUESTS = 10 ** 14;

async function statement(since: number) {
  const { host, port } = addressOf('firestore');
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT}:billing?since=${since}`);
  return (await answer.json()) as { mark: number; requests: { caller: string; reads: number }[] };
}

/** Reads billed to a person: documents and the rules' lookups. */
async function readsOf(person: Person, operation: FirestoreOperation): Promise<number> {
  touch();
  const { mark } = await statement(NO_REQUESTS);
  expect(await verdictOn(person, operation)).toBe('allowed');
  const { requests } = await statement(mark);
  const own = requests.filter(({ caller }) => caller === `user:${person}`);
  return own.reduce((sum, { reads }) => sum + reads, 0);
}

function send(from: Record<string, unknown>) {
  const written = {
    ...message({}),
    ...from,
    created_at: SERVER_TIME,
  } as unknown as NewMessage<unknown>;
  return commit(
    set(docPath.message(CONVERSATION, 'fresh'), written),
    update(docPath.conversation(CONVERSATION), conversationUpdate('fresh', written)),
  );
}

describe('reads by rules are billed', () => {
  it('a page of the inbox costs its conversations and the person', async () => {
    const tickets = Array.from(
      { length: 20 },
      (_, n) => [`conversation${n}`, conversation(LIB, {})] as const,
    );
    await layOut(Object.fromEntries(tickets.map(([ref, ticket]) => [docPath.conversation(ref), ticket])));
    const inbox = list(
      'Conversations',
      where('support_lib_id', '==', LIB),
      where('source', 'in', TICKET_SOURCES),
      orderBy('last_message_at', 'desc'),
      limit(20),
    );
    expect(await readsOf('agent', inbox)).toBe(20 + 1);
    expect(await readsOf('agencyInside', inbox)).toBe(20 + 1);
  });

  it('a count beside a list costs one read and the person, not one per ticket', async () => {
    const tickets = Array.from({ length: 60 }, (_, n) => [`counted${n}`, conversation(LIB, {})] as const);
    await layOut(Object.fromEntries(tickets.map(([ref, ticket]) => [docPath.conversation(ref), ticket])));
    const query = countedTickets({ libraryId: LIB, kind: 'all', uid: 'agent', status: 'open', tag: null });
    expect(await readsOf('agent', counted(query))).toBe(1 + 1);
  });

  it('an answer costs the person, the conversation before and after, and the message after', async () => {
    const answer = { sender_type: 'agent', sender_ref: 'agent', sender_name: 'Ada' };
    expect(await readsOf('agent', send(answer))).toBe(4);
  });

  it("a visitor's message costs the same without a person", async () => {
    const question = { sender_type: 'visitor', sender_ref: 'visitor' };
    expect(await readsOf('visitor', send(question))).toBe(3);
  });

  it("marking a conversation read costs the person, changing one's own profile nothing", async () => {
    const seen = { is_unread_by_staff: false };
    const at = docPath.conversation(CONVERSATION);
    expect(await readsOf('agent', update(at, seen))).toBe(1);
    const user = docPath.user('agent');
    expect(await readsOf('agent', update(user, { is_away: 1 }))).toBe(0);
  });

  it('changing a part of the library costs the person, the change record, and the library before and after', async () => {
    const log = { updated_by: 'owner', updated_at: SERVER_TIME, area: 'theme' };
    const save = commit(
      update(docPath.library(LIB), { 'publicHelpCenterTheme.themeColor': '#123456' }),
      set(docPath.libraryLastChange(LIB), log),
    );
    expect(await readsOf('owner', save)).toBe(4);
  });

  it('a translation costs the person', async () => {
    const word = { support_lib_id: LIB, source: 'a', translation: 'b' };
    expect(await readsOf('owner', set(docPath.translation('w'), word))).toBe(1);
  });
});
