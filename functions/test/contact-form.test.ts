import { docPath } from '@harborline/domain/paths';
import { makeContactForm } from '@harborline/domain/testing/factories';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { logOf } from './support/log';
import { type Identity, newStaff } from './support/people';
import { db } from './support/suite';
import { newLibrary, unique } from './support/world';

const ADDRESS = '/api/admin/contactform';

let owner: Identity;
let libraryId = '';

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner');
});

const stored = async (id = libraryId) => (await db.doc(docPath.library(id)).get()).data() ?? {};
const versionOf = async (id = libraryId): Promise<number> => (await stored(id)).contact_form_version ?? 0;
const asking = (question: string) =>
  makeContactForm({ qualifyUserQuestion: { question, answers: [{ answer: 'It', goTo: 'FINAL_STEP' }] } });
const send = (body: object, who = owner) => call('PUT', ADDRESS, body, { token: who.token });
const save = async (contactForm: object, who = owner) =>
  send({ version: await versionOf(), isContactFormOnline: true, contactForm }, who);

async function until<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  const found = await read();
  if (found !== undefined) return found;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return until(read);
}

describe('PUT contactform (D-96)', () => {
  it('saves the form and whether it is online, and logs who did', async () => {
    const [before, version] = [await stored(), await versionOf()];
    const contactForm = asking(unique('What is it? '));
    const answer = await send({ version, isContactFormOnline: false, contactForm });
    expect(answer).toMatchObject({ status: 200, body: { data: { version: version + 1 } } });
    expect(await stored()).toMatchObject({ contactForm, isContactFormOnline: false });
    expect((await stored()).settings).toEqual(before.settings);
    const entry = await until(async () =>
      (await logOf(libraryId)).find(
        (one) => one.details?.area === 'contactForm' && (one.changes ?? []).length > 0,
      ),
    );
    expect(entry).toMatchObject({ action: 'settings-changed', actor: { uid: owner.uid } });
    expect(entry.changes).toContainEqual({ field: 'isContactFormOnline', before: 'true', after: 'false' });
  });

  it('never saves over what somebody else has saved since', async () => {
    const version = await versionOf();
    const [first, second] = [asking(unique('First ')), asking(unique('Second '))];
    expect((await send({ version, isContactFormOnline: true, contactForm: first })).status).toBe(200);
    const late = await send({ version, isContactFormOnline: true, contactForm: second });
    expect(late).toMatchObject({ status: 409, body: { message: CONTACT_FORM_TEXTS.changedElsewhere } });
    expect((await stored()).contactForm).toEqual(first);
  });

  it('takes the same request again as done, but not once more', async () => {
    const version = await versionOf();
    const body = { version, isContactFormOnline: true, contactForm: asking(unique('Same ')) };
    for (const answer of [await send(body), await send(body)])
      expect(answer).toMatchObject({ status: 200, body: { data: { version: version + 1 } } });
    expect(await versionOf()).toBe(version + 1);
    expect((await send({ ...body, isContactFormOnline: false })).status).toBe(409);
  });

  it('lets one of two win who save at the same time', async () => {
    const version = await versionOf();
    const bodies = ['Red', 'Blue'].map((question) => ({
      version,
      isContactFormOnline: true,
      contactForm: asking(question),
    }));
    const answers = await Promise.all(bodies.map((body) => send(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses fields and targets that the wizard does not know, and changes nothing', async () => {
    const before = await stored();
    const hostile = { question: 'x', answers: [{ answer: '<b>x</b>', goTo: 'javascript:alert(1)' }] };
    for (const form of [
      { ...makeContactForm(), html: '<script>' },
      makeContactForm({ qualifyUserQuestion: hostile }),
      makeContactForm({ qualifyUserQuestion: { question: 'x'.repeat(201), answers: [{ answer: 'x' }] } }),
      { steps: [] },
    ]) {
      expect((await save(form)).status).toBe(400);
    }
    expect((await stored()).contactForm).toEqual(before.contactForm);
  });

  it('changes the library of whoever asks, whatever else they name', async () => {
    const other = await newLibrary();
    const before = await stored(other);
    const contactForm = asking(unique('Mine '));
    const body = { version: await versionOf(), isContactFormOnline: true, contactForm };
    expect((await send({ ...body, support_lib_id: other })).status).toBe(200);
    expect((await stored()).contactForm).toEqual(contactForm);
    expect(await stored(other)).toEqual(before);
  });

  it('S2.8-05: is not for agents, writers and editors, nor for visitors', async () => {
    for (const role of ['writer', 'editor', 'agent'] as const) {
      expect((await save(asking('No'), await newStaff(libraryId, role))).status).toBe(403);
    }
    expect((await save(asking('Yes'), await newStaff(libraryId, 'admin'))).status).toBe(200);
    expect((await call('PUT', ADDRESS, { version: 0 })).status).toBe(401);
  });
});
