import { conversationUpdate } from '@harborline/domain/conversation/build-message';
import { docPath, storagePath } from '@harborline/domain/paths';
import { describe, expect, it } from 'vitest';
import { target } from './support/environment';
import {
  allows,
  arrange,
  commit,
  denies,
  layOut,
  NO_FIELD,
  remove,
  SERVER_TIME,
  set,
  touch,
  update,
  verdictOn,
} from './support/firestore';
import {
  EVERYBODY,
  INBOX_PEOPLE,
  LIB,
  NO_INBOX_PEOPLE,
  OTHER_LIB,
  type Person,
  STAFF,
} from './support/people';
import { fromAgent, fromVisitor, type Sending, send } from './support/sending';
import { uploadAddress } from './support/uploads';
import {
  CONVERSATION,
  CREATED_AT,
  conversation,
  message,
  OTHER_CONVERSATION,
  useWorld,
} from './support/world';

useWorld();

const at = (ref = CONVERSATION) => docPath.conversation(ref);

/** Lets the visitor write again, as if the last message were long ago. */
const aWhileLater = () => arrange(update(at(), { last_visitor_message_at: CREATED_AT }));

/** The stored time of the visitor's last message. */
const visitorWrote = (msAgo: number) =>
  arrange(update(at(), { last_visitor_message_at: new Date(Date.now() - msAgo) }));

