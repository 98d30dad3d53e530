import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, call } from './support/call';
import { mailsTo } from './support/mailbox';
import { type Identity, newStaff, overriding, signIn } from './support/people';
import { db, eventually, hostOf, people } from './support/suite';
import { newLibrary, unique } from './support/world';

const INVITATIONS = '/api/teams/invitations';
const DAY_MS = 24 * 60 * 60 * 1000;

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner', { display_name: 'Olga' });
});

const newEmail = () => `${unique('invited-')}@acme.example`;

const invite = (email: string, agent_role = 'writer', who = owner) =>
  call('POST', INVITATIONS, { email, agent_role }, { token: who.token });

const idOf = ({ body }: Answer) => String((body.data?.invitation as { id?: string } | undefined)?.id);

const approve = (token: string) =>
  call('GET', `/api/invitation/approve?token=${encodeURIComponent(token)}`, undefined);

const INVALID = { status: 410, body: { status: 410, message: INVITATION_TEXTS.invalid } };
const APPROVED = { status: 200, body: { status: 200, data: { message: INVITATION_TEXTS.approved } } };

/** The token of the newest invitation mailed to an address. */
async function mailedToken(email: string, count = 1): Promise<string> {
  const texts = await eventually(async () => {
    const tokens = (await mailsTo(email)).flatMap(
      ({ text }) => /join\?token=([\w.-]+)/.exec(text)?.[1] ?? [],
    );
    expect(tokens).toHaveLength(count);
    return tokens;
  });
  return texts.at(-1) ?? '';
}

async function passwordCodes(email: string): Promise<string[]> {
  const mails = (await mailsTo(email)).filter(({ subject }) => subject === 'Choose your password');
  return mails.flatMap(({ text }) => /resetpassword\?oobCode=([\w-]+)/.exec(text)?.[1] ?? []);
}

