import { getRouting, replayRouting } from '@harborline/domain/api/inbox/routing';
import { getTeams } from '@harborline/domain/api/inbox/teams';
import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { DEFAULT_ROUTING_RULES, defaultTeamRules } from '@harborline/domain/routing/rules';
import { makeConversation } from '@harborline/domain/testing/factories';
import { ROUTING_TEXTS } from '@harborline/domain/texts/routing';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored as storedAs, unique } from './support/world';

const PATH = '/api/inbox/routing';

let libraryId = '';
let owner: Identity;
let ada: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
  ada = await newChatStaff(libraryId, 'agent', { agent_name: 'Ada', display_name: 'Ada' });
});

const get = (who = owner) => call('GET', PATH, undefined, { token: who.token });
const put = (body: object, who = owner) => call('PUT', PATH, body, { token: who.token });
const stored = async () => getRouting.answer.parse((await get()).body.data);
const save = async (changes: Partial<RoutingRules>) => put({ ...(await stored()), ...changes });

async function newTeam(name: string): Promise<string> {
  const { body } = await call(
    'POST',
    '/api/inbox/teams',
    { name, member_uids: [ada.uid] },
    { token: owner.token },
  );
  const { teams } = getTeams.answer.parse(body.data);
  return teams.find((team) => team.name === name)?.ref ?? '';
}

describe('GET and PUT routing (D-137)', () => {
  it('begin with nothing given but chats, keep each change and log it once, in names', async () => {
    expect(await stored()).toEqual(DEFAULT_ROUTING_RULES);
    const team = await newTeam('Billing');
    const rules = {
      ...DEFAULT_ROUTING_RULES,
      gives_tickets: true,
      people: [{ uid: ada.uid, chat_capacity: 2, ticket_capacity: 5 }],
      skills: [{ ref: 'german', name: 'German', uids: [ada.uid] }],
      teams: [{ ...defaultTeamRules(team), skill_refs: ['german'], overflow: 'nobody' as const }],
    };
    expect((await put(rules)).status).toBe(200);
    expect(await stored()).toEqual({ ...rules, version: 1 });
    // What changes nothing is no change; nor is one that is sent again.
    expect((await put(rules)).body.data).toMatchObject({ version: 1 });
    const logged = await db.collection(COLLECTIONS.audit).where('actor.uid', '==', owner.uid).get();
    const entries = logged.docs
      .map((entry) => entry.data())
      .filter(({ details }) => details?.area === 'routing');
    expect(entries).toMatchObject([
      {
        action: 'settings-changed',
        support_lib_id: libraryId,
        changes: [
          { field: 'routing.givesTickets', before: 'false', after: 'true' },
          { field: 'routing.people', before: '', after: 'Ada: Chats 2, tickets 5' },
          { field: 'routing.skills', before: '', after: 'German: Ada' },
          {
            field: 'routing.teams',
            before: '',
            after:
              "Billing: chats after the library's wait, tickets after the library's wait, then nobody else, needs German",
          },
        ],
      },
    ]);
  });

  it('refuse a change of rules that somebody else has changed since', async () => {
    const seen = await stored();
    await save({ ticket_wait_minutes: 99 });
    const late = await put({ ...seen, ticket_wait_minutes: 1 });
    expect([late.status, late.body.message]).toEqual([409, ROUTING_TEXTS.changedMeanwhile]);
  });

  it('name people and teams of the own library alone, and those that have left since', async () => {
    const foreign = await newChatStaff(await newLibrary(), 'agent');
    const person = { uid: foreign.uid, chat_capacity: 1, ticket_capacity: 1 };
    expect((await save({ people: [person] })).status).toBe(404);
    const skills = [{ ref: 'x', name: 'X', uids: [foreign.uid] }];
    expect((await save({ skills })).status).toBe(404);
    const gone = await save({ teams: [defaultTeamRules('elsewhere')] });
    expect([gone.status, gone.body.message]).toEqual([409, ROUTING_TEXTS.teamGone]);
    const leaver = await newChatStaff(libraryId, 'agent');
    const people = [{ ...person, uid: leaver.uid }];
    expect((await save({ people })).status).toBe(200);
    await db.collection(COLLECTIONS.users).doc(leaver.uid).update({ is_active: false });
    expect((await save({ people, ticket_wait_minutes: 3 })).status).toBe(200);
  });

  it('refuse names that are there twice, teams that help themselves, and what is beyond a limit', async () => {
    const skill = { ref: 'a', name: 'German', uids: [] };
    const team = defaultTeamRules('');
    const itself = { overflow: 'team' as const, overflow_team_ref: 'a' };
    for (const changes of [
      { skills: [skill, { ...skill, ref: 'b', name: 'GERMAN' }] },
      { teams: [team, team] },
      { teams: [{ ...defaultTeamRules('a'), ...itself }] },
      { teams: [{ ...team, overflow: 'team' as const }] },
      { chat_capacity: 1_000 },
      { ticket_wait_minutes: -1 },
    ])
      expect((await save(changes)).status).toBe(400);
  });

  it('are for those who set up chats', async () => {
    const same = await stored();
    const agent = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canManageChatSettings: false }),
    );
    for (const answer of [await get(agent), await put(same, agent)]) expect(answer.status).toBe(403);
    const trusted = overriding('agent', { canManageChatSettings: true });
    expect((await put(same, await newChatStaff(libraryId, 'agent', trusted))).status).toBe(200);
    const visitor = await newVisitor();
    for (const answer of [await get(visitor), await put(same, visitor)]) expect(answer.status).toBe(401);
  });

  it('are those of the own library', async () => {
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await get(foreign)).body.data).toEqual(DEFAULT_ROUTING_RULES);
  });
});

