import type { MailRecord } from '@harborline/domain/entities/mail';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeMailRecord } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { accountClaims, target } from './support/environment';
import {
  allows,
  denies,
  get,
  layOut,
  list,
  remove,
  SERVER_TIME,
  set,
  touch,
  update,
  where,
} from './support/firestore';
import { EVERYBODY, LIB, OTHER_LIB, OUTSIDERS, type Person } from './support/people';
import { PROJECT } from './support/project';
import { TICKET, useWorld } from './support/world';

useWorld();

const ID = 1763717400000999;

const record = (changes: object = {}) => ({
  ...makeMailRecord({ support_lib_id: LIB, visitor_uid: 'visitor', ticketId: ID }),
  created_at: SERVER_TIME,
  ...changes,
});

const write = (data: object, id: number | string = ID) => set(`mail/${id}`, data);

const upload = (library: string, uid: string, name = 'k3x9-a.png', bucket = `${PROJECT}.appspot.com`) =>
  `http://127.0.0.1:8705/v0/b/${bucket}/o/${encodeURIComponent(`chat/img/${library}/${uid}/${name}`)}?alt=media&token=5b3c`;

const steps = (count: number, changes: object = {}) =>
  Array.from({ length: count }, () => ({ title: 'What is it about?', answer: 'My bike', ...changes }));
const inputs = (count: number, changes: object = {}) =>
  Array.from({ length: count }, () => ({ label: 'Order number', type: 'number', text: '1042', ...changes }));

