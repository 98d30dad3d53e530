import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/call';
import {
  actionsIn,
  approve,
  choosePassword,
  INVITATIONS,
  idOf,
  invite,
  mailedToken,
  newEmail,
  passwordCodes,
  personOf,
} from './support/invitations';
import { mailsTo } from './support/mailbox';
import { type Identity, newAccount, newStaff, overriding, signIn } from './support/people';
import { db, eventually, people } from './support/suite';
import { newLibrary } from './support/world';

const DAY_MS = 24 * 60 * 60 * 1000;

const INVALID = { status: 410, body: { status: 410, message: INVITATION_TEXTS.invalid } };
/** The answer to a valid link of an invitation to this address. */
const approvedFor = (email: string) => ({
  status: 200,
  body: { status: 200, data: { message: INVITATION_TEXTS.approved, email } },
});

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
});
// One owner for each test: one person may not send all these invitations within a minute.
beforeEach(async () => {
  owner = await newStaff(libraryId, 'owner', { display_name: 'Olga' });
});

describe('an invitation', () => {
  it('S7.1-10, D-09: brings a new person onto the team, who chooses a password by mail', async () => {
    const email = newEmail();
    expect((await invite(owner, email.toUpperCase())).body.data).toMatchObject({
      invitation: { email, agent_role: 'writer', state: 'pending', invited_by_name: 'Olga' },
    });
    expect(await approve(await mailedToken(email))).toEqual(approvedFor(email));
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
    const id = idOf(await invite(owner, email));
    const secret = (await mailedToken(email)).split('.')[1] ?? '';
    expect(secret).toHaveLength(43);
    const stored = await db.doc(docPath.invitation(id)).get();
    expect(JSON.stringify(stored.data())).not.toContain(secret);
    await eventually(async () => {
      const outbox = await db.collection(COLLECTIONS.outbox).where('to', '==', email).get();
      expect(outbox.docs.map((mail) => [mail.get('text'), mail.get('html')])).toEqual([['', '']]);
    });
  });

  it('D-09: followed five times at once, it takes effect once and answers the same each time', async () => {
    const library = await newLibrary();
    const inviter = await newStaff(library, 'owner');
    const email = newEmail();
    await invite(inviter, email, 'agent');
    const token = await mailedToken(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(token)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => approvedFor(email)));
    expect(await actionsIn(library)).toEqual(['invitation-approved', 'teammate-invited']);
    await eventually(async () => expect(await passwordCodes(email)).toHaveLength(1));
    const team = await db.collection(COLLECTIONS.users).where('support_lib_id', '==', library).get();
    expect(team.size).toBe(2);
  });

  it('D-09: a repeat within a day changes nothing and does not undo later changes; after that the link is used up', async () => {
    const email = newEmail();
    const id = idOf(await invite(owner, email));
    const token = await mailedToken(email);
    await approve(token);
    const { uid } = await personOf(email);
    await db.doc(docPath.user(uid)).update({ agent_role: 'agent' });
    expect(await approve(token)).toEqual(approvedFor(email));
    expect((await db.doc(docPath.user(uid)).get()).get('agent_role')).toBe('agent');
    await db.doc(docPath.invitation(id)).update({ approved_at: Timestamp.fromMillis(Date.now() - DAY_MS) });
    expect(await approve(token)).toEqual(INVALID);
  });

  it('a repeat does not let a person back in who has been deactivated meanwhile', async () => {
    const email = newEmail();
    await invite(owner, email);
    const token = await mailedToken(email);
    await approve(token);
    const { uid } = await personOf(email);
    await db.doc(docPath.user(uid)).update({ is_active: false });
    await people.updateUser(uid, { disabled: true });
    await approve(token);
    expect(await personOf(email)).toMatchObject({ disabled: true });
    expect((await db.doc(docPath.user(uid)).get()).get('is_active')).toBe(false);
  });

  it('stops working while its sender is deactivated', async () => {
    const sender = await newStaff(libraryId, 'admin');
    const email = newEmail();
    await invite(sender, email);
    const token = await mailedToken(email);
    await db.doc(docPath.user(sender.uid)).update({ is_active: false });
    expect(await approve(token)).toEqual(INVALID);
    await db.doc(docPath.user(sender.uid)).update({ is_active: true });
    expect(await approve(token)).toEqual(approvedFor(email));
    await db.doc(docPath.user(sender.uid)).update({ is_active: false });
    expect(await approve(token)).toEqual(approvedFor(email));
  });

  it('D-33: stops working when its sender may no longer give the role, until somebody else resends it', async () => {
    const sender = await newStaff(libraryId, 'admin');
    const email = newEmail();
    const id = idOf(await invite(sender, email, 'admin'));
    const token = await mailedToken(email);
    await db
      .doc(docPath.user(sender.uid))
      .update({ agent_role: 'writer', ...overriding('writer', { canInviteNewUsers: true }) });
    expect(await approve(token)).toEqual(INVALID);
    await expect(people.getUserByEmail(email)).rejects.toThrow();
    await call('PATCH', `${INVITATIONS}/${id}`, {}, { token: owner.token });
    expect(await approve(await mailedToken(email, 2))).toEqual(approvedFor(email));
    expect((await personOf(email)).user.get('agent_role')).toBe('admin');
  });

  it('S8-26: expired, revoked, forged and unknown links get the same answer', async () => {
    const email = newEmail();
    const id = idOf(await invite(owner, email));
    const token = await mailedToken(email);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const unknown = `${'f'.repeat(40)}.${token.split('.')[1]}`;
    const mangled = ['nonsense', '', 'x'.repeat(300), `${token}&token=x`];
    for (const other of [forged, unknown, ...mangled]) expect(await approve(other)).toEqual(INVALID);
    expect(await call('GET', '/api/invitation/approve', undefined)).toEqual(INVALID);
    await db.doc(docPath.invitation(id)).update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect(await approve(token)).toEqual(INVALID);
    await call('DELETE', `${INVITATIONS}/${id}`, undefined, { token: owner.token });
    expect(await approve(token)).toEqual(INVALID);
    await expect(people.getUserByEmail(email)).rejects.toThrow();
  });

  it('has a new link when resent, and the old link stops working', async () => {
    const email = newEmail();
    const id = idOf(await invite(owner, email));
    const first = await mailedToken(email);
    const again = await call('PATCH', `${INVITATIONS}/${id}`, {}, { token: owner.token });
    expect(again.status).toBe(200);
    const second = await mailedToken(email, 2);
    expect(await approve(first)).toEqual(INVALID);
    expect(await approve(second)).toEqual(approvedFor(email));
    expect((await call('PATCH', `${INVITATIONS}/${id}`, {}, { token: owner.token })).status).toBe(409);
  });
});

