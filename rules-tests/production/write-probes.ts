import { randomInt } from 'node:crypto';
import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { docPath, storagePath } from '@harborline/domain/paths';
import { makeMailRecord } from '@harborline/domain/testing/factories';
import { child, ref as databaseRef, serverTimestamp as databaseTime, get, set } from 'firebase/database';
import { doc, onSnapshot, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import type { Person } from './people';
import { codeOf, eventually, type Probe, probesOf } from './probe';
import type { World } from './world';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SENT_MS = 120_000;
const REMOVED_MS = 60_000;

const newTicketId = () => Number(`1${Array.from({ length: 15 }, () => randomInt(10)).join('')}`);
const many = (count: number, entry: object) => Array.from({ length: count }, () => entry);

function recordOf(world: World, ticketId: number, changes: object = {}) {
  const record = makeMailRecord({
    support_lib_id: world.library,
    visitor_uid: world.visitor.uid,
    replyTo: world.settings.mailAddress,
    ticketId,
  });
  return { ...record, created_at: serverTimestamp(), ...changes };
}

function writeRecord(world: World, changes: object, ticketId = newTicketId()): Promise<void> {
  return setDoc(doc(world.visitor.db, docPath.mail(ticketId)), recordOf(world, ticketId, changes));
}

let messages = 0;

/** The rules accept one message a second; this waits, so that no earlier message causes a refusal. */
const pause = () => new Promise((resolve) => setTimeout(resolve, DURATIONS.visitorMessageIntervalMs + 200));

async function say(world: World, person: Person, text: string, fileUrl = ''): Promise<void> {
  await pause();
  return sayAtOnce(world, person, text, fileUrl);
}

function sayAtOnce(
  { library, conversation }: World,
  person: Person,
  text: string,
  fileUrl = '',
): Promise<void> {
  messages += 1;
  const id = `check${messages}`;
  const message = buildMessage({
    conversationRef: conversation,
    libraryId: library,
    senderType: 'visitor',
    senderRef: person.uid,
    senderName: '',
    text,
    fileUrl,
    createdAt: serverTimestamp(),
  });
  const batch = writeBatch(person.db);
  batch.set(doc(person.db, docPath.message(conversation, id)), message);
  batch.update(doc(person.db, docPath.conversation(conversation)), { ...conversationUpdate(id, message) });
  return batch.commit();
}

export function limitProbes(world: World): Probe[] {
  const probe = probesOf('limits');
  const { visitor, stranger } = world;
  const full = {
    helpText: 'x'.repeat(LIMITS.requestText),
    helpSteps: many(20, { title: 'x'.repeat(500), answer: 'y'.repeat(500) }),
    customInputs: many(20, { label: 'x', type: 'text', text: 'y'.repeat(500) }),
  };
  const bent = (answer: unknown) => ({ helpSteps: [{ title: 'x', answer }] });
  return [
    probe('visitor: the largest mail record', 'allowed', () => writeRecord(world, full)),
    probe('visitor: one answer too many', 'denied', () =>
      writeRecord(world, { helpSteps: many(21, { title: 'x', answer: 'y' }) }),
    ),
    probe('visitor: an answer that is a number', 'denied', () => writeRecord(world, bent(7))),
    probe('visitor: an answer that is a map', 'denied', () => writeRecord(world, bent({ a: 'x' }))),
    probe('visitor: 10,000 characters beyond the BMP', 'allowed', () =>
      writeRecord(world, { helpText: '😀'.repeat(LIMITS.requestText) }),
    ),
    probe('visitor: more characters than all texts may have', 'denied', () =>
      writeRecord(world, { helpText: 'x'.repeat(LIMITS.mailTexts + 1) }),
    ),
    probe('visitor: a record in another name', 'denied', () =>
      writeRecord(world, { visitor_uid: stranger.uid }),
    ),
    probe('visitor: a record with its own time', 'denied', () =>
      writeRecord(world, { created_at: new Date(0) }),
    ),
    probe('visitor: a message', 'allowed', () => say(world, visitor, 'Hello')),
    probe('visitor: a second one at once', 'denied', () => sayAtOnce(world, visitor, 'Hello')),
    probe('visitor: a message of several lines and odd spaces', 'allowed', () =>
      say(world, visitor, 'One\n\n two\u2028three \u0001 \u00a0four  '),
    ),
    probe('visitor: a message whose preview is cut', 'allowed', () =>
      say(world, visitor, 'ü😀 '.repeat(200)),
    ),
    probe('stranger: a message', 'denied', () => say(world, stranger, 'Hello')),
  ];
}

export function fileProbes(world: World): Probe[] {
  const probe = probesOf('files');
  const { visitor, agent, owner, library } = world;
  const attachment = { contentType: 'image/png', contentDisposition: 'attachment' };
  const own = (person: Person, name: string) =>
    ref(person.storage, storagePath.visitorUpload(library, person.uid, name));
  const cover = ref(owner.storage, storagePath.cover(library, 'check.png'));
  const sendOwn = async (bend: (url: string) => string) =>
    say(world, visitor, 'See the file', bend(await getDownloadURL(own(visitor, 'check.png'))));
  const { storageBucket } = world.settings.firebase;
  return [
    probe('visitor: an upload', 'allowed', () => uploadBytes(own(visitor, 'check.png'), PNG, attachment)),
    probe('visitor: the same once more', 'denied', () =>
      uploadBytes(own(visitor, 'check.png'), PNG, attachment),
    ),
    probe('agent: an upload (two documents looked up)', 'allowed', () =>
      uploadBytes(own(agent, 'check.png'), PNG, attachment),
    ),
    probe('visitor: an upload that would be shown', 'denied', () =>
      uploadBytes(own(visitor, 'inline.png'), PNG, { contentType: 'image/png' }),
    ),
    probe('owner: a cover', 'allowed', () => uploadBytes(cover, PNG, { contentType: 'image/png' })),
    probe('visitor: a message with their own file', 'allowed', () => sendOwn((url) => url)),
    probe('visitor: a message with a file of another bucket', 'denied', () =>
      sendOwn((url) => url.replace(storageBucket, `evil-${storageBucket}`)),
    ),
    probe('visitor: a message with a file of another host', 'denied', () =>
      sendOwn((url) => url.replace(new URL(url).host, 'evil.example')),
    ),
  ];
}

export function realtimeProbes({ library, agent, visitor, signedOut, outsider, settings }: World): Probe[] {
  const probe = probesOf('realtime');
  const at = ({ database }: Person, path: string) => child(databaseRef(database), path);
  const here = () => ({ since: databaseTime(), away: 0, by: 'check' });
  const presence = `presence/${library}/${agent.uid}/tab0`;
  return [
    {
      group: 'realtime',
      name: 'a function mirrors who is staff',
      expected: 'true',
      find: async () => {
        const member = at(agent, `members/${library}/${agent.uid}`);
        const look = async () => ((await get(member)).exists() ? 'true' : undefined);
        return (await eventually(look, settings.emulators ? 20_000 : REMOVED_MS)) ?? 'not in time';
      },
    },
    probe('agent: own presence', 'allowed', () => set(at(agent, presence), here())),
    probe('agent: presence in an invalid slot', 'denied', () =>
      set(at(agent, presence.replace('tab0', 'tab10')), here()),
    ),
    probe('agent: the presence of the library', 'allowed', () => get(at(agent, `presence/${library}`))),
    probe('outsider: the presence of the library', 'denied', () => get(at(outsider, `presence/${library}`))),
    probe('visitor: the presence of the library', 'denied', () => get(at(visitor, `presence/${library}`))),
    probe('signed out: the presence of the library', 'denied', () =>
      get(at(signedOut, `presence/${library}`)),
    ),
    probe('signed out: who is staff', 'denied', () => get(at(signedOut, `members/${library}/${agent.uid}`))),
    probe("signed out: another user's presence", 'denied', () => set(at(signedOut, presence), here())),
    probe('signed out: how many are available', 'allowed', () =>
      get(at(signedOut, `availability/${library}`)),
    ),
    probe('agent: leaving', 'allowed', () => set(at(agent, presence), null)),
  ];
}

export function mailProbes(world: World): Probe[] {
  const { admin, library } = world;
  const ticketId = newTicketId();
  const field = (path: string, name: string) => async () => {
    const value: unknown = (await admin.doc(path).get()).get(name);
    return typeof value === 'string' && !['', 'pending', 'processing'].includes(value) ? value : undefined;
  };
  return [
    {
      group: 'mail',
      name: 'a request becomes a ticket',
      expected: 'accepted',
      find: async () => {
        await writeRecord(world, {}, ticketId);
        return (await eventually(field(docPath.mail(ticketId), 'delivery.state'), SENT_MS)) ?? 'not in time';
      },
    },
    ...(['ticket', 'receipt'] as const).map(
      (kind): Probe => ({
        group: 'mail',
        name: `its ${kind} is sent`,
        expected: 'sent',
        find: async () => {
          const conversation = await field(docPath.mail(ticketId), 'delivery.conversation_ref')();
          const mails = await admin.collection('Outbox').where('support_lib_id', '==', library).get();
          const mail = mails.docs.find(
            (each) => each.get('kind') === kind && each.get('conversation_ref') === conversation,
          );
          if (!mail) return 'not in the outbox';
          return (await eventually(field(mail.ref.path, 'delivery.state'), SENT_MS)) ?? 'not in time';
        },
      }),
    ),
  ];
}

export function removalProbes({ admin, agent, conversation }: World): Probe[] {
  return [
    {
      group: 'live removal',
      name: 'an open listener of a teammate who is removed ends',
      expected: 'permission-denied',
      find: async () => {
        let ended: string | undefined;
        let isOpen = false;
        const stop = onSnapshot(
          doc(agent.db, docPath.conversation(conversation)),
          () => {
            isOpen = true;
          },
          (error) => {
            ended = codeOf(error);
          },
        );
        const opened = await eventually(async () => (isOpen || ended ? true : undefined), REMOVED_MS);
        if (!opened) return 'never opened';
        await admin.doc(docPath.user(agent.uid)).update({ is_active: false });
        const found = await eventually(async () => ended, REMOVED_MS);
        stop();
        return found ?? `still open after ${REMOVED_MS / 1000} s`;
      },
    },
    probesOf('live removal')('removed: a message from then on', 'denied', () =>
      setDoc(doc(agent.db, docPath.message(conversation, 'late')), { text: 'x' }),
    ),
  ];
}
