import { mailWriteSchema } from '@harborline/domain/entities/writes/mail';
import { messageWriteSchema } from '@harborline/domain/entities/writes/message';
import { LIMITS } from '@harborline/domain/limits';
import { docPath, storagePath } from '@harborline/domain/paths';
import { SERVER_TIME } from '@harborline/emulators/in-process';
import fc from 'fast-check';
import { AGENCY_LIB, LIB, OTHER_LIB, type Person } from '../support/people';
import { uploadAddress } from '../support/uploads';
import { CONVERSATION, OTHER_CONVERSATION } from '../support/world';
import { type Fields, nearly, words } from './document';
import { isHere, type Kind, TENANTS } from './kinds';
import { summaryOf } from './summary';

const upload = (library: string, uid: string) =>
  uploadAddress(storagePath.visitorUpload(library, uid, 'k3-a.png'));
const FOREIGN_FILES = [
  upload(LIB, 'stranger'),
  upload(OTHER_LIB, 'visitor'),
  `${upload(LIB, 'visitor')}&x=1`,
  upload(LIB, 'visitor').replace('127.0.0.1', 'evil.example'),
  'https://evil.example/a.png',
  'javascript:alert(1)',
];
const isOwnFile = (url: unknown, library: unknown, uid: string) =>
  url === '' || url === upload(String(library), uid);

const short = words(LIMITS.shortText);
const address = words(LIMITS.email);
const date = words(LIMITS.shortDate);
const step = fc.record({ title: short, answer: short });
const input = fc.record({ label: short, type: fc.constantFrom('longText', 'number', 'text'), text: short });
const many = (count: number, entry: Fields) => Array.from({ length: count }, () => entry);
const STEP = { title: 'x', answer: 'y' };
const INPUT = { label: 'x', type: 'text', text: 'y' };

const TEXTS = ['from', 'to', 'helpText', 'year', 'URL', 'companyName', 'subject', 'text', 'html'];
/** The rest of a random record has a few hundred characters. */
const FILLING = ['x'.repeat(LIMITS.mailTexts - 1_000), 'x'.repeat(LIMITS.mailTexts)];

let tickets = 10 ** 15;
const isTicket = (id: unknown) => Number.isSafeInteger(id) && Number(id) >= 10 ** 15;

const mail: Kind = {
  name: 'mail',
  person: 'visitor',
  documents: nearly({
    fields: fc.record({
      from: address,
      replyTo: address,
      to: address,
      helpText: words(LIMITS.requestText),
      fileUrl: fc.constantFrom('', upload(LIB, 'visitor')),
      date,
      month: date,
      year: date,
      os: short,
      browser: short,
      URL: words(LIMITS.url),
      domain_name: short,
      companyName: short,
      message: fc.record({
        subject: words(LIMITS.subject),
        text: words(LIMITS.requestText),
        html: words(LIMITS.requestText),
      }),
      timestamp: fc.nat(),
      ticketId: fc.constant(10 ** 15),
      support_lib_id: fc.constant(LIB),
      type: fc.constant('ticket'),
      helpSteps: fc.array(step, { maxLength: 20 }),
      selfManaged: fc.boolean(),
      customInputs: fc.array(input, { maxLength: 20 }),
      visitor_uid: fc.constant('visitor'),
      created_at: fc.constant(SERVER_TIME),
    }),
    limits: { helpText: LIMITS.mailTexts, html: LIMITS.mailTexts },
    others: {
      support_lib_id: [...TENANTS, AGENCY_LIB, 'a/b', `${LIB}/private/settings`],
      fileUrl: FOREIGN_FILES,
      visitor_uid: ['stranger', 'owner'],
      created_at: [new Date(0)],
      ticketId: [10 ** 15 - 1, 1.5, -1, 10 ** 16],
      type: ['chat', 'html', 'text'],
      helpSteps: [19, 20, 21].map((count) => many(count, STEP)),
      customInputs: [19, 20, 21].map((count) => many(count, INPUT)),
      answer: ['x'.repeat(LIMITS.helpStepsText - 1), 'x'.repeat(LIMITS.helpStepsText + 1)],
      label: ['x'.repeat(LIMITS.customInputsText - 20), 'x'.repeat(LIMITS.customInputsText + 1)],
      ...Object.fromEntries(TEXTS.map((field) => [field, FILLING])),
    },
  }),
  schema: mailWriteSchema,
  fresh: (fields) => {
    tickets += 1;
    return isTicket(fields.ticketId) ? { ...fields, ticketId: tickets } : fields;
  },
  isOurs: ({ support_lib_id, visitor_uid, fileUrl, created_at }) =>
    created_at === SERVER_TIME &&
    [LIB, OTHER_LIB, AGENCY_LIB].some((library) => library === support_lib_id) &&
    visitor_uid === 'visitor' &&
    isOwnFile(fileUrl, support_lib_id, 'visitor'),
  writes: (data, id) => [
    { kind: 'set', path: `mail/${typeof data.ticketId === 'number' ? data.ticketId : id}`, data },
  ],
};