describe('an address that has an account', () => {
  it('of another library is refused, and stays there', async () => {
    const email = newEmail();
    const { uid } = await people.createUser({ email, password: 'their-own-password' });
    const elsewhere = await newLibrary();
    const stranger = await newStaff(elsewhere, 'agent');
    const data = (await db.doc(docPath.user(stranger.uid)).get()).data() ?? {};
    await db.doc(docPath.user(uid)).set({ ...data, user_email: email });
    expect((await invite(owner, email)).status).toBe(200);
    const answer = await approve(await mailedToken(email));
    expect(answer).toEqual({ status: 409, body: { status: 409, message: INVITATION_TEXTS.otherLibrary } });
    expect((await db.doc(docPath.user(uid)).get()).get('support_lib_id')).toBe(elsewhere);
    expect((await signIn(email, 'their-own-password')).token).not.toBe('');
  });

  it('that a stranger signed up with is taken from the stranger', async () => {
    const email = newEmail();
    await people.createUser({ email, password: 'squatter-password' });
    await invite(owner, email);
    expect(await approve(await mailedToken(email))).toEqual(approvedFor(email));
    expect((await signIn(email, 'squatter-password')).token).toBe('');
    expect((await people.getUserByEmail(email)).emailVerified).toBe(true);
    await eventually(async () => expect(await passwordCodes(email)).toHaveLength(1));
  });

  it("that a stranger signed up with and is still signed in to: the stranger's token is not on the team", async () => {
    const email = newEmail();
    await people.createUser({ email, password: 'squatter-password' });
    const squatter = await signIn(email, 'squatter-password');
    await invite(owner, email, 'admin');
    expect(await approve(await mailedToken(email))).toEqual(approvedFor(email));
    expect((await personOf(email)).user.get('agent_role')).toBe('admin');
    const answer = await call('GET', '/api/teams/user', undefined, { token: squatter.token });
    expect([401, 403]).toContain(answer.status);
    expect((await db.doc(docPath.user(squatter.uid)).get()).exists).toBe(false);
  });

  it('that a teammate gave their own account before being deactivated does not let them back in', async () => {
    const leaver = await newAccount(libraryId, 'agent');
    const email = newEmail();
    await people.updateUser(leaver.uid, { email });
    await db.doc(docPath.user(leaver.uid)).update({ is_active: false });
    expect((await invite(owner, email, 'admin')).status).toBe(200);
    expect(await approve(await mailedToken(email))).toMatchObject({
      status: 409,
      body: { message: INVITATION_TEXTS.otherPerson },
    });
    expect((await db.doc(docPath.user(leaver.uid)).get()).data()).toMatchObject({
      is_active: false,
      agent_role: 'agent',
    });
  });

  it('invited by two libraries at once joins one of them, with an existing account', async () => {
    const email = newEmail();
    const elsewhere = await newStaff(await newLibrary(), 'owner');
    await Promise.all([invite(owner, email), invite(elsewhere, email)]);
    await mailedToken(email, 2);
    const mails = (await mailsTo(email)).flatMap(({ text }) => /token=([\w.-]+)/.exec(text)?.[1] ?? []);
    const answers = await Promise.all(mails.map(approve));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const team = await db.collection(COLLECTIONS.users).where('user_email', '==', email).get();
    expect(team.docs.map(({ id }) => id)).toEqual([(await personOf(email)).uid]);
  });

  it('that an invited person no longer uses gets a new account for its next owner', async () => {
    const email = newEmail();
    await invite(owner, email);
    await approve(await mailedToken(email));
    const { uid } = await personOf(email);
    await people.updateUser(uid, { email: newEmail() });
    await invite(owner, email, 'agent');
    expect(await approve(await mailedToken(email, 2))).toEqual(approvedFor(email));
    expect((await personOf(email)).uid).not.toBe(uid);
  });

  it('that a teammate has given their own account meanwhile does not use up the invitation', async () => {
    const teammate = await newAccount(libraryId, 'agent');
    const email = newEmail();
    const id = idOf(await invite(owner, email, 'admin'));
    await people.updateUser(teammate.uid, { email });
    expect((await approve(await mailedToken(email))).status).toBe(409);
    expect((await db.doc(docPath.invitation(id)).get()).get('status')).toBe('pending');
  });

  it('of a deactivated teammate comes back with the role of the invitation', async () => {
    const email = newEmail();
    await invite(owner, email, 'editor');
    await approve(await mailedToken(email));
    const { uid } = await personOf(email);
    await db
      .doc(docPath.user(uid))
      .update({ is_active: false, ...overriding('editor', { canTakeChats: true }) });
    await people.updateUser(uid, { disabled: true });
    expect((await invite(owner, email, 'agent')).status).toBe(200);
    expect(await approve(await mailedToken(email, 2))).toEqual(approvedFor(email));
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
    await invite(owner, email);
    await approve(await mailedToken(email));
    expect(await invite(owner, email)).toMatchObject({
      status: 409,
      body: { message: INVITATION_TEXTS.alreadyTeammate },
    });
  });
});