describe('mail', () => {
  it('visitors create a record in their own name', async () => {
    await allows(['visitor'], write(record()));
    await denies(['signedOut', 'stranger', 'agent'], write(record({ ticketId: ID + 1 }), ID + 1));
  });

  it("carries only the server's time", async () => {
    for (const created_at of [new Date(Date.now() - 3_600_000), new Date(0), 0, null]) {
      await denies(['visitor'], write(record({ created_at })));
    }
    const { created_at: _left, ...timeless } = record();
    await denies(['visitor'], write(timeless));
  });

  it('staff create a record too, but not while they try on a view', async () => {
    const own = (person: Person) => record({ visitor_uid: person, ticketId: ID + 2 });
    await allows(['agent'], (person) => write(own(person), ID + 2));
    await denies(['viewer'], (person) => write({ ...own(person), ticketId: ID + 3 }, ID + 3));
  });

  it('accepts a full record: 20 answers, 20 fields, the longest texts and a file', () =>
    allows(
      ['visitor'],
      write(
        record({
          helpSteps: steps(20, { title: 'x'.repeat(500), answer: 'y'.repeat(500) }),
          customInputs: inputs(20, { label: 'z'.repeat(500) }),
          helpText: 'ü'.repeat(10_000),
          message: { subject: 's'.repeat(200), text: 't'.repeat(10_000), html: 'h'.repeat(10_000) },
          fileUrl: upload(LIB, 'visitor'),
        }),
      ),
    ));

  it.each(Array.from({ length: 21 }, (_, count) => count))('accepts %i answers and fields', async (count) => {
    const lists = { helpSteps: steps(count), customInputs: inputs(count) };
    await allows(['visitor'], write(record({ ...lists, ticketId: ID + 10 + count }), ID + 10 + count));
  });

  it.each(Array.from({ length: 20 }, (_, index) => index))('checks answer and field %i', async (index) => {
    for (const length of [index + 1, 20]) {
      const bent = (list: object[]) => list.with(index, { ...list[index], html: 'x' });
      await denies(['visitor'], write(record({ helpSteps: bent(steps(length)) })));
      await denies(['visitor'], write(record({ customInputs: bent(inputs(length)) })));
      const numbered = (list: object[], field: string) => list.with(index, { ...list[index], [field]: 7 });
      await denies(['visitor'], write(record({ helpSteps: numbered(steps(length), 'answer') })));
      await denies(['visitor'], write(record({ customInputs: numbered(inputs(length), 'text') })));
    }
  });

  it.each(['longText', 'number', 'text'])('accepts a field of the type %s at its longest', (type) =>
    allows(['visitor'], write(record({ customInputs: inputs(1, { type, label: 'x'.repeat(10_496) }) }))),
  );

  it('accepts 20,000 characters of answers and 211,000 of fields, and not one more', async () => {
    const answers = (length: number) => record({ helpSteps: [{ title: 'x', answer: 'y'.repeat(length) }] });
    const fields = (length: number) =>
      record({ customInputs: [{ label: 'x', type: 'text', text: 'y'.repeat(length) }], ticketId: ID + 7 });
    await denies(['visitor'], write(answers(20_000)));
    await denies(['visitor'], write(fields(210_996), ID + 7));
    await allows(['visitor'], write(answers(19_999)));
    await allows(['visitor'], write(fields(210_995), ID + 7));
  });

  it('abuse test 1: nobody changes or deletes a record, and no visitor reads one, not even their own', async () => {
    const ref = docPath.mail(TICKET);
    await denies(EVERYBODY, update(ref, { helpText: 'other' }));
    await denies(EVERYBODY, remove(ref));
    await denies(['visitor'], write(record({ ticketId: TICKET }), TICKET));
    await denies(['editor', 'writer', 'agent', ...OUTSIDERS], get(ref));
    await allows(['owner', 'admin'], get(ref));
  });

  it('people who may change the settings list the email log of their own library', async () => {
    const log = (library: string) => list('mail', where('support_lib_id', '==', library));
    await allows(['owner', 'admin'], log(LIB));
    await denies(['owner', 'admin'], log(OTHER_LIB));
    await denies(['agent', ...OUTSIDERS], log(LIB));
  });

  const without = (field: keyof MailRecord) => {
    const { [field]: _left, ...rest } = record() as Record<string, unknown>;
    return rest;
  };

  it.each(Object.keys(makeMailRecord()) as (keyof MailRecord)[])(
    'needs the field %s, in its own type',
    async (field) => {
      await denies(['visitor'], write(without(field)));
      await denies(['visitor'], write(record({ [field]: field === 'selfManaged' ? 'yes' : [7] })));
      await denies(['visitor'], write(record({ [field]: null })));
    },
  );

  /** Each as long as `mailRecordSchema` allows. */
  const longest = {
    from: LIMITS.email,
    replyTo: LIMITS.email,
    to: LIMITS.email,
    helpText: LIMITS.requestText,
    date: LIMITS.shortDate,
    month: LIMITS.shortDate,
    year: LIMITS.shortDate,
    os: LIMITS.shortText,
    browser: LIMITS.shortText,
    URL: LIMITS.url,
    domain_name: LIMITS.shortText,
    companyName: LIMITS.shortText,
  };
  const filled = Object.fromEntries(
    Object.entries(longest).map(([field, length]) => [field, 'ü'.repeat(length)]),
  );
  const message = {
    subject: 's'.repeat(LIMITS.subject),
    text: 't'.repeat(LIMITS.requestText),
    html: 'h'.repeat(LIMITS.requestText),
  };

  it('accepts every text at its longest', () => allows(['visitor'], write(record({ ...filled, message }))));

  it.each(Object.keys(longest))(
    'accepts not one character more in total, whichever field it is in: %s',
    (field) => denies(['visitor'], write(record({ ...filled, message, [field]: `${filled[field]}x` }))),
  );

  it.each(Object.keys(message) as (keyof typeof message)[])(
    'accepts not one character more in total, be it in the %s of the message, and no number there',
    async (part) => {
      const bent = (value: unknown) => write(record({ ...filled, message: { ...message, [part]: value } }));
      await denies(['visitor'], bent(`${message[part]}x`));
      await denies(['visitor'], bent(7));
      await denies(['visitor'], write(record({ message: { ...makeMailRecord().message, [part]: 7 } })));
    },
  );

  it.each([
    ['an extra field', { delivery: { state: 'accepted' } }],
    ['another type', { type: 'chat' }],
    ['a library that does not exist', { support_lib_id: 'nolibrary' }],
    ['a library that is a path', { support_lib_id: `${LIB}/private/settings` }],
    ["another visitor's uid", { visitor_uid: 'stranger' }],
    ['a text that is too long', { helpText: 'x'.repeat(LIMITS.mailTexts + 1) }],
    ['a list for a text of the message', { message: { subject: '', text: ['x'], html: '' } }],
    ['a message with an extra part', { message: { subject: '', text: '', html: '', bcc: 'a@b.example' } }],
    ['21 answers', { helpSteps: steps(21) }],
    ['21 fields', { customInputs: inputs(21) }],
    ['an answer of another shape', { helpSteps: [...steps(19), { title: 'x', answer: 'y', html: 'z' }] }],
    ['an answer without its title', { helpSteps: [...steps(3), { answer: 'y' }] }],
    ['answers that are too long', { helpSteps: [...steps(7), { title: 'x', answer: 'y'.repeat(19_900) }] }],
    ['an answer that is not text', { helpSteps: [{ title: 'x', answer: ['y'] }] }],
    ['an answer of two numbers', { helpSteps: [{ title: 1, answer: 2 }] }],
    ['an answer of two lists', { helpSteps: [{ title: ['x'], answer: ['y'] }] }],
    ['an answer of two maps', { helpSteps: [{ title: { a: 1 }, answer: { b: 2 } }] }],
    ['a field of two lists', { customInputs: [{ label: [], text: [], type: 'text' }] }],
    ['a field without a type', { customInputs: [...inputs(12), { label: 'x', text: 'y' }] }],
    ['fields that are too long', { customInputs: inputs(20, { label: 'x'.repeat(10_541) }) }],
    ['an answer that is not a pair', { helpSteps: ['x'] }],
    ['a map for answers', { helpSteps: {} }],
    ['a text for fields', { customInputs: '' }],
    ['a field with an extra part', { customInputs: inputs(1, { html: 'x' }) }],
    ['a map with numeric keys instead of a list', { helpSteps: { 0: 'x' } }],
    ['a time that is not a number', { timestamp: '1' }],
  ])('refuses %s', (_what, change) => denies(['visitor'], write(record(change))));

  it.each([
    ['another number', record({ ticketId: ID + 1 }), ID],
    ['a number spelt out', record({ ticketId: String(ID) }), ID],
    ['a number with a fraction', record({ ticketId: ID + 0.5 }), `${ID}.5`],
    ['a number with too few digits', record({ ticketId: 12345 }), 12345],
    ['words for a number', record(), 'ticket'],
    ['a negative number', record({ ticketId: -ID }), -ID],
  ])('D-21: refuses %s as its id', (_what, data, id) => denies(['visitor'], write(data, id)));

  it('refuses a library with an invalid id, even if it exists', async () => {
    for (const library of ['not.an.id', 'x'.repeat(129)]) {
      await layOut({ [docPath.library(library)]: { library_refkey: 'odd' } });
      await denies(['visitor'], write(record({ support_lib_id: library })));
    }
  });

  it('refuses one entry too many even if the count of texts fits', async () => {
    const hidden = { extra: 'x'.repeat(400_000) };
    const more = { more: 'x' };
    await denies(
      ['visitor'],
      write(record({ helpSteps: [...steps(18), ...steps(2, more), hidden], ticketId: ID + 7 }), ID + 7),
    );
    await denies(
      ['visitor'],
      write(record({ customInputs: [...inputs(17), ...inputs(3, more), hidden], ticketId: ID + 8 }), ID + 8),
    );
  });

  it('accepts a file URL only if each of its parts has a limited length', async () => {
    const withToken = (length: number) =>
      upload(LIB, 'visitor').replace(/token=.*$/, `token=${'a'.repeat(length)}`);
    await allows(['visitor'], write(record({ fileUrl: withToken(100) })));
    await denies(['visitor'], write(record({ fileUrl: withToken(101), ticketId: ID + 4 }), ID + 4));
    const onHost = (length: number) =>
      upload(LIB, 'visitor').replace('127.0.0.1', `${'h'.repeat(length)}.localhost`);
    await allows(['visitor'], write(record({ fileUrl: onHost(63), ticketId: ID + 5 }), ID + 5));
    await denies(['visitor'], write(record({ fileUrl: onHost(64), ticketId: ID + 6 }), ID + 6));
  });

  it.each([
    ['of another visitor', upload(LIB, 'stranger')],
    ['of another library', upload(OTHER_LIB, 'visitor')],
    ['in another bucket', upload(LIB, 'visitor', 'a.png', 'evil.appspot.com')],
    ['with a second bucket', upload(LIB, 'visitor').replace('.com/o/', '.com/v0/b/evil/o/')],
    ['with a second folder', `${upload(LIB, 'visitor')}/o/${upload(LIB, 'visitor')}`],
    ['in a folder below', upload(LIB, 'visitor', 'below/a.png')],
    ['with a file behind its file', `${upload(LIB, 'visitor')}%2Fa.png`],
    ['outside the folder', upload(LIB, 'visitor', '../stranger/a.png')],
    ['on another host', upload(LIB, 'visitor').replace('127.0.0.1:8705', 'evil.example')],
    ['behind a user name', upload(LIB, 'visitor').replace('127.0.0.1', '127.0.0.1:80@evil.example')],
    ['that is a script', 'javascript:alert(1)'],
    ['with more after it', `${upload(LIB, 'visitor')}&x=<script>`],
  ])('refuses a file %s', (_what, fileUrl) => denies(['visitor'], write(record({ fileUrl }))));

  describe('in a deployed project', () => {
    const deployed = (bucket: string) =>
      upload(LIB, 'visitor', 'k3x9-a.png', bucket).replace(
        'http://127.0.0.1:8705',
        'https://firebasestorage.googleapis.com',
      );
    const visitor = { uid: 'visitor', claims: { ...accountClaims('visitor'), aud: 'acme' } };
    const verdictOn = (fileUrl: string) =>
      target.attempt(visitor, { service: 'firestore', operation: write(record({ fileUrl })) });

    it.each(['acme.appspot.com', 'acme.firebasestorage.app'])('accepts a file in %s', async (bucket) => {
      touch();
      expect(await verdictOn(deployed(bucket))).toBe('allowed');
    });

    it.each([
      ['in another bucket', deployed('evil.appspot.com')],
      ['in another bucket with that ending', deployed('acme.evil.app')],
      ['on this machine', upload(LIB, 'visitor', 'a.png', 'acme.appspot.com')],
      ['on another host', deployed('acme.appspot.com').replace('firebasestorage', 'storage')],
      ['behind a user name', deployed('acme.appspot.com').replace('https://', 'https://x@')],
      ['over http', deployed('acme.appspot.com').replace('https:', 'http:')],
    ])('refuses a file %s', async (_what, fileUrl) => {
      expect(await verdictOn(fileUrl)).toBe('denied');
    });
  });
});
