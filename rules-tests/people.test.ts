import { docPath } from '@harborline/domain/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { LIB, LIB_ROLES, OTHER_LIB, STAFF } from './support/people';
import { allows, denies } from './support/verdicts';
import { useWorld } from './support/world';

useWorld();

const own = (uid: string) => docPath.user(uid);

describe('Users', () => {
  it('staff read themselves and their colleagues', async () => {
    await allows([...LIB_ROLES, 'slugOff'], (db) => getDoc(doc(db, own('agent'))));
    await allows(Object.keys(STAFF) as (keyof typeof STAFF)[], (db, person) => getDoc(doc(db, own(person))));
  });

  it('abuse test 2: nobody reads staff of another library, nor a visitor any staff', async () => {
    await denies(['removed', 'agencyOwner', 'otherOwner', 'visitor', 'nobody'], (db) =>
      getDoc(doc(db, own('agent'))),
    );
    await denies(['owner'], (db) => getDoc(doc(db, own('otherOwner'))));
  });

  it('a list names the own library', async () => {
    const staffOf = (library: string) => where('support_lib_id', '==', library);
    await allows(['agent'], (db) => getDocs(query(collection(db, 'Users'), staffOf(LIB))));
    await denies(['agent'], (db) => getDocs(query(collection(db, 'Users'), staffOf(OTHER_LIB))));
    await denies(['agent', 'nobody'], (db) => getDocs(collection(db, 'Users')));
    await denies(['removed', 'visitor', 'nobody'], (db) =>
      getDocs(query(collection(db, 'Users'), staffOf(LIB))),
    );
  });

  it('a person changes the own profile and nothing else', async () => {
    const profile = {
      display_name: 'Ada',
      agent_name: 'Ada Agent',
      agent_picture: 'https://a.example/a.png',
      is_away: 1,
    };
    await allows([...LIB_ROLES, 'slugOff'], (db, person) => updateDoc(doc(db, own(person)), profile));
    await denies(['owner'], (db) => updateDoc(doc(db, own('agent')), profile));
    await denies(['removed'], (db) => updateDoc(doc(db, own('removed')), profile));
    await denies(['visitor', 'nobody'], (db) => setDoc(doc(db, own('visitor')), { ...STAFF.owner }));
  });

  it.each([
    ['role', { agent_role: 'owner' }],
    ['library', { support_lib_id: OTHER_LIB }],
    ['home library', { init_support_lib_id: OTHER_LIB }],
    ['parent', { parent_lib_id: OTHER_LIB }],
    ['permissions', { permissions: { canReplyToTickets: true } }],
    ['one permission', { 'permissions.canManageGeneralAndSecuritySettings': true }],
    ['active flag', { is_active: false }],
    ['mail address', { user_email: 'x@y.example' }],
    ['a new field', { admin: true }],
    ['a name that is empty', { display_name: '' }],
    ['a name that is too long', { display_name: 'x'.repeat(121) }],
    ['a name that is no text', { agent_name: 7 }],
    ['a picture that is a script', { agent_picture: 'javascript:alert(1)' }],
    ['an away flag of 2', { is_away: 2 }],
  ])('nobody changes the own %s', async (_what, change) => {
    await denies(['agent'], (db) => updateDoc(doc(db, own('agent')), change));
  });

  it('a removed person cannot come back, and nobody deletes or adds people', async () => {
    await denies(['removed'], (db) => updateDoc(doc(db, own('removed')), { is_active: true }));
    await denies(['owner', 'agent'], (db, person) => deleteDoc(doc(db, own(person))));
    await denies(['owner'], (db) => setDoc(doc(db, own('fresh')), { ...STAFF.agent }));
  });
});
