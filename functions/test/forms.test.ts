import {
  getForm,
  getFormList,
  openForm,
  type PresentedForm,
} from '@harborline/domain/api/form-builder/forms';
import { getFormSubmissions, widgetFormSubmissions } from '@harborline/domain/api/form-builder/submissions';
import { docPath } from '@harborline/domain/paths';
import { conversation } from '@harborline/domain/stores/conversations';
import { makeField, makeForm } from '@harborline/domain/testing/any-form';
import { makeConversation } from '@harborline/domain/testing/factories';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callText, fromAnywhere } from './support/call';
import { type Identity, newChatStaff, newStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

const FORMS = '/api/formbuilder';
const DEFINITION = makeForm([
  makeField({ label: 'Name', is_required: true }),
  makeField({
    ref: 'f_b',
    kind: 'choice',
    label: 'Colour',
    options: [
      { ref: 'o_red', label: 'Red' },
      { ref: 'o_blue', label: 'Blue' },
    ],
  }),
  makeField({ ref: 'f_c', label: 'Why blue', show_if: 'f_b.any-of(o_blue)' }),
]);

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner');
});

const create = (body: object = {}, who = owner) =>
  call('POST', `${FORMS}/createform`, { name: unique('Form '), ...body }, who);

async function created(body: object = {}, who = owner): Promise<PresentedForm> {
  const answer = await create(body, who);
  expect(answer.status).toBe(200);
  return answer.body.data as unknown as PresentedForm;
}

const at = (path: string, ref: string) => `${FORMS}/${path}?form_ref=${ref}`;
const save = (ref: string, draft_version: number, definition: object = DEFINITION, who = owner) =>
  call('PUT', at('saveform', ref), { definition, draft_version }, who);
const publish = (ref: string, draft_version: number, is_published = true, who = owner) =>
  call('PUT', at('publishform', ref), { is_published, draft_version }, who);
const list = async (query = '', who = owner) =>
  getFormList.answer.parse((await call('GET', `${FORMS}/getformlist?${query}`, undefined, who)).body.data);
const read = async (ref: string) =>
  getForm.answer.parse((await call('GET', at('getform', ref), undefined, owner)).body.data);
const open = (ref: string, library = libraryId) =>
  call('GET', `${at('openform', ref)}&support_lib_id=${library}`, undefined, { headers: fromAnywhere() });

/** A form that visitors can open. */
async function publishedForm(definition: object = DEFINITION): Promise<string> {
  const { form_ref: ref } = await created();
  expect((await save(ref, 1, definition)).status).toBe(200);
  expect((await publish(ref, 2)).status).toBe(200);
  return ref;
}

const submit = ({ token }: Identity, ref: string, body: object = {}) =>
  call(
    'POST',
    `${FORMS}/submitform`,
    {
      ...{ support_lib_id: libraryId, form_ref: ref, version: 1, submission_key: unique('key') },
      ...{ answers: { f_a: 'Ada' }, ...body },
    },
    { token, headers: fromAnywhere() },
  );
const submissions = async (ref: string, query = '') =>
  getFormSubmissions.answer.parse(
    (await call('GET', `${at('getformsubmissions', ref)}${query}`, undefined, owner)).body.data,
  );
const answersOf = async (ref: string) =>
  (await submissions(ref)).submissions.map(({ answers }) => answers.map(({ text }) => text));