describe('sending', () => {
  it('visitors write in their own conversation', async () => {
    await allows(['visitor'], send(fromVisitor()));
    await denies(['stranger', 'signedOut', 'writer', 'otherAgent'], (person) =>
      send({ ...fromVisitor(), sender_ref: person }),
    );
  });

  it('agents answer tickets of their own library', async () => {
    await allows(INBOX_PEOPLE, (person) => send(fromAgent(person), { id: `answer-${person}` }));
    await denies([...NO_INBOX_PEOPLE, 'visitor'], (person) => send(fromAgent(person)));
  });

  describe('a reply that names the last message its author saw (D-107)', () => {
    const SEEN = 'seenmessage';
    const answer = (follows: unknown, sending: Sending = {}) =>
      send(fromAgent(), { ...sending, message: { follows } });
    const visitorWroteLast = (id = SEEN) =>
      arrange(update(at(), { 'last_message.id': id, last_visitor_message_at: CREATED_AT }));

    it('is taken while that one is the last', async () => {
      await visitorWroteLast();
      await denies([...NO_INBOX_PEOPLE, 'visitor'], (person) =>
        send(fromAgent(person), { message: { follows: SEEN } }),
      );
      await allows(['agent'], answer(SEEN));
    });

    it('is refused once another has followed, though without it the same reply would be taken', async () => {
      await visitorWroteLast('newermessage');
      await denies(['agent'], answer(SEEN));
      await allows(['agent'], send(fromAgent()));
    });

    it('is taken again when its acknowledgement was lost', async () => {
      await visitorWroteLast();
      await allows(['agent'], answer(SEEN));
      await allows(['agent'], answer(SEEN));
    });

    it.each([null, 7, '', 'a/b', { id: SEEN }])('does not name %j', async (follows) => {
      await visitorWroteLast();
      await denies(['agent'], answer(follows));
    });

    it('belongs to tickets, and to no note and no visitor', async () => {
      await visitorWroteLast();
      await denies(['visitor'], send(fromVisitor(), { message: { follows: SEEN } }));
      const note = { ...fromAgent(), sender_type: 'note', is_public: false, created_at: SERVER_TIME };
      await denies(['agent'], set(docPath.message(CONVERSATION, 'freshnote'), { ...note, follows: SEEN }));
      await allows(['agent'], set(docPath.message(CONVERSATION, 'freshnote'), note));
      await arrange(update(at(), { source: 'chat', status: 'open', assigned_to: 'agent' }));
      await denies(['agent'], answer(SEEN));
    });
  });

  it('nobody says of a message that it is a copy, or was copied (D-122)', async () => {
    const other = { conversation_ref: OTHER_CONVERSATION, number: 12 };
    for (const fields of [{ taken_from: { ...other, message_id: 'x' } }, { taken_to: other }]) {
      await denies(['visitor'], send(fromVisitor(), { message: fields }));
      await denies(INBOX_PEOPLE, (person) => send(fromAgent(person), { message: fields }));
    }
  });

  it('nobody writes while trying on a view, not even in their own conversation', async () => {
    await denies(['viewer'], send(fromAgent('viewer')));
    await denies(['viewer'], update(at(), { is_unread_by_staff: false }));
    const visitors = { [at()]: conversation(LIB, { visitor_uids: ['viewer', 'agent'] }) };
    await layOut(visitors);
    await denies(['viewer'], send({ ...fromVisitor(), sender_ref: 'viewer' }));
    await allows(['agent'], send({ ...fromVisitor(), sender_ref: 'agent' }));
  });

  it('an agent without the slug for replies can read but not answer', async () => {
    const permissions = { canViewExistingTickets: true };
    await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions } });
    await denies(['agent'], send(fromAgent()));
    await allows(['agent'], update(at(), { is_unread_by_staff: false }));
  });

  it('a ticket that was merged is answered by its visitor alone, until that is undone (D-110)', async () => {
    const merged_into = { conversation_ref: 'other', number: 12, at: CREATED_AT, status: 'open' };
    await arrange(update(at(), { status: 'closed', merged_into }));
    await denies(INBOX_PEOPLE, (uid) => send(fromAgent(uid)));
    const note = { ...fromAgent(), sender_type: 'note', is_public: false, created_at: SERVER_TIME };
    const addNote = set(docPath.message(CONVERSATION, 'mergednote'), note);
    await denies(['agent'], addNote);
    await allows(['visitor'], send(fromVisitor()));
    await arrange(update(at(), { merged_into: NO_FIELD }));
    await allows(['agent'], send(fromAgent(), { id: 'nextmessage' }));
    await allows(['agent'], addNote);
  });

  it.each([
    ['line breaks', 'One\n\ntwo\tthree  four '.trim()],
    ['emoji around the end of the preview', `${'x'.repeat(138)}😀😀 and more`],
    ['a text exactly as long as the preview', 'y'.repeat(140)],
    ['marks that reverse direction', 'Order \u202B12\u202C is late'],
    ['wide spaces around', '\u2003\uFEFFLate\u3000'],
    ['the longest text', 'ü'.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['odd white space', 'a\u2028b\u00a0c\r\nd'],
  ])('takes %s, with the summary the domain makes of it', (_what, text) =>
    allows(['visitor'], send(fromVisitor(text))),
  );

  it('accepts a file of the writer instead of words', async () => {
    const file_url = `http://localhost:8705/v0/b/demo-harborline-rules.appspot.com/o/${encodeURIComponent(`chat/img/${LIB}/visitor/k-a.png`)}?alt=media&token=a1`;
    await allows(['visitor'], send({ ...fromVisitor(''), file_url }));
    await denies(['visitor'], send({ ...fromVisitor(''), file_url: file_url.replace('visitor', 'agent') }));
    await denies(['visitor'], send(fromVisitor('')));
  });

  describe('the file of an answer (D-62)', () => {
    const own = storagePath.visitorUpload(LIB, 'agent', 'k-12-a.png');
    const withFile = (path: string) => send({ ...fromAgent('agent', ''), file_url: uploadAddress(path) });

    it('is one that its writer uploaded in this library', async () => {
      await allows(['agent'], withFile(own));
      await denies([...NO_INBOX_PEOPLE, 'visitor'], withFile(own));
    });

    it.each([
      ['of the visitor', storagePath.visitorUpload(LIB, 'visitor', 'k-a.png')],
      ['of a teammate', storagePath.visitorUpload(LIB, 'owner', 'k-a.png')],
      ['of the writer in another library', storagePath.visitorUpload(OTHER_LIB, 'agent', 'k-a.png')],
      ['in a folder of the folder', storagePath.visitorUpload(LIB, 'agent', 'deeper/k-a.png')],
      ['above the folder', storagePath.visitorUpload(LIB, 'agent', '../visitor/k-a.png')],
      ['with markup as its name', storagePath.visitorUpload(LIB, 'agent', '<b>.png')],
      ['of the public pictures', storagePath.cover(LIB, 'k-a.png')],
    ])('is none %s', (_what, path) => denies(['agent'], withFile(path)));

    it.each([
      'https://evil.example/a.png',
      'javascript:alert(1)',
      uploadAddress(own).replace('127.0.0.1', '127.0.0.1@evil.example').replace('localhost', 'evil.example'),
      `${uploadAddress(own)}#<script>`,
      `${uploadAddress(own)}&redirect=https://evil.example`,
    ])('is none from elsewhere: %s', (file_url) =>
      denies(['agent'], send({ ...fromAgent('agent', ''), file_url })),
    );
  });

  const forgedMessages: [string, object][] = [
    ['as an agent', { sender_type: 'agent' }],
    ['as a note', { sender_type: 'note', is_public: false }],
    ['as the system', { sender_type: 'system_debug', is_public: false }],
    ['hidden from itself', { is_public: false }],
    ['in the name of another', { sender_ref: 'agent' }],
    ['under another name', { sender_name: 'Harborline Support' }],
    ['for another library', { support_lib_id: OTHER_LIB }],
    ['for another conversation', { conversation_ref: OTHER_CONVERSATION }],
    ['with its own time', { created_at: new Date(0) }],
    ['already read', { read_status: 1 }],
    ['too long', { text: 'x'.repeat(10_001) }],
    ['that is not text', { text: 7 }],
    ['with an extra field', { html: '<b>x</b>' }],
    ['with a foreign file', { file_url: 'https://evil.example/a.png' }],
  ];

  it.each(forgedMessages)('nobody sends a message %s', (_what, change) =>
    denies(['visitor'], send(fromVisitor(), { message: change })),
  );

  const forgedSummaries: [string, Sending][] = [
    ['describes other words', { summary: { preview: 'I agree to everything' } }],
    ['describes another sender', { summary: { sender_type: 'agent' } }],
    ['describes another name', { summary: { sender_name: 'Boss' } }],
    ['describes an older message', { summary: { id: 'first' } }],
    ['describes a message that does not exist', { summary: { id: 'nothing' } }],
    ['has an extra field', { summary: { html: 'x' } }],
    ['has its own time', { update: { last_message_at: new Date(4e12) } }],
    ['hides from staff', { update: { is_unread_by_staff: false } }],
    ['closes the ticket', { update: { status: 'closed' } }],
    ['takes the ticket', { update: { assigned_to: 'visitor' } }],
    ['lets someone in', { update: { visitor_uids: ['visitor', 'stranger'] } }],
    ['verifies itself', { update: { 'visitor.is_verified': true } }],
    ['changes the address', { update: { 'visitor.email': 'other@visitor.example' } }],
    ['moves to another library', { update: { support_lib_id: OTHER_LIB } }],
  ];

  it.each(forgedSummaries)('nobody sends a summary that %s', (_what, sending) =>
    denies(['visitor'], send(fromVisitor(), sending)),
  );

  const LONG = 'x'.repeat(200);
  it.each([
    ['the beginning', LONG.slice(0, 140)],
    ['less of the beginning', 'xxx'],
    ['the beginning and an ellipsis', `${LONG.slice(0, 139)}…`],
  ])('a summary may show %s', (_what, preview) =>
    allows(['visitor'], send(fromVisitor(LONG), { summary: { preview } })),
  );

  it.each([
    ['a character too many', LONG.slice(0, 141)],
    ['another end', `${LONG.slice(0, 20)}!`],
    ['other words before an ellipsis', 'I agree to everything…'],
    ['an attachment for words', 'Attachment'],
    ['no text', 7],
  ])('a summary never shows %s', (_what, preview) =>
    denies(['visitor'], send(fromVisitor(LONG), { summary: { preview } })),
  );

  it('a file without words is summarized only as an attachment', async () => {
    const file_url = uploadAddress(storagePath.visitorUpload(LIB, 'visitor', 'k-a.png'));
    const picture = { ...fromVisitor(''), file_url };
    await denies(['visitor'], send(picture, { summary: { preview: 'Agreed' } }));
    await allows(['visitor'], send(picture));
  });

  it('people on both sides of a conversation mark a message with the side that wrote it', async () => {
    await layOut({ [at()]: conversation(LIB, { visitor_uids: ['visitor', 'agent'] }) });
    const asVisitor = { ...fromVisitor(), sender_ref: 'agent' };
    const unread = (is_unread_by_staff: boolean) => ({ update: { is_unread_by_staff } });
    await denies(['agent'], send(fromAgent(), unread(true)));
    await denies(['agent'], send(asVisitor, unread(false)));
    await denies(['agent'], send({ ...asVisitor, sender_name: 'Ada' }, unread(true)));
    await denies(['agent'], send({ ...fromAgent(), sender_name: '' }, unread(false)));
    await allows(['agent'], send(asVisitor, unread(true)));
    await allows(['agent'], send(fromAgent(), { id: 'answer', ...unread(false) }));
  });

  // Times have milliseconds: within the same one, a message's summary could be sent again.
  it('nobody sends the summary of a message again in the same millisecond', async () => {
    const resummarize = (id: string, sender_type: string, sender_name: string, changes: object) =>
      update(at(), {
        last_message: { id, preview: '', sender_type, sender_name },
        last_message_at: SERVER_TIME,
        is_unread_by_staff: sender_type === 'visitor',
        ...(sender_type === 'visitor' ? { last_visitor_message_at: SERVER_TIME } : {}),
        ...changes,
      });
    const sendSummaryAgain = async (round: number) => {
      const [asked, answered] = [`asked${round}`, `answered${round}`];
      await aWhileLater();
      await allows(['visitor'], send(fromVisitor(), { id: asked }));
      await denies(['stranger'], resummarize(asked, 'visitor', '', {}));
      await aWhileLater();
      await allows(['visitor'], send(fromVisitor(), { id: `${asked}x` }));
      await denies(['visitor'], resummarize(`${asked}x`, 'visitor', '', { last_message_at: new Date(4e12) }));
      await allows(['agent'], send(fromAgent(), { id: answered }));
      await denies(['stranger'], resummarize(answered, 'agent', 'Ada', {}));
    };
    for (let round = 0; round < 10; round += 1) {
      await target.withinOneMillisecond(() => sendSummaryAgain(round));
    }
  });

  it('nobody sends a message without its summary, or a summary without its message', async () => {
    const alone = { ...fromVisitor(), created_at: SERVER_TIME };
    await denies(['visitor'], set(docPath.message(CONVERSATION, 'alone'), alone));
    const answer = { ...fromAgent(), created_at: SERVER_TIME };
    await denies(['agent'], set(docPath.message(CONVERSATION, 'alone'), answer));
    await denies(
      ['visitor', 'agent'],
      update(at(), {
        last_message: { id: 'first', preview: 'x', sender_type: 'visitor', sender_name: '' },
        last_message_at: SERVER_TIME,
        last_visitor_message_at: SERVER_TIME,
        is_unread_by_staff: true,
      }),
    );
  });

  it('an older message with a true summary does not become the last one again', () =>
    denies(
      ['visitor'],
      update(at(), {
        last_message: {
          id: 'first',
          preview: 'My order has not arrived.',
          sender_type: 'visitor',
          sender_name: '',
        },
        last_message_at: SERVER_TIME,
        last_visitor_message_at: SERVER_TIME,
        is_unread_by_staff: true,
      }),
    ));

  it('an answer leaves nothing unread, and has its time', async () => {
    await denies(['agent'], send(fromAgent(), { update: { is_unread_by_staff: true } }));
    await denies(['agent'], send(fromAgent(), { update: { last_message_at: new Date(4e12) } }));
    await denies(['agent'], send(fromAgent(), { update: { status: 'closed' } }));
  });

  it.each([
    ['as the visitor', { sender_type: 'visitor' }],
    ['as the system', { sender_type: 'system_debug', is_public: false }],
    ['under the name of a teammate', { sender_name: 'Someone Else' }],
    ['in the name of a teammate', { sender_ref: 'owner' }],
    ['hidden from the visitor', { is_public: false }],
  ])('no agent answers %s', (_what, change) => denies(['agent'], send(fromAgent(), { message: change })));

  it('nobody changes or deletes a message', async () => {
    const ref = docPath.message(CONVERSATION, 'first');
    await denies(EVERYBODY, update(ref, { text: 'never said' }));
    await denies(EVERYBODY, remove(ref));
    await denies(['visitor'], send(fromVisitor('rewritten'), { id: 'first' }));
  });

  it('the same commit sent again after a lost acknowledgement is the same message', async () => {
    await allows(['visitor'], send(fromVisitor()));
    await aWhileLater();
    await allows(['visitor'], send(fromVisitor()));
    await aWhileLater();
    await denies(['visitor'], send(fromVisitor('other words')));
    await denies(['agent'], send(fromVisitor()));
    await allows(['agent'], send(fromAgent(), { id: 'answer' }));
    await allows(['agent'], send(fromAgent(), { id: 'answer' }));
  });

  it('resending an answered message does not move it after its answer', async () => {
    await allows(['visitor'], send(fromVisitor('Refund me?'), { id: 'asked' }));
    await allows(['agent'], send(fromAgent(), { id: 'agreed' }));
    await aWhileLater();
    await denies(['visitor'], send(fromVisitor('Refund me?'), { id: 'asked' }));
    await allows(['agent'], send(fromAgent(), { id: 'more' }));
    await denies(['agent'], send(fromAgent(), { id: 'agreed' }));
  });

  it('a visitor does not write twice within a second', async () => {
    // On a slow machine the second may pass; then the attempt proves nothing and is repeated.
    for (let attempt = 0; ; attempt += 1) {
      const startMs = Date.now();
      await visitorWrote(0);
      const verdict = await verdictOn('visitor', send(fromVisitor(), { id: `soon${attempt}` }));
      if (Date.now() - startMs >= 1_000 && attempt < 20) continue;
      expect(verdict).toBe('denied');
      return;
    }
  });

  it('a visitor writes again after a second, with the true time', async () => {
    await visitorWrote(1_100);
    const at = (last_visitor_message_at: unknown) => ({ id: 'two', update: { last_visitor_message_at } });
    await denies(['visitor'], send(fromVisitor(), at(new Date(0))));
    await denies(['visitor'], send(fromVisitor(), at(NO_FIELD)));
    await denies(['visitor'], send(fromVisitor(), at(null)));
    await allows(['visitor'], send(fromVisitor(), { id: 'two' }));
  });

  it('resending the same message is limited to the same rate', async () => {
    touch();
    const startMs = Date.now();
    let passed = 0;
    for (let count = 0; count < 40; count += 1) {
      const verdict = await verdictOn('visitor', send(fromVisitor(), { id: 'once' }));
      passed += verdict === 'allowed' ? 1 : 0;
    }
    expect(passed).toBeGreaterThanOrEqual(1);
    expect(passed).toBeLessThanOrEqual(1 + Math.floor((Date.now() - startMs) / 1000));
  });

  it('60 simultaneous messages of a visitor become one per second', async () => {
    touch();
    const startMs = Date.now();
    const flood = Array.from({ length: 60 }, (_, index) =>
      verdictOn('visitor', send(fromVisitor(), { id: `flood${index}` })),
    );
    const passed = (await Promise.all(flood)).filter((verdict) => verdict === 'allowed').length;
    expect(passed).toBeGreaterThanOrEqual(1);
    expect(passed).toBeLessThanOrEqual(1 + Math.floor((Date.now() - startMs) / 1000));
  });

  it('the limit is only for the visitor: an agent answers at once, and does not move it', async () => {
    await allows(['visitor'], send(fromVisitor(), { id: 'asked' }));
    await allows(['agent'], send(fromAgent(), { id: 'answer1' }));
    await allows(['agent'], send(fromAgent(), { id: 'answer2' }));
    const update = { last_visitor_message_at: SERVER_TIME };
    await denies(['agent'], send(fromAgent(), { id: 'answer3', update }));
  });

  it('nobody changes the time of a fresh message, not even its writer', async () => {
    await allows(['visitor'], send(fromVisitor()));
    const fresh = docPath.message(CONVERSATION, 'freshmessage');
    await denies(EVERYBODY, update(fresh, { created_at: new Date(0) }));
    await denies(EVERYBODY, update(fresh, { created_at: SERVER_TIME }));
  });

  it('a message can be resent for ten minutes', async () => {
    const sent = async (minutesAgo: number) => {
      const created_at = new Date(Date.now() - minutesAgo * 60_000);
      await layOut({ [docPath.message(CONVERSATION, 'again')]: { ...fromVisitor(), created_at } });
      await arrange(update(at(), { 'last_message.id': 'again', last_visitor_message_at: CREATED_AT }));
    };
    await sent(9.5);
    await allows(['visitor'], send(fromVisitor(), { id: 'again' }));
    await sent(10.5);
    await denies(['visitor'], send(fromVisitor(), { id: 'again' }));
  });

  it('a single character is a message', () => allows(['visitor'], send(fromVisitor('?'))));

  it('two messages cannot share a summary', () =>
    denies(['visitor'], () => {
      const written = { ...fromVisitor(), created_at: SERVER_TIME };
      return commit(
        ...['one', 'two'].map((id) => set(docPath.message(CONVERSATION, id), written)),
        update(at(), conversationUpdate('two', written as never)),
      );
    }));

  it('an agent may also answer under the full name', () =>
    allows(['agent'], send({ ...fromAgent(), sender_name: 'Ada Agent' })));

  it('refuses an invalid id', () => denies(['visitor'], send(fromVisitor(), { id: 'not.an.id' })));

  it('resending an old message does not move it to the end', () =>
    denies(['visitor'], send(message({ sender_ref: 'visitor' }), { id: 'first' })));
});

