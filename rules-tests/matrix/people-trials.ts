import { docPath } from '@harborline/domain/paths';
import { nobody } from '@harborline/domain/permissions/requirement';
import { COLLECTION_PERMISSIONS, type CollectionOperation } from '@harborline/domain/permissions/table';
import { makeUser } from '@harborline/domain/testing/factories';
import { get, set, update } from '../support/firestore';
import { CREATED_AT } from '../support/world';
import { type Place, type Trial, trialsOf } from './trial';

const users = trialsOf('Users');
const colleague = ({ library }: Place) => {
  const { uid: _uid, ...user } = makeUser({ support_lib_id: library, init_support_lib_id: library });
  return user;
};
const self = ({ uid }: Place) => docPath.user(uid);

const USERS: readonly Trial[] = [
  users.get('a colleague', 'Users.get', colleague),
  users.trial('get')('oneself', 'Users.get', (place) => get(self(place)), {
    isAboutSelf: true,
    isOwn: true,
  }),
  users.list('the team at home here', 'Users.list', [], 'init_support_lib_id'),
  users.list('who acts here', 'Users.list'),
  users.create('somebody', 'Users.write', colleague),
  users.update('a colleague', 'Users.write', colleague, () => ({ agent_role: 'owner' })),
  users.update("a colleague's profile", 'Users.write', colleague, () => ({ display_name: 'Mine' })),
  users.trial('update')(
    'own profile',
    'Users.updateOwnProfile',
    (place) => update(self(place), { signature: place.key }),
    { isAboutSelf: true },
  ),
  users.trial('update')(
    'own role',
    'Users.write',
    (place) => update(self(place), { agent_role: 'owner', permission_overrides: {} }),
    { isAboutSelf: true },
  ),
  users.trial('update')(
    'own library',
    'Users.write',
    (place) => update(self(place), { support_lib_id: place.key }),
    { isAboutSelf: true },
  ),
  users.delete('a colleague', 'Users.write', colleague),
];

const CHANNELS = { desktop: true, sound: true, email: false };
const notifications = trialsOf('AgentNotifications');
const matrix = ({ library }: Place) => ({
  support_lib_id: library,
  events: { new_ticket: CHANNELS, visitor_replied: CHANNELS, assigned_to_you: CHANNELS },
});
const own = ({ uid }: Place) => docPath.agentNotifications(uid);

const NOTIFICATIONS: readonly Trial[] = [
  notifications.trial('get')('own', 'AgentNotifications.getOwn', (place) => get(own(place)), {
    isAboutSelf: true,
  }),
  notifications.get("a colleague's", undefined, matrix),
  notifications.list('all', undefined),
  notifications.trial('create')(
    'own',
    'AgentNotifications.setOwn',
    (place) => set(own(place), matrix(place)),
    { isAboutSelf: true },
  ),
  notifications.create("a colleague's", undefined, matrix),
  notifications.update("a colleague's", undefined, matrix, () => ({ 'events.new_ticket.sound': false })),
  notifications.delete("a colleague's", undefined, matrix),
];

const ROWS = Object.keys(COLLECTION_PERMISSIONS) as readonly CollectionOperation[];
const rowNamed = (name: string) => ROWS.find((row) => row === name);

/** Collections that functions alone write and clients read at most: those of which the table has no other rows. */
const SERVER_KEPT = ROWS.filter((row) => row.endsWith('.write') && COLLECTION_PERMISSIONS[row] === nobody)
  .map((row) => row.slice(0, row.indexOf('.')))
  .filter((name) =>
    ROWS.every((row) => !row.startsWith(`${name}.`) || [`${name}.read`, `${name}.write`].includes(row)),
  );

function serverKept(name: string): readonly Trial[] {
  const [read, write] = [rowNamed(`${name}.read`), rowNamed(`${name}.write`)];
  const trials = trialsOf(name);
  const entry = ({ library }: Place) => ({ support_lib_id: library, at: CREATED_AT });
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
