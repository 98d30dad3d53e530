import { type Contract, endpointName, takesChatToken } from '@harborline/domain/api/contract';
import { ENDPOINTS } from '@harborline/domain/api/endpoints';
import { docPath } from '@harborline/domain/paths';
import { decide } from '@harborline/domain/permissions/decide';
import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { type PermissionSlug, ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { chatTokenClaims } from '@harborline/domain/session/chat-token';
import { user as userDocument } from '@harborline/domain/stores/users';
import { makeUser } from '@harborline/domain/testing/factories';
import { allBut, onlyThese } from '@harborline/domain/testing/slug-sets';
import { Timestamp } from 'firebase-admin/firestore';
import { config } from '../../src/platform/config';
import { signChatToken } from '../../src/sessions/chat-token';
import { newStaff, newVisitor, overriding, type PersonChanges } from './people';
import { db } from './suite';
import { change, newChild, newLibrary } from './world';

const HOUR_MS = 3_600_000;

/** A caller of endpoints, and what the contracts decide by. */
export interface Actor {
  readonly name: string;
  /** '' without an account */
  readonly idToken: string;
  readonly chatToken: string;
  /** the only endpoints to try with this actor; all if absent */
  readonly onlyFor?: readonly Contract[];
  /** undoes what an endpoint may have changed about the actor */
  readonly restore?: () => Promise<unknown>;
  /** absent unless the actor is active staff */
  readonly staff?: {
    readonly role: Role;
    readonly permissions: Readonly<Record<string, boolean>>;
    readonly libraryId: string;
    readonly isTimeOver: boolean;
    readonly isViewing: boolean;
  };
}

/** Every slug that some endpoint asks for. */
const NEEDED_SLUGS: readonly PermissionSlug[] = [
  ...new Set(ENDPOINTS.flatMap(({ contract }) => contract.permission.slugs)),
];

async function staffActor(
  name: string,
  libraryId: string,
  role: Role,
  changes: PersonChanges = {},
): Promise<Actor> {
  const { uid, token } = await newStaff(libraryId, role, changes);
  const home = { uid, agent_role: role, support_lib_id: libraryId, init_support_lib_id: libraryId };
  const user = makeUser({ ...home, ...changes });
  const claims = chatTokenClaims(user, Date.now());
  const actor = {
    name,
    idToken: token,
    chatToken: signChatToken(claims, config().linkSigningSecret),
  };
  if (!user.is_active) return actor;
  const isElsewhere = user.support_lib_id !== user.init_support_lib_id;
  const isTimeOver = isElsewhere && (user.acting?.until.toMillis() ?? 0) < Date.now();
  const { permissions, support_lib_id } = user;
  const isViewing = user.viewing_as !== undefined && user.viewing_as !== '';
  const restore = () => change(userDocument(uid), changes);
  return {
    ...actor,
    ...(isViewing ? { restore } : {}),
    staff: { role, permissions, libraryId: support_lib_id, isTimeOver, isViewing },
  };
}

const actingIn = (libraryId: string, untilMs: number) => ({
  support_lib_id: libraryId,
  acting: {
    support_lib_id: libraryId,
    started_at: Timestamp.fromMillis(untilMs - 8 * HOUR_MS),
    until: Timestamp.fromMillis(untilMs),
  },
});

/** Each role with its defaults, and with each slug that an endpoint asks for inverted. */
async function rolesWithSlugs(libraryId: string): Promise<Actor[]> {
  const actors: Actor[] = [];
  for (const role of ROLES) {
    actors.push(await staffActor(role, libraryId, role));
    for (const slug of NEEDED_SLUGS) {
      const isOn = ROLE_DEFAULTS[role][slug];
      const name = `${role} ${isOn ? 'without' : 'with'} ${slug}`;
      const onlyFor = ENDPOINTS.map(({ contract }) => contract).filter(({ permission }) =>
        permission.slugs.includes(slug),
      );
      const actor = await staffActor(name, libraryId, role, overriding(role, { [slug]: !isOn }));
      actors.push({ ...actor, onlyFor });
    }
  }
  return actors;
}

/** Each slug that an endpoint asks for alone, and all the other slugs together, which must open nothing more. */
async function slugsAlone(libraryId: string): Promise<Actor[]> {
  const sets = [
    ...NEEDED_SLUGS.map((slug) => [`${slug} alone`, onlyThese([slug])] as const),
    ['every slug that no endpoint asks for', allBut(NEEDED_SLUGS)] as const,
  ];
  const actors: Actor[] = [];
  for (const [name, permissions] of sets) {
    actors.push(await staffActor(name, libraryId, 'admin', { permissions }));
  }
  return actors;
}

/** All actors that the contracts are tried with. */
export async function everyActor(): Promise<Actor[]> {
  const agency = await newLibrary();
  const child = await newChild(agency);
  const inAnHour = Date.now() + HOUR_MS;
  const nothing = overriding('admin', Object.fromEntries(NEEDED_SLUGS.map((slug) => [slug, false])));
  const visitor = await newVisitor();
  return [
    { name: 'caller without a token', idToken: '', chatToken: '' },
    { name: 'caller with a broken token', idToken: 'a.b.c', chatToken: 'a.b' },
    { name: 'anonymous visitor', idToken: visitor.token, chatToken: visitor.token },
    ...(await rolesWithSlugs(child)),
    ...(await slugsAlone(child)),
    await staffActor('removed owner', child, 'owner', { is_active: false }),
    await staffActor('removed agent', child, 'agent', { is_active: false }),
    await staffActor('admin without any needed slug', child, 'admin', nothing),
    await staffActor('admin who views as a teammate', child, 'admin', { viewing_as: 'somebody' }),
    await staffActor('agency owner at home', agency, 'owner'),
    await staffActor('agency owner in a child', agency, 'owner', actingIn(child, inAnHour)),
    await staffActor('agency owner whose time is over', agency, 'owner', actingIn(child, Date.now() - 1)),
    await staffActor('owner in a foreign library', agency, 'owner', { support_lib_id: child }),
    await staffActor('agent of the default library', config().defaultLibraryId, 'agent'),
    await staffActor('owner of the default library', config().defaultLibraryId, 'owner'),
  ];
}

/** Removes the actors from the default library, whose people other tests count. */
export async function removeDefaultLibraryActors(): Promise<void> {
  const people = await db
    .collection('Users')
    .where('support_lib_id', '==', config().defaultLibraryId)
    .where('user_email', '==', makeUser().user_email)
    .get();
  for (const person of people.docs) await db.doc(docPath.user(person.id)).delete();
}

/** Calls besides GET that are allowed while trying on a view, and once the time in a library is over. */
const WHILE_VIEWING: readonly string[] = [
  'DELETE /api/teams/viewas',
  'POST /api/inbox/login',
  'PATCH /api/admin/loginas',
  // Changes nothing; a list of ids is too long for an address.
  'POST /api/articles/export/articles',
];
const AFTER_ACTING: readonly string[] = ['PATCH /api/admin/loginas', 'DELETE /api/teams/viewas'];

/** Whether the contract of an endpoint lets an actor in. */
export function isAllowedByContract({ idToken, staff }: Actor, contract: Contract): boolean {
  const { permission } = contract;
  const name = endpointName(contract);
  if (permission.isOpen) return true;
  if (permission.isPublic) return idToken.startsWith('ey');
  if (!staff) return false;
  if (staff.isTimeOver && !AFTER_ACTING.includes(name)) return false;
  const isChange = contract.method !== 'GET';
  if (isChange && staff.isViewing && !WHILE_VIEWING.includes(name)) return false;
  return decide(staff, permission, config().defaultLibraryId).isAllowed;
}

/** The token that an actor sends to an endpoint. */
export function tokenFor({ idToken, chatToken }: Actor, contract: Contract): string | undefined {
  const token = takesChatToken(contract) ? chatToken : idToken;
  return token === '' ? undefined : token;
}