describe('notes', () => {
  const note = (person: Person, changes: object = {}) => ({
    ...message({
      sender_type: 'note',
      sender_ref: person,
      sender_name: 'Ada',
      is_public: false,
      text: 'VIP',
    }),
    created_at: SERVER_TIME,
    ...changes,
  });
  const write =
    (changes: object = {}) =>
    (person: Person) =>
      set(docPath.message(CONVERSATION, `note-${person}`), note(person, changes));

  it('agents write them without changing the conversation', async () => {
    await allows(INBOX_PEOPLE, write());
    await denies([...NO_INBOX_PEOPLE, 'visitor'], write());
  });

  it.each([
    ['in the name of a teammate', { sender_ref: 'owner' }],
    ['under the name of a teammate', { sender_name: 'Someone Else' }],
    ['too long', { text: 'x'.repeat(10_001) }],
    ['that says nothing', { text: '' }],
    ['with its own time', { created_at: new Date(0) }],
    ['already read', { read_status: 1 }],
    ['for another library', { support_lib_id: OTHER_LIB }],
    ['for another conversation', { conversation_ref: OTHER_CONVERSATION }],
    ['with a foreign file', { file_url: 'https://evil.example/a.png' }],
    ['with an extra field', { html: 'x' }],
  ])('nobody writes a note %s', (_what, change) => denies(['agent'], write(change)));

  it('a note is never public, and never reaches the document the visitor reads', async () => {
    const secret = { ...note('agent'), created_at: CREATED_AT };
    await denies(['agent'], write({ is_public: true }));
    await denies(['agent'], send(secret));
    await denies(['agent'], send(secret, { summary: { sender_type: 'agent' } }));
  });
});