/** What the page behind the mail's link does. */
async function choosePassword(oobCode: string, newPassword: string): Promise<void> {
  const response = await fetch(
    `http://${hostOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode, newPassword }),
    },
  );
  expect(response.status).toBe(200);
}

async function personOf(email: string) {
  const { uid, disabled } = await people.getUserByEmail(email);
  const user = await db.doc(docPath.user(uid)).get();
  return { uid, disabled, user };
}

const actionsIn = async (library: string) => {
  const log = await db.collection(COLLECTIONS.audit).where('support_lib_id', '==', library).get();
  return log.docs.map((entry) => String(entry.get('action'))).sort();
};

describe('an invitation', () => {
  it('S7.1-10, D-09: brings a new person onto the team, who chooses a password by mail', async () => {
    const email = newEmail();
    expect((await invite(email.toUpperCase())).body.data).toMatchObject({
      invitation: { email, agent_role: 'writer', state: 'pending', invited_by_name: 'Olga' },
    });
    expect(await approve(await mailedToken(email))).toEqual(APPROVED);
    const { uid, user } = await personOf(email);
    expect(user.data()).toMatchObject({
      user_email: email,
      agent_role: 'writer',
      support_lib_id: libraryId,
      init_support_lib_id: libraryId,
      is_active: true,
      permissions: resolvePermissions('writer'),
    });
    expect((await db.doc(docPath.libraryPrivate(libraryId)).get()).get('library_users')).toContain(uid);
    const [code] = await eventually(async () => {
      const codes = await passwordCodes(email);
      expect(codes).toHaveLength(1);
      return codes;
    });
    expect((await signIn(email, 'my-own-password')).token).toBe('');
    await choosePassword(code ?? '', 'my-own-password');
    expect((await signIn(email, 'my-own-password')).uid).toBe(uid);
  });

  it('D-09: stores no secret, and empties the mail that held it', async () => {
    const email = newEmail();
    const id = idOf(await invite(email));
    const secret = (await mailedToken(email)).split('.')[1] ?? '';
    expect(secret).toHaveLength(43);
    const stored = await db.doc(docPath.invitation(id)).get();
    expect(JSON.stringify(stored.data())).not.toContain(secret);
    await eventually(async () => {
      const outbox = await db.collection(COLLECTIONS.outbox).where('to', '==', email).get();
      expect(outbox.docs.map((mail) => [mail.get('text'), mail.get('html')])).toEqual([['', '']]);
    });
  });

  it('D-09: followed five times at once it has its effects once and says the same each time', async () => {
    const library = await newLibrary();
    const inviter = await newStaff(library, 'owner');
    const email = newEmail();
    await invite(email, 'agent', inviter);
    const token = await mailedToken(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(token)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => APPROVED));
    expect(await actionsIn(library)).toEqual(['invitation-approved', 'teammate-invited']);
    await eventually(async () => expect(await passwordCodes(email)).toHaveLength(1));
    const team = await db.collection(COLLECTIONS.users).where('support_lib_id', '==', library).get();
    expect(team.size).toBe(2);
  });

  it('D-09: a repeat within a day changes nothing, not even back; later it is used up', async () => {
    const email = newEmail();
    const id = idOf(await invite(email));
    const token = await mailedToken(email);
    await approve(token);
    const { uid } = await personOf(email);
    await db.doc(docPath.user(uid)).update({ agent_role: 'agent' });
    expect(await approve(token)).toEqual(APPROVED);
    expect((await db.doc(docPath.user(uid)).get()).get('agent_role')).toBe('agent');
    await db.doc(docPath.invitation(id)).update({ approved_at: Timestamp.fromMillis(Date.now() - DAY_MS) });
    expect(await approve(token)).toEqual(INVALID);
  });

  it('a repeat does not let somebody back in who was deactivated since', async () => {
    const email = newEmail();
    await invite(email);
    const token = await mailedToken(email);
    await approve(token);
    const { uid } = await personOf(email);
    await db.doc(docPath.user(uid)).update({ is_active: false });
    await people.updateUser(uid, { disabled: true });
    await approve(token);
    expect(await personOf(email)).toMatchObject({ disabled: true });
    expect((await db.doc(docPath.user(uid)).get()).get('is_active')).toBe(false);
  });

  it('S8-26: expired, revoked, forged and unknown links get the same answer', async () => {
    const email = newEmail();
    const id = idOf(await invite(email));
    const token = await mailedToken(email);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const unknown = `${'f'.repeat(40)}.${token.split('.')[1]}`;
    for (const other of [forged, unknown, 'nonsense', '']) expect(await approve(other)).toEqual(INVALID);
    await db.doc(docPath.invitation(id)).update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect(await approve(token)).toEqual(INVALID);
    await call('DELETE', `${INVITATIONS}/${id}`, undefined, { token: owner.token });
    expect(await approve(token)).toEqual(INVALID);
    await expect(people.getUserByEmail(email)).rejects.toThrow();
  });

  it('sent again it has a new link, and the old one ends', async () => {
    const email = newEmail();
    const id = idOf(await invite(email));
    const first = await mailedToken(email);
    const again = await call('PATCH', `${INVITATIONS}/${id}`, {}, { token: owner.token });
    expect(again.status).toBe(200);
    const second = await mailedToken(email, 2);
    expect(await approve(first)).toEqual(INVALID);
    expect(await approve(second)).toEqual(APPROVED);
    expect((await call('PATCH', `${INVITATIONS}/${id}`, {}, { token: owner.token })).status).toBe(409);
  });
});

describe('an address that has an account', () => {
  it('of another library is told so, and stays there', async () => {
    const email = newEmail();
    const { uid } = await people.createUser({ email, password: 'their-own-password' });
    const elsewhere = await newLibrary();
    const stranger = await newStaff(elsewhere, 'agent');
    const data = (await db.doc(docPath.user(stranger.uid)).get()).data() ?? {};
    await db.doc(docPath.user(uid)).set({ ...data, user_email: email });
    expect((await invite(email)).status).toBe(200);
    const answer = await approve(await mailedToken(email));
    expect(answer).toEqual({ status: 409, body: { status: 409, message: INVITATION_TEXTS.otherLibrary } });
    expect((await db.doc(docPath.user(uid)).get()).get('support_lib_id')).toBe(elsewhere);
    expect((await signIn(email, 'their-own-password')).token).not.toBe('');
  });

  it('that somebody else signed up with is taken from them', async () => {
    const email = newEmail();
    const { uid } = await people.createUser({ email, password: 'squatter-password' });
    await invite(email);
    expect(await approve(await mailedToken(email))).toEqual(APPROVED);
    expect((await signIn(email, 'squatter-password')).token).toBe('');
    expect((await people.getUser(uid)).emailVerified).toBe(true);
    await eventually(async () => expect(await passwordCodes(email)).toHaveLength(1));
  });

  it('of a deactivated teammate comes back with the role of the invitation', async () => {
    const email = newEmail();
    await invite(email, 'editor');
    await approve(await mailedToken(email));
    const { uid } = await personOf(email);
    await db
      .doc(docPath.user(uid))
      .update({ is_active: false, ...overriding('editor', { canTakeChats: true }) });
    await people.updateUser(uid, { disabled: true });
    expect((await invite(email, 'agent')).status).toBe(200);
    expect(await approve(await mailedToken(email, 2))).toEqual(APPROVED);
    const { user, disabled } = await personOf(email);
    expect(disabled).toBe(false);
    expect(user.data()).toMatchObject({
      is_active: true,
      agent_role: 'agent',
      permissions: resolvePermissions('agent'),
      permission_overrides: {},
      session_version: 1,
    });
  });

  it('of an active teammate is not invited again', async () => {
    const email = newEmail();
    await invite(email);
    await approve(await mailedToken(email));
    expect(await invite(email)).toMatchObject({
      status: 409,
      body: { message: INVITATION_TEXTS.alreadyTeammate },
    });
  });
});

describe('inviting', () => {
  it('an address twice at once makes one invitation and one mail', async () => {
    const email = newEmail();
    const statuses = (await Promise.all([invite(email), invite(email), invite(email)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
    await mailedToken(email);
    expect((await mailsTo(email)).length).toBe(1);
  });

  it.each([
    ['writer', 403],
    ['agent', 403],
    ['editor', 403],
    ['admin', 200],
  ] as const)('is for those with the permission: %s gets %i', async (role, status) => {
    const staff = await newStaff(libraryId, role);
    expect((await invite(newEmail(), 'agent', staff)).status).toBe(status);
    const list = await call('GET', INVITATIONS, undefined, { token: staff.token });
    expect(list.status).toBe(status);
  });

  it('D-33: nobody invites with a role above their own or one that may do what they may not', async () => {
    const writer = await newStaff(libraryId, 'writer', overriding('writer', { canInviteNewUsers: true }));
    expect((await invite(newEmail(), 'writer', writer)).status).toBe(200);
    for (const role of ['agent', 'editor', 'admin', 'owner']) {
      expect((await invite(newEmail(), role, writer)).status).toBe(403);
    }
    expect((await invite(newEmail(), 'owner')).status).toBe(403);
  });

  it('D-33: nobody revokes or sends again what they could not have sent', async () => {
    const writer = await newStaff(libraryId, 'writer', overriding('writer', { canInviteNewUsers: true }));
    const id = idOf(await invite(newEmail(), 'admin'));
    for (const method of ['PATCH', 'DELETE']) {
      expect((await call(method, `${INVITATIONS}/${id}`, {}, { token: writer.token })).status).toBe(403);
    }
  });

  it('refuses what is no address and no role, and anybody without a token', async () => {
    expect((await invite('nobody')).status).toBe(400);
    expect((await invite('a@b.example\r\nbcc: c@d.example')).status).toBe(400);
    expect((await invite(newEmail(), 'emperor')).status).toBe(400);
    expect((await call('GET', INVITATIONS, undefined)).status).toBe(401);
  });

  it('ends at a hundred open invitations', async () => {
    const library = await newLibrary();
    const inviter = await newStaff(library, 'owner');
    const batch = db.batch();
    for (let index = 0; index < LIMITS.activeInvitations; index += 1) {
      const ref = db.collection(COLLECTIONS.invitations).doc(unique(`open${index}x`));
      batch.set(ref, { support_lib_id: library, status: 'pending' });
    }
    await batch.commit();
    const answer = await invite(newEmail(), 'agent', inviter);
    expect(answer).toMatchObject({ status: 409, body: { message: INVITATION_TEXTS.tooMany } });
  });

  it("another library's invitation is as if it were not there", async () => {
    const id = idOf(await invite(newEmail()));
    const stranger = await newStaff(await newLibrary(), 'owner');
    for (const method of ['PATCH', 'DELETE']) {
      const foreign = await call(method, `${INVITATIONS}/${id}`, {}, { token: stranger.token });
      const missing = await call(method, `${INVITATIONS}/${'0'.repeat(40)}`, {}, { token: stranger.token });
      expect(foreign).toEqual(missing);
      expect(foreign.status).toBe(404);
    }
    const path = `${INVITATIONS}?cursor=${id}`;
    expect((await call('GET', path, undefined, { token: stranger.token })).status).toBe(404);
  });

  it('is listed page by page, newest first, and says who revoked nothing twice', async () => {
    const library = await newLibrary();
    const inviter = await newStaff(library, 'owner');
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await invite(email, 'agent', inviter);
    const list = async (query: string) => {
      const { body } = await call('GET', `${INVITATIONS}?${query}`, undefined, { token: inviter.token });
      const data = body.data as {
        invitations: { email: string; id: string; state: string }[];
        nextCursor: string;
      };
      return data;
    };
    const first = await list('limit=2');
    expect(first.invitations.map(({ email }) => email)).toEqual([emails[2], emails[1]]);
    expect(JSON.stringify(first)).not.toContain('token');
    const second = await list(`limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ invitations: [{ email: emails[0] }], nextCursor: '' });

    const id = first.invitations[0]?.id;
    for (const _again of [1, 2]) {
      const revoked = await call('DELETE', `${INVITATIONS}/${id}`, undefined, { token: inviter.token });
      expect(revoked.body.data).toMatchObject({ invitation: { state: 'revoked' } });
    }
    expect((await list('status=pending')).invitations).toHaveLength(2);
    expect((await actionsIn(library)).filter((action) => action === 'invitation-revoked')).toHaveLength(1);
  });
});
