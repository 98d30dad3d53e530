import { docPath } from '@harborline/domain/paths';
import { nobody } from '@harborline/domain/permissions/requirement';
import { COLLECTION_PERMISSIONS, type CollectionOperation } from '@harborline/domain/permissions/table';
import { makeUser } from '@harborline/domain/testing/factories';
import { get, set, update } from '../support/firestore';
import { CREATED_AT } from '../support/world';
import { type CellContext, type Trial, trialsOf } from './trial';

const users = trialsOf('Users');
const teammate = ({ library }: CellContext) => {
  const { uid: _uid, ...user } = makeUser({ support_lib_id: library, init_support_lib_id: library });
  return user;
};
const self = ({ uid }: CellContext) => docPath.user(uid);

const USERS: readonly Trial[] = [
  users.get('a teammate', 'Users.get', teammate),
  users.trial('get')('oneself', 'Users.get', (context) => get(self(context)), {
    isAboutSelf: true,
    isOwn: true,
  }),
  users.list('the team at home here', 'Users.list', [], 'init_support_lib_id'),
  users.list('who acts here', 'Users.list'),
  users.create('a teammate', 'Users.write', teammate),
  users.update('a teammate', 'Users.write', teammate, () => ({ agent_role: 'owner' })),
  users.update("a teammate's profile", 'Users.write', teammate, () => ({ display_name: 'Mine' })),
  users.trial('update')(
    'own profile',
    'Users.updateOwnProfile',
    (context) => update(self(context), { signature: context.key }),
    { isAboutSelf: true },
  ),
  users.trial('update')(
    'own role',
    'Users.write',
    (context) => update(self(context), { agent_role: 'owner', permission_overrides: {} }),
    { isAboutSelf: true },
  ),
  users.trial('update')(
    'own library',
    'Users.write',
    (context) => update(self(context), { support_lib_id: context.key }),
    { isAboutSelf: true },
  ),
  users.delete('a teammate', 'Users.write', teammate),
];

const CHANNELS = { desktop: true, sound: true, email: false };
const notifications = trialsOf('AgentNotifications');
const matrix = ({ library }: CellContext) => ({
  support_lib_id: library,
  events: { new_ticket: CHANNELS, visitor_replied: CHANNELS, assigned_to_you: CHANNELS },
});
const own = ({ uid }: CellContext) => docPath.agentNotifications(uid);

const NOTIFICATIONS: readonly Trial[] = [
  notifications.trial('get')('own', 'AgentNotifications.getOwn', (context) => get(own(context)), {
    isAboutSelf: true,
  }),
  notifications.get("a teammate's", undefined, matrix),
  notifications.list('all', undefined),
  notifications.trial('create')(
    'own',
    'AgentNotifications.setOwn',
    (context) => set(own(context), matrix(context)),
    { isAboutSelf: true },
  ),
  notifications.create("a teammate's", undefined, matrix),
  notifications.update("a teammate's", undefined, matrix, () => ({ 'events.new_ticket.sound': false })),
  notifications.delete("a teammate's", undefined, matrix),
];

const ROWS = Object.keys(COLLECTION_PERMISSIONS) as readonly CollectionOperation[];
const rowNamed = (name: string) => ROWS.find((row) => row === name);

/** Collections that only functions write and clients at most read: those without other rows in the table. */
const SERVER_KEPT = ROWS.filter((row) => row.endsWith('.write') && COLLECTION_PERMISSIONS[row] === nobody)
  .map((row) => row.slice(0, row.indexOf('.')))
  .filter((name) =>
    ROWS.every((row) => !row.startsWith(`${name}.`) || [`${name}.read`, `${name}.write`].includes(row)),
  );

function serverKept(name: string): readonly Trial[] {
  const [read, write] = [rowNamed(`${name}.read`), rowNamed(`${name}.write`)];
  const trials = trialsOf(name);
  const entry = ({ library }: CellContext) => ({ support_lib_id: library, at: CREATED_AT });
  return [
    trials.get('there', read, entry),
    trials.list('all', read),
    trials.create('new', write, entry),
    trials.update('there', write, entry, () => ({ note: 'x' })),
    trials.delete('there', write, entry),
  ];
}

export const PEOPLE_TRIALS: readonly Trial[] = [
  ...USERS,
  ...NOTIFICATIONS,
  ...SERVER_KEPT.flatMap(serverKept),
];