describe('forms (S7.3-05, D-148)', () => {
  it('are created, listed by page and name, renamed and cloned', async () => {
    const library = await newLibrary();
    const who = await newStaff(library, 'owner');
    const first = await created({ name: ' Repair\nbike ' }, who);
    expect(first).toMatchObject({ name: 'Repair bike', is_published: false, draft_version: 1 });
    await save(first.form_ref, 1, DEFINITION, who);
    const copy = await created({ name: 'Copy', copy_of: first.form_ref }, who);
    expect((await create({ name: 'repair bike' }, who)).body.message).toBe(FORM_BUILDER_TEXTS.nameTaken);
    expect((await list('per_page=1', who)).forms.map(({ name }) => name)).toEqual(['Copy']);
    expect((await list('per_page=1&page=2', who)).forms.map(({ name }) => name)).toEqual(['Repair bike']);
    expect(await list('search=BIKE%20rep', who)).toMatchObject({ total: 1 });
    const renamed = await call('PUT', at('renameform', copy.form_ref), { name: 'Survey' }, who);
    expect(renamed.body.data).toMatchObject({ name: 'Survey' });
    const whole = await call('GET', at('getform', copy.form_ref), undefined, who);
    expect(getForm.answer.parse(whole.body.data)).toMatchObject({ draft: DEFINITION, published: null });
  });

  it('refuse a draft over one that somebody has saved meanwhile', async () => {
    const { form_ref: ref } = await created();
    expect((await save(ref, 1)).body.data).toMatchObject({ draft_version: 2, has_changes: true });
    expect((await save(ref, 1)).status).toBe(409);
    expect((await publish(ref, 1)).status).toBe(409);
  });

  it('are published as versions that never change', async () => {
    const ref = await publishedForm();
    const changed = { ...DEFINITION, title: 'Other' };
    await save(ref, 2, changed);
    expect(openForm.answer.parse((await open(ref)).body.data)).toEqual({
      version: 1,
      definition: DEFINITION,
    });
    expect(await read(ref)).toMatchObject({ has_changes: true, published: DEFINITION, draft: changed });
    expect((await publish(ref, 3)).body.data).toMatchObject({ published_version: 2, has_changes: false });
    expect((await open(ref)).body.data).toMatchObject({ version: 2, definition: { title: 'Other' } });
    const kept = await db.doc(docPath.formVersion(ref, 1)).get();
    expect(kept.get('definition')).toEqual(DEFINITION);
  });

  it('are not published while something is wrong with them', async () => {
    const { form_ref: ref } = await created();
    await save(ref, 1, makeForm([]));
    const refused = await publish(ref, 2);
    expect([refused.status, refused.body.message]).toEqual([409, FORM_BUILDER_TEXTS.faults['no-fields']]);
  });

  it('are taken away from visitors, and published again as they were', async () => {
    const ref = await publishedForm();
    expect((await publish(ref, 2, false)).body.data).toMatchObject({ is_published: false });
    expect((await open(ref)).status).toBe(404);
    expect((await publish(ref, 2)).body.data).toMatchObject({ is_published: true, published_version: 1 });
  });

  it('are deleted with their versions and submissions', async () => {
    const ref = await publishedForm();
    expect((await submit(await newVisitor(), ref)).status).toBe(200);
    expect((await call('DELETE', at('deleteform', ref), undefined, owner)).status).toBe(200);
    expect((await open(ref)).status).toBe(404);
    const left = await db.collection('FormSubmissions').where('form_ref', '==', ref).get();
    expect(left.size).toBe(0);
    const paths = [docPath.form(ref), docPath.formDraft(ref), docPath.formVersion(ref, 1)];
    for (const path of paths) expect((await db.doc(path).get()).exists, path).toBe(false);
  });

  it('are changed by nobody without the permission, and by nobody of another library', async () => {
    const ref = await publishedForm();
    const viewer = await newStaff(
      libraryId,
      'agent',
      overriding('agent', { canViewForms: true, canCreateAndEditForms: false }),
    );
    expect((await call('GET', at('getform', ref), undefined, viewer)).status).toBe(200);
    expect((await save(ref, 2, DEFINITION, viewer)).status).toBe(403);
    const stranger = await newStaff(await newLibrary(), 'owner');
    expect((await call('GET', at('getform', ref), undefined, stranger)).status).toBe(404);
    expect((await save(ref, 2, DEFINITION, stranger)).status).toBe(404);
    expect((await call('DELETE', at('deleteform', ref), undefined, stranger)).status).toBe(404);
    expect((await open(ref, await newLibrary())).status).toBe(404);
  });
});

