import { LIMITS } from '@harborline/domain/limits';
import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { docPath, storagePath } from '@harborline/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { bucket } from './support/bucket';
import { call, fromAnywhere } from './support/call';
import { mailsTo } from './support/mailbox';
import { type Identity, newChatStaff, newVisitor } from './support/people';
import { db, eventually, hostOf } from './support/suite';
import { useUpTickets } from './support/use-up-tickets';
import { newLibrary, newRecord, unique, writeRecord } from './support/world';

const PNG = '\x89PNG\r\n\x1a\n0000';
const FILES = '/api/inbox/requestfiles';

let libraryId = '';
let visitor: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  visitor = await newVisitor();
});

interface Upload {
  readonly library: string;
  readonly uid: string;
  readonly content: string | Buffer;
}

/** Puts a file into a visitor's folder. @returns its address */
async function upload(name: string, changes: Partial<Upload> = {}): Promise<string> {
  const { library = libraryId, uid = visitor.uid, content = PNG } = changes;
  const path = storagePath.visitorUpload(library, uid, `${unique('k')}-${name}`);
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  await bucket.file(path).save(bytes, { contentType: 'image/png', resumable: false });
  return `http://${hostOf('storage')}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
}

const uploads = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => upload(`${index}.png`)));

const save = (ticketId: number, urls: readonly string[], who = visitor, library = libraryId) =>
  call(
    'PUT',
    FILES,
    { support_lib_id: library, ticket_id: ticketId, file_urls: urls },
    { token: who.token, headers: fromAnywhere() },
  );

/** The files of the first message of a request's ticket. */
async function filesOf(ticketId: number): Promise<unknown[]> {
  const ref = await eventually(async () => {
    const delivery: unknown = (await db.doc(docPath.mail(ticketId)).get()).get('delivery.conversation_ref');
    expect(delivery).toMatch(/./);
    return String(delivery);
  });
  const { docs } = await db.collection(docPath.messages(ref)).get();
  expect(docs).toHaveLength(1);
  return [docs[0]?.get('file_url'), docs[0]?.get('more_files')];
}

describe('PUT requestfiles (D-99)', () => {
  it('adds files to the request that is sent next, in the thread and in the mail, once', async () => {
    const contactEmail = `${unique('desk-')}@acme.example`;
    const library = await newLibrary({
      ticket: { selfManaged: true, contactEmail, supportEmailSubject: '' },
    });
    const urls = await Promise.all(['a.png', 'b.png', 'c.png'].map((name) => upload(name, { library })));
    const [fileUrl = '', ...more] = urls;
    const record = newRecord(library, visitor.uid, { fileUrl });
    for (const _ of [1, 2]) {
      const answer = await save(record.ticketId, urls, visitor, library);
      expect(answer).toMatchObject({ status: 200, body: { data: { kept: 3 } } });
    }
    await writeRecord(record);
    expect(await filesOf(record.ticketId)).toEqual([fileUrl, more]);
    const mail = await eventually(async () => {
      const [found] = await mailsTo(contactEmail);
      expect(found).toBeDefined();
      return found;
    });
    for (const url of urls) expect(mail?.html).toContain(url.replace(/&/g, '&amp;'));
  });

  it('changes nothing about a request that has arrived', async () => {
    const record = newRecord(libraryId, visitor.uid);
    await writeRecord(record);
    const before = await filesOf(record.ticketId);
    expect((await save(record.ticketId, await uploads(2))).status).toBe(200);
    expect(await filesOf(record.ticketId)).toEqual(before);
  });

  it("adds nothing to another visitor's request, nor to one in another library", async () => {
    const [other, elsewhere] = [await newVisitor(), await newLibrary()];
    const foreign = newRecord(libraryId, other.uid);
    const own = newRecord(elsewhere, visitor.uid);
    const urls = await uploads(2);
    for (const { ticketId } of [foreign, own]) expect((await save(ticketId, urls)).status).toBe(200);
    for (const record of [foreign, own]) {
      await writeRecord(record);
      expect(await filesOf(record.ticketId)).toEqual(['', undefined]);
    }
  });

  it('refuses files in the folder of another visitor or library, and addresses that are none of ours', async () => {
    const { ticketId } = newRecord(libraryId, visitor.uid);
    const [own = ''] = await uploads(1);
    const foreign = [
      await upload('a.png', { uid: (await newVisitor()).uid }),
      await upload('a.png', { library: await newLibrary() }),
      'https://elsewhere.example/a.png',
    ];
    for (const url of foreign) expect((await save(ticketId, [own, url])).status).toBe(400);
    const nowhere = unique('nowhere');
    const lost = await upload('a.png', { library: nowhere });
    expect((await save(ticketId, [lost], visitor, nowhere)).status).toBe(404);
    expect((await call('PUT', FILES, {}, {})).status).toBe(401);
  });

  it('leaves out what is not there, and what is not what it claims to be', async () => {
    const record = newRecord(libraryId, visitor.uid);
    const [first = '', second = ''] = await uploads(2);
    const page = await upload('page.png', { content: '<html><script>alert(1)</script>' });
    const answer = await save(record.ticketId, [first, page, first.replace('0.png', 'gone.png'), second]);
    expect(answer.body.data).toEqual({ kept: 2 });
    await writeRecord({ ...record, fileUrl: first });
    expect(await filesOf(record.ticketId)).toEqual([first, [second]]);
  });

  it('forgets a file that the visitor removes before another attempt', async () => {
    const [first = '', second = ''] = await uploads(2);
    const one = newRecord(libraryId, visitor.uid, { fileUrl: first });
    await save(one.ticketId, [first, second]);
    await save(one.ticketId, [first]);
    await writeRecord(one);
    expect(await filesOf(one.ticketId)).toEqual([first, undefined]);
    const none = newRecord(libraryId, visitor.uid);
    await save(none.ticketId, [first, second]);
    expect((await save(none.ticketId, [])).status).toBe(200);
    await writeRecord(none);
    expect(await filesOf(none.ticketId)).toEqual(['', undefined]);
  });

  it('refuses more files than a request may have, and files that are too large together', async () => {
    const { ticketId } = newRecord(libraryId, visitor.uid);
    const [own = ''] = await uploads(1);
    const many = Array.from({ length: LIMITS.requestFiles + 1 }, (_, index) => `${own}&n=${index}`);
    expect((await save(ticketId, many)).status).toBe(400);
    const content = Buffer.alloc(LIMITS.uploadBytes);
    content.write(PNG, 'latin1');
    // Its size: one that says none is refused.
    for (const at of [16, 20]) content.writeUInt32BE(640, at);
    const large = await Promise.all(['a.png', 'b.png', 'c.png'].map((name) => upload(name, { content })));
    expect((await save(ticketId, large)).status).toBe(400);
    expect((await save(ticketId, large.slice(0, 2))).status).toBe(200);
  });

  it('D-55: keeps the files of a held request until staff release it', async () => {
    const library = await newLibrary();
    const agent = await newChatStaff(library, 'agent');
    const replyTo = `${unique('flood-')}@visitor.example`;
    await useUpTickets(library, replyTo);
    const urls = await Promise.all(['a.png', 'b.png'].map((name) => upload(name, { library })));
    const [fileUrl = '', more] = urls;
    const record = newRecord(library, visitor.uid, { replyTo, fileUrl });
    await save(record.ticketId, urls, visitor, library);
    await writeRecord(record);
    await eventually(async () =>
      expect((await db.doc(docPath.mail(record.ticketId)).get()).get('delivery.state')).toBe('held'),
    );
    const release = { action: 'release', ticket_ids: [record.ticketId] };
    await call('POST', '/api/inbox/heldrequests', release, { token: agent.token });
    expect(await filesOf(record.ticketId)).toEqual([fileUrl, [more]]);
  });
});