describe('POST routing/replay (D-137)', () => {
  const MINUTE_MS = 60_000;

  async function newWeek() {
    const id = await newLibrary();
    const lead = await newChatStaff(id, 'owner');
    const agent = await newChatStaff(id, 'agent');
    const ticket = async (agoMs: number, fields: object = {}) => {
      const created_at = Timestamp.fromMillis(Date.now() - agoMs);
      const made = makeConversation({ support_lib_id: id });
      await db
        .doc(docPath.conversation(unique('conversation')))
        .set({ ...storedAs(made), created_at, ...fields });
    };
    const replay = (rules: object, who = lead) => call('POST', `${PATH}/replay`, rules, { token: who.token });
    return { id, lead, agent, ticket, replay };
  }
  const { version: _version, ...RULES } = DEFAULT_ROUTING_RULES;

  it('says who would have got what under other rules, and changes nothing', async () => {
    const { id, lead, agent, ticket, replay } = await newWeek();
    await Promise.all([60, 50, 40].map((ago) => ticket(ago * MINUTE_MS)));
    await ticket(8 * 24 * 60 * MINUTE_MS);
    const people = [{ uid: lead.uid, chat_capacity: 0, ticket_capacity: 0 }];
    const rules = { ...RULES, gives_tickets: true, ticket_wait_minutes: 5, ticket_capacity: 2, people };
    const answer = await replay(rules);
    expect(answer.status).toBe(200);
    const { before, after, ...looked } = replayRouting.answer.parse(answer.body.data);
    expect(looked).toEqual({ chats: 0, tickets: 3, has_stopped: false, has_hours: false });
    expect(before.ticket).toMatchObject({ given: 0, not_given: 3, median_wait: null });
    expect(after).toMatchObject({
      ticket: { given: 2, nobody: 1, median_wait: 5, longest_wait: 5 },
      people: [{ uid: agent.uid, chats: 0, tickets: 2 }],
      untaken: [{ team_ref: '', chats: 0, tickets: 1 }],
    });
    const kept = await call('GET', PATH, undefined, { token: lead.token });
    expect(kept.body.data).toEqual(DEFAULT_ROUTING_RULES);
    const found = await db.collection(COLLECTIONS.conversations).where('support_lib_id', '==', id).get();
    expect(found.docs.map((one) => one.get('assigned_to'))).not.toContain(agent.uid);
  });

  it('is for those who set up chats, and knows no people of other libraries', async () => {
    const { agent, replay } = await newWeek();
    expect((await replay(RULES, agent)).status).toBe(403);
    const foreign = { uid: ada.uid, chat_capacity: 1, ticket_capacity: 1 };
    expect((await replay({ ...RULES, people: [foreign] })).status).toBe(404);
  });
});