describe('submissions (D-149, D-150)', () => {
  it('keep what the form asks, in the words of their version', async () => {
    const ref = await publishedForm();
    const visitor = await newVisitor();
    await submit(visitor, ref, { answers: { f_a: ' Ada ', f_b: 'o_red', f_c: 'unseen', f_x: 'unknown' } });
    await submit(visitor, ref, { answers: { f_a: '<b>Bo</b>', f_b: 'o_blue', f_c: '=1+1' } });
    expect(await answersOf(ref)).toEqual([
      ['<b>Bo</b>', 'Blue', '=1+1'],
      ['Ada', 'Red', ''],
    ]);
    expect((await list(`search=`)).forms.find(({ form_ref }) => form_ref === ref)?.submissions).toBe(2);
  });

  it('are stored once for each key of a browser', async () => {
    const ref = await publishedForm();
    const [visitor, other] = [await newVisitor(), await newVisitor()];
    const sent = { submission_key: 'same' };
    const answers = await Promise.all([submit(visitor, ref, sent), submit(visitor, ref, sent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await submit(other, ref, sent);
    expect(await answersOf(ref)).toHaveLength(2);
  });

  it('are refused if something is missing, or the form has changed', async () => {
    const ref = await publishedForm();
    const visitor = await newVisitor();
    expect((await submit(visitor, ref, { answers: {} })).status).toBe(400);
    expect((await submit(visitor, ref, { answers: { f_a: 'Ada', f_b: 'o_green' } })).status).toBe(400);
    expect((await submit(visitor, ref, { version: 2 })).status).toBe(409);
    expect(await answersOf(ref)).toEqual([]);
  });

  it('of programs that fill in what people do not see are dropped without a word', async () => {
    const ref = await publishedForm();
    expect((await submit(await newVisitor(), ref, { website: 'https://spam.example' })).status).toBe(200);
    expect(await answersOf(ref)).toEqual([]);
  });

  it('have a limit for each browser', async () => {
    const ref = await publishedForm();
    const visitor = await newVisitor();
    const statuses: number[] = [];
    // Another hour may begin meanwhile, in which as many are taken again.
    while (!statuses.includes(429) && statuses.length < 41)
      statuses.push((await submit(visitor, ref)).status);
    expect(statuses.slice(0, 20)).toEqual(statuses.slice(0, 20).map(() => 200));
    expect(statuses.at(-1)).toBe(429);
  });

  it('belong to the conversation of their visitor, and are listed with it (S7.2-07)', async () => {
    const ref = await publishedForm();
    const visitor = await newVisitor();
    const conversationRef = unique('conversation');
    const made = makeConversation({ support_lib_id: libraryId, visitor_uids: [visitor.uid] });
    await layOut(conversation(conversationRef), stored(made));
    const sent = { conversation_ref: conversationRef };
    // Somebody else’s, and one that is gone, link nothing.
    expect((await submit(await newVisitor(), ref, sent)).status).toBe(200);
    expect((await submit(visitor, ref, { conversation_ref: unique('gone') })).status).toBe(200);
    expect((await submit(visitor, ref, sent)).status).toBe(200);
    const ask = async (who: Identity) =>
      call('GET', `/api/inbox/widget_form_submissions?conversation_ref=${conversationRef}`, undefined, who);
    const agent = await newChatStaff(libraryId, 'agent');
    const { submissions: found } = widgetFormSubmissions.answer.parse((await ask(agent)).body.data);
    expect(found).toMatchObject([{ conversation_ref: conversationRef, form_ref: ref }]);
    expect(found[0]?.form_name).toBe((await read(ref)).name);
    expect((await ask(await newChatStaff(await newLibrary(), 'agent'))).status).toBe(404);
  });

  it('are read page by page, within a time, and deleted one by one', async () => {
    const ref = await publishedForm();
    const visitor = await newVisitor();
    for (const f_a of ['one', 'two', 'three']) await submit(visitor, ref, { answers: { f_a } });
    const first = await submissions(ref, '&limit=2');
    const rest = await submissions(ref, `&limit=2&cursor=${first.nextCursor}`);
    const texts = [...first.submissions, ...rest.submissions].map(({ answers }) => answers[0]?.text);
    expect([texts, rest.nextCursor]).toEqual([['three', 'two', 'one'], '']);
    expect((await submissions(ref, '&from=2100-01-01T00:00:00Z')).submissions).toEqual([]);
    expect((await submissions(ref, '&before=2100-01-01T00:00:00Z')).submissions).toHaveLength(3);
    const doomed = first.submissions[0]?.submission_ref ?? '';
    const path = `${FORMS}/deleteformsubmission?submission_ref=${doomed}`;
    expect((await call('DELETE', path, undefined, await newStaff(await newLibrary(), 'owner'))).status).toBe(
      404,
    );
    expect((await call('DELETE', path, undefined, owner)).status).toBe(200);
    expect(await answersOf(ref)).toHaveLength(2);
  });

  it('are exported with the columns of all versions, and no cell runs as a formula (D-40)', async () => {
    const ref = await publishedForm();
    const visitor = await newVisitor();
    await submit(visitor, ref, { answers: { f_a: '=1+1', f_b: 'o_red' } });
    await save(ref, 2, makeForm([makeField({ ref: 'f_new', label: 'Age' })]));
    await publish(ref, 3);
    await submit(visitor, ref, { version: 2, answers: { f_new: '7' } });
    const { text } = await callText('GET', at('exportformsubmissions', ref), undefined, owner);
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head).toBe('Submitted at,Version,Age,Name,Colour,Why blue,Conversation');
    expect(rows.map((row) => row.slice(row.indexOf(',')))).toEqual([',2,7,,,,', ",1,,'=1+1,Red,,"]);
    const stranger = await newStaff(await newLibrary(), 'owner');
    expect((await callText('GET', at('exportformsubmissions', ref), undefined, stranger)).status).toBe(404);
  });
});