type Sender = 'visitor' | 'agent' | 'note';

const REQUIRED_OF_MESSAGE = [
  'conversation_ref',
  'support_lib_id',
  'sender_type',
  'sender_ref',
  'sender_name',
  'text',
  'file_url',
  'is_public',
  'read_status',
  'created_at',
] as const;
const someMentions = fc.dictionary(fc.constantFrom('owner', 'admin', 'nowhere'), words(120), { minKeys: 1 });
const mentionsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`uid${index}`, 'Ben']));
const MENTIONS_TO_TRY = [
  ...[0, LIMITS.mentionsPerNote, LIMITS.mentionsPerNote + 1].map(mentionsOf),
  { ['x'.repeat(LIMITS.mentionIds)]: 'Ben' },
  { ['x'.repeat(LIMITS.mentionIds + 1)]: 'Ben' },
];

function messageFrom(sender: Sender, person: Person): Kind {
  const name = sender === 'visitor' ? '' : 'Ada';
  return {
    name: `Messages, ${sender}`,
    // Otherwise no second message within a second would be accepted.
    restores: docPath.conversation(CONVERSATION),
    person,
    documents: nearly({
      fields: fc.record(
        {
          conversation_ref: fc.constant(CONVERSATION),
          support_lib_id: fc.constant(LIB),
          sender_type: fc.constant(sender),
          sender_ref: fc.constant(person),
          sender_name: fc.constant(name),
          text: fc.oneof(
            words(LIMITS.messageText),
            fc.string({
              unit: fc.constantFrom('a', ' ', '\n', '\t', '😀', '\u2028', '\u2003', '\uFEFF', '\u202B'),
            }),
          ),
          file_url: fc.constantFrom('', '', upload(LIB, person)),
          is_public: fc.constant(sender !== 'note'),
          read_status: fc.constant(0),
          created_at: fc.constant(SERVER_TIME),
          ...(sender === 'note' && { mentions: someMentions }),
        },
        { requiredKeys: [...REQUIRED_OF_MESSAGE] },
      ),
      limits: { text: LIMITS.messageText, owner: LIMITS.mentionNames },
      others: {
        support_lib_id: TENANTS,
        conversation_ref: [OTHER_CONVERSATION],
        sender_type: ['visitor', 'agent', 'note', 'system_debug'],
        sender_ref: ['owner', 'stranger', ''],
        sender_name: ['Ada', 'Ada Agent', '', 'Boss'],
        file_url: [...FOREIGN_FILES, upload(LIB, 'owner')],
        is_public: [true, false],
        created_at: [new Date(0)],
        read_status: [1],
        mentions: MENTIONS_TO_TRY,
      },
    }),
    schema: messageWriteSchema,
    isOurs: (fields) =>
      isHere(fields) &&
      fields.conversation_ref === CONVERSATION &&
      fields.sender_ref === person &&
      (sender === 'visitor') === (fields.sender_type === 'visitor') &&
      // A note is sent alone, everything public with its summary.
      (sender === 'note') === (fields.sender_type === 'note') &&
      (sender === 'visitor'
        ? fields.sender_name === ''
        : ['Ada', 'Ada Agent'].includes(String(fields.sender_name))) &&
      fields.created_at === SERVER_TIME &&
      isOwnFile(fields.file_url, LIB, person),
    writes: (data, id) => [
      { kind: 'set', path: docPath.message(CONVERSATION, id), data },
      ...(sender === 'note'
        ? []
        : [
            {
              kind: 'update' as const,
              path: docPath.conversation(CONVERSATION),
              data: summary(id, data, sender),
            },
          ]),
    ],
  };
}

/** A forger keeps the rest of the commit valid: the message alone is tested. */
function summary(id: string, data: Fields, sender: Sender): Fields {
  const { last_visitor_message_at: _claimed, ...update } = summaryOf(id, data, { text: 'x' });
  const isFromVisitor = sender === 'visitor';
  return {
    ...update,
    last_message_at: SERVER_TIME,
    is_unread_by_staff: isFromVisitor,
    ...(isFromVisitor ? { last_visitor_message_at: SERVER_TIME } : {}),
  };
}

export const MAIL_KINDS: readonly Kind[] = [
  mail,
  messageFrom('visitor', 'visitor'),
  messageFrom('agent', 'agent'),
  messageFrom('note', 'agent'),
];
