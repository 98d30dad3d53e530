import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import type { PermissionSlug, Role } from '@harborline/domain/permissions/slugs';
import { user as userDocument } from '@harborline/domain/stores/users';
import type { StoredData } from '@harborline/domain/stores/writes';
import { makeUser } from '@harborline/domain/testing/factories';
import { call } from './call';
import { db, hostOf, people } from './suite';
import { layOut, stored, unique } from './world';

export interface Identity {
  readonly uid: string;
  readonly token: string;
}

interface SignInAnswer {
  readonly localId: string;
  readonly idToken: string;
}

async function identity(method: string, body: object): Promise<Identity> {
  const address = `http://${hostOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  const answer = (await response.json()) as SignInAnswer;
  return { uid: answer.localId, token: answer.idToken };
}

/** An anonymous visitor, signed in as the pages do it. */
export const newVisitor = () => identity('signUp', {});

/** Fields of a person's document that a test cares about. */
export type PersonChanges = Partial<StoredData<ReturnType<typeof userDocument>>>;

/** A signed-in person with a role's permissions. */
export async function newStaff(
  libraryId: string,
  role: Role,
  changes: PersonChanges = {},
): Promise<Identity> {
  const { uid } = await people.createUser({});
  const user = makeUser({
    agent_role: role,
    support_lib_id: libraryId,
    init_support_lib_id: libraryId,
    permissions: resolvePermissions(role),
  });
  await layOut(userDocument(uid), { ...stored(user), ...changes });
  const signedIn = await identity('signInWithCustomToken', { token: await people.createCustomToken(uid) });
  return { uid, token: signedIn.token };
}

export interface Account extends Identity {
  readonly email: string;
  readonly password: string;
}

/** Signs in with address and password. @returns an empty token if refused */
export async function signIn(email: string, password: string): Promise<Identity> {
  const { uid = '', token = '' } = await identity('signInWithPassword', { email, password });
  return { uid, token };
}

/** A signed-in person with their own address and password. */
export async function newAccount(
  libraryId: string,
  role: Role,
  changes: PersonChanges = {},
): Promise<Account> {
  const email = `${unique('staff-')}@acme.example`;
  const password = 'first-password';
  const { uid } = await people.createUser({ email, password });
  const user = makeUser({
    user_email: email,
    agent_role: role,
    support_lib_id: libraryId,
    init_support_lib_id: libraryId,
  });
  await layOut(userDocument(uid), { ...stored(user), ...changes });
  return { email, password, ...(await signIn(email, password)) };
}

/** Fields of a person's document whose permissions differ from their role's. */
export const overriding = (role: Role, overrides: Partial<Record<PermissionSlug, boolean>>) => ({
  permission_overrides: overrides,
  permissions: resolvePermissions(role, overrides),
});

/** Signs staff in at the inbox service. @returns the chat token, '' if refused */
export async function chatTokenOf({ uid, token }: Identity): Promise<string> {
  const user = await db.doc(docPath.user(uid)).get();
  const body = { email: user.get('user_email'), user_id: uid, support_lib_id: user.get('support_lib_id') };
  const answer = await call('POST', '/api/inbox/login', body, { token });
  return String(answer.body.data?.token ?? '');
}

/** A person whose token is a chat token. */
export async function newChatStaff(
  libraryId: string,
  role: Role,
  changes: PersonChanges = {},
): Promise<Identity> {
  const staff = await newStaff(libraryId, role, changes);
  return { uid: staff.uid, token: await chatTokenOf(staff) };
}
