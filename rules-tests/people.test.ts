import { docPath, storagePath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import { allows, denies, get, layOut, list, remove, set, update, where } from './support/firestore';
import { AGENCY_LIB, LIB, LIB_ROLES, OTHER_LIB, type Person, STAFF } from './support/people';
import { uploadAddress } from './support/uploads';
import { useWorld } from './support/world';

useWorld();

const own = (uid: string) => docPath.user(uid);
const picture = (library: string, uid: string) =>
  uploadAddress(storagePath.avatar(library, uid, 'k3-me.png'));

const COLLEAGUES = [...LIB_ROLES, 'slugOff', 'viewer', 'agencyInside'] as const satisfies readonly Person[];
const STRANGERS = [
  'removed',
  'agencyOver',
  'agencyOwner',
  'otherOwner',
  'visitor',
  'signedOut',
] as const satisfies readonly Person[];

describe('Users', () => {
  it('staff read themselves and their teammates', async () => {
    await allows(COLLEAGUES, get(own('agent')));
    await allows(Object.keys(STAFF) as (keyof typeof STAFF)[], (person) => get(own(person)));
  });

  it('abuse test 2: nobody reads staff of another library, nor a visitor any staff', async () => {
    await denies(STRANGERS, get(own('agent')));
    await denies(['owner', 'agencyInside'], get(own('otherOwner')));
  });

  it('D-12: an agency user acting here is visible here and at home; the agency is not visible from here', async () => {
    await allows(['agent', 'agencyOwner'], get(own('agencyInside')));
    await denies(['agent', 'agencyInside'], get(own('agencyOwner')));
  });

  it.each(['support_lib_id', 'init_support_lib_id'])(
    "a list names one's own library by %s",
    async (field) => {
      const staffOf = (library: string) => where(field, '==', library);
      await allows(COLLEAGUES, list('Users', staffOf(LIB)));
      await denies(['agent'], list('Users', staffOf(OTHER_LIB)));
      await denies(['agencyInside'], list('Users', staffOf(AGENCY_LIB)));
      await denies(['agent', 'signedOut'], list('Users'));
      await denies(STRANGERS, list('Users', staffOf(LIB)));
    },
  );

  it('people change only their own profile', async () => {
    const profile = {
      display_name: 'Ada B',
      agent_name: 'Ada B Agent',
      signature: 'Ada\nSupport',
      is_away: 1,
      is_assign_only: true,
      has_single_keys: false,
      undo_send_seconds: 20,
    };
    await allows([...LIB_ROLES, 'slugOff', 'agencyInside', 'agencyOwner'], (person) =>
      update(own(person), profile),
    );
    await denies(['owner'], update(own('agent'), profile));
    await denies(['visitor', 'signedOut'], update(own('agent'), profile));
    await denies(['visitor', 'signedOut'], set(own('visitor'), { ...STAFF.owner }));
  });

  it('accepts the longest names and signature, and a person without a signature', async () => {
    const longest = 'ü'.repeat(120);
    await allows(
      ['agent'],
      update(own('agent'), {
        display_name: longest,
        agent_name: longest,
        signature: 'x'.repeat(1_000),
      }),
    );
    await allows(['writer'], update(own('writer'), { is_away: 1 }));
    await allows(['writer'], update(own('writer'), { is_away: 0 }));
  });

  it('a name that functions left empty or long may stay while something else changes', async () => {
    for (const name of ['', 'x'.repeat(121)]) {
      await layOut({ [own('agent')]: { ...STAFF.agent, agent_name: name, display_name: name } });
      await allows(['agent'], update(own('agent'), { is_away: 1 }));
    }
  });

  it('nobody changes a profile once removed, while trying on a view, or after the hours in a child', () =>
    denies(['removed', 'viewer', 'agencyOver'], (person) => update(own(person), { display_name: 'Ada' })));

  it("a person's picture is in their own folder of the home library", async () => {
    await allows(['agent'], update(own('agent'), { agent_picture: picture(LIB, 'agent') }));
    await allows(['agent'], update(own('agent'), { agent_picture: '' }));
    await allows(
      ['agencyInside'],
      update(own('agencyInside'), { agent_picture: picture(AGENCY_LIB, 'agencyInside') }),
    );
    await denies(
      ['agencyInside'],
      update(own('agencyInside'), { agent_picture: picture(LIB, 'agencyInside') }),
    );
    for (const agent_picture of [picture(LIB, 'owner'), picture(OTHER_LIB, 'agent')]) {
      await denies(['agent'], update(own('agent'), { agent_picture }));
    }
  });

  it('a picture from elsewhere that functions wrote may stay while the name changes', async () => {
    const elsewhere = { ...STAFF.agent, agent_picture: 'https://pictures.example/ada.png' };
    await layOut({ [own('agent')]: elsewhere });
    await allows(['agent'], update(own('agent'), { display_name: 'Ada B' }));
    await denies(['agent'], update(own('agent'), { agent_picture: 'https://pictures.example/other.png' }));
  });

  it.each([
    ['role', { agent_role: 'owner' }],
    ['library', { support_lib_id: OTHER_LIB }],
    ['home library', { init_support_lib_id: OTHER_LIB }],
    ['parent', { parent_lib_id: OTHER_LIB }],
    ['permissions', { permissions: { canReplyToTickets: true } }],
    ['one permission', { 'permissions.canManageGeneralAndSecuritySettings': true }],
    ['overrides', { permission_overrides: { canReplyToTickets: true } }],
    ['view', { viewing_as: 'owner' }],
    ['acting record', { acting: { support_lib_id: OTHER_LIB } }],
    ['session version', { session_version: 9 }],
    ['active flag', { is_active: false }],
    ['mail address', { user_email: 'x@y.example' }],
    ['a new field', { admin: true }],
    ['a name that is empty', { display_name: '' }],
    ['a name that is too long', { display_name: 'x'.repeat(121) }],
    ['a name that is not text', { agent_name: 7 }],
    ['a full name that is empty', { agent_name: '' }],
    ['a full name that is too long', { agent_name: 'x'.repeat(121) }],
    ['a signature that is too long', { signature: 'x'.repeat(1_001) }],
    ['a signature that is not text', { signature: ['x'] }],
    ['a picture that is a script', { agent_picture: 'javascript:alert(1)' }],
    ['a picture from elsewhere', { agent_picture: 'https://a.example/a.png' }],
    ['an away flag of 2', { is_away: 2 }],
    ['a choice about the queue that is no boolean', { is_assign_only: 1 }],
    ['a choice about single keys that is no boolean', { has_single_keys: 'no' }],
    ['a time for taking replies back that is not offered', { undo_send_seconds: 3_600 }],
  ])('nobody changes their own %s', async (_what, change) => {
    await denies(['agent'], update(own('agent'), change));
  });

  it('a new teammate without a name may be away, and sets one name at a time', async () => {
    const nameless = own('agent');
    await layOut({ [nameless]: { ...STAFF.agent, agent_name: '', display_name: '' } });
    await allows(['agent'], update(nameless, { is_away: 1 }));
    await allows(['agent'], update(nameless, { agent_name: 'Ada Agent' }));
    await denies(['agent'], update(nameless, { agent_name: '' }));
    await allows(['agent'], update(nameless, { display_name: 'Ada' }));
    await denies(['agent'], update(nameless, { display_name: '' }));
  });

  it('D-12: nobody ends a view or extends the hours in a child directly', async () => {
    await denies(['viewer'], update(own('viewer'), { viewing_as: '' }));
    await denies(['agencyInside', 'agencyOver'], (person) =>
      update(own(person), { 'acting.until': new Date(4e12) }),
    );
  });

  it('a removed person cannot come back, and nobody deletes or adds people', async () => {
    await denies(['removed'], update(own('removed'), { is_active: true }));
    await denies(['owner', 'agent'], (person) => remove(own(person)));
    await denies(['owner'], set(own('fresh'), { ...STAFF.agent }));
  });
});
