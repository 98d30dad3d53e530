import { randomUUID } from 'node:crypto';
import { buildChat } from '@harborline/domain/chat/build-chat';
import { DURATIONS } from '@harborline/domain/limits';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { docPath } from '@harborline/domain/paths';
import { conversation } from '@harborline/domain/stores/conversations';
import { lastPublicMessages, newestMessages } from '@harborline/domain/stores/messages';
import { setLogLevel } from 'firebase/app';
import { signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore as AdminFirestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { person } from '../e2e/support/people';
import { waitFor } from '../e2e/support/wait-for';
import { pacedQueue } from '../web/src/features/conversation/reply/paced-queue';
import { retryRefused } from '../web/src/features/conversation/reply/retry-refused';
import { sendMessage } from '../web/src/shared/conversation/send-message';
import { watchRecord, watchRecords } from '../web/src/shared/store/watch-records';
import { type ChatClient, openClient } from './chat-client';
import { type ChatCount, countChats, textOf, type Written } from './chat-count';

const CHATS = 200;
const CHATS_PER_AGENT = 10;
const PER_SECOND = 20;
const SECONDS = 60;
/** A side writes so many messages in a row, one after each `EVERY_MS`, before another chat has its turn. */
const IN_A_ROW = 3;
const EVERY_MS = 2_000;
const AT_ONCE = (PER_SECOND * EVERY_MS) / 1_000;
const CUT_MS = 5_000;
const CUT_VISITORS = 10;
/** How long messages may still arrive after the last was written. */
const LATE_MS = 60_000;
const SIGN_INS_AT_ONCE = 20;

type SideName = Written['side'];

/** A chat with the browsers of its two sides. */
interface LiveChat {
  readonly ref: string;
  readonly clients: Readonly<Record<SideName, ChatClient>>;
  readonly queues: Readonly<Record<SideName, ReturnType<typeof pacedQueue>>>;
  readonly written: Written[];
  /** texts in the order in which the other side first showed them, and those shown twice at a time */
  readonly shown: Readonly<Record<SideName, string[]>>;
}

export interface ChatFigures {
  readonly count: ChatCount;
  readonly connections: number;
  readonly cutConnections: number;
  /** milliseconds to the other side, of chats without a cut, by when they were written */
  readonly thirds: readonly (readonly number[])[];
  /** the same, of chats with a cut */
  readonly ofCut: readonly number[];
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Opens many browsers, some at a time. */
async function openAll(count: number, open: (index: number) => Promise<ChatClient>): Promise<ChatClient[]> {
  const clients: ChatClient[] = [];
  for (let from = 0; from < count; from += SIGN_INS_AT_ONCE) {
    const some = Array.from({ length: Math.min(SIGN_INS_AT_ONCE, count - from) }, (_, index) => index);
    clients.push(...(await Promise.all(some.map((index) => open(from + index)))));
  }
  return clients;
}

/** Stores a chat that the teammate has taken. */
async function storeChat(admin: AdminFirestore, ref: string, visitorUid: string): Promise<void> {
  const agent = person('lumen-agent');
  const createdAt = Timestamp.fromMillis(Date.now() - 60_000);
  const built = buildChat({
    ...{ conversationRef: ref, messageId: 'first', libraryId: agent.libraryId, url: '', createdAt },
    visitor: { uid: visitorUid, name: 'Vera', email: '', os: '', browser: '', language: '' },
    text: 'Hello?',
  });
  const chat = { ...built.conversation.chat, agent_name: agent.name, taken_at: createdAt };
  await admin
    .batch()
    .set(admin.doc(docPath.conversation(ref)), { ...built.conversation, assigned_to: agent.uid, chat })
    .set(admin.doc(docPath.message(ref, 'first')), built.message)
    .commit();
}

/** Notes what a side shows of the other. */
function note(chat: LiveChat, side: SideName, texts: readonly string[]): void {
  const shown = chat.shown[side];
  const nowMs = performance.now();
  for (const text of texts) {
    if (shown.includes(text)) continue;
    shown.push(text);
    const written = chat.written.find((one) => one.side !== side && textOf(one) === text);
    if (written) written.shownAtMs = nowMs;
  }
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
  shown.push(...twice);
}

/** Follows a chat on both sides, as their pages do. */
function follow(chat: LiveChat): Promise<unknown> {
  const { visitor, agent } = chat.clients;
  const sides = [
    ['visitor', visitor.firestore, lastPublicMessages(chat.ref, 50)],
    ['agent', agent.firestore, newestMessages(chat.ref)],
  ] as const;
  return Promise.all(
    sides.map(([side, firestore, query]) => {
      watchRecord(firestore, conversation(chat.ref))({ next: () => undefined, error: fail });
      return new Promise<void>((resolve) => {
        watchRecords(firestore, query, { confirms: true })({
          next: ({ records, isFromCache }) => {
            const others = records.filter(({ sender_type }) => sender_type !== side);
            const inOrder = [...others].sort((a, b) => a.created_at.toMillis() - b.created_at.toMillis());
            note(
              chat,
              side,
              inOrder.map(({ text }) => text),
            );
            if (!isFromCache) resolve();
          },
          error: fail,
        });
      });
    }),
  );
}

const fail = (error: Error): void => {
  throw error;
};

/** Writes a message as the page of its side does: at the visitor's pace, and again if it was refused. */
function write(chat: LiveChat, message: Written): void {
  chat.written.push(message);
  const { uid, firestore } = chat.clients[message.side];
  const agent = person('lumen-agent');
  const sent = {
    ...{ id: randomUUID(), conversationRef: chat.ref, libraryId: agent.libraryId, text: textOf(message) },
    senderType: message.side,
    senderRef: uid,
    senderName: message.side === 'visitor' ? 'Vera' : agent.name,
  };
  // One that fails is counted as lost.
  chat.queues[message.side](() => retryRefused(() => sendMessage(firestore, sent))).catch((error: unknown) =>
    process.stderr.write(`${textOf(message)}: ${String(error)}\n`),
  );
}

async function openChats(admin: AdminFirestore): Promise<{ chats: LiveChat[]; clients: ChatClient[] }> {
  const { email, password } = person('lumen-agent');
  const visitors = await openAll(CHATS, () => openClient((auth) => signInAnonymously(auth)));
  const agents = await openAll(CHATS / CHATS_PER_AGENT, () =>
    openClient((auth) => signInWithEmailAndPassword(auth, email, password)),
  );
  const chats: LiveChat[] = [];
  for (const [index, visitor] of visitors.entries()) {
    const agent = agents[Math.floor(index / CHATS_PER_AGENT)];
    if (agent === undefined) throw new Error('Nobody answers');
    const chat: LiveChat = {
      ref: randomUUID(),
      clients: { visitor, agent },
      queues: { visitor: pacedQueue(DURATIONS.visitorMessageIntervalMs), agent: pacedQueue(0) },
      written: [],
      shown: { visitor: [], agent: [] },
    };
    await storeChat(admin, chat.ref, visitor.uid);
    await follow(chat);
    chats.push(chat);
  }
  return { chats, clients: [...visitors, ...agents] };
}

/** The message with a number of the whole run: who writes it, and where. */
function turnAt(index: number): Pick<Written, 'chat' | 'side' | 'number'> {
  const block = Math.floor(index / AT_ONCE);
  const turn = Math.floor(block / IN_A_ROW) * AT_ONCE + (index % AT_ONCE);
  const side = Math.floor(turn / CHATS) % 2 === 0 ? 'visitor' : 'agent';
  return { chat: turn % CHATS, side, number: block % IN_A_ROW };
}

/** When the turn of a side begins, in milliseconds of the run. @param round 0 for the visitor's, 1 for the agent's */
const turnMs = (chat: number, round: number): number =>
  Math.floor((round * CHATS + chat) / AT_ONCE) * IN_A_ROW * EVERY_MS;

interface Cut {
  readonly client: ChatClient;
  readonly atMs: number;
}

/** Visitors all over the run lose their connection, half of them while they write and half while they are answered; and one agent. */
function planCuts(chats: readonly LiveChat[]): Cut[] {
  const step = CHATS / CUT_VISITORS;
  const cuts = chats.flatMap(({ clients }, index) =>
    index % step === 0
      ? [{ client: clients.visitor, atMs: turnMs(index, (index / step) % 2) + EVERY_MS / 2 }]
      : [],
  );
  const last = CHATS - 1;
  const agent = chats[last]?.clients.agent;
  return agent === undefined ? cuts : [...cuts, { client: agent, atMs: turnMs(last, 1) + EVERY_MS / 2 }];
}

const cutAll = (cuts: readonly Cut[]): Promise<unknown> =>
  Promise.all(
    cuts.map(async ({ client, atMs }) => {
      await pause(atMs);
      await client.line.cutFor(CUT_MS);
    }),
  );

async function writeAll(chats: readonly LiveChat[], cuts: readonly Cut[]): Promise<void> {
  const cutClients = new Set(cuts.map(({ client }) => client));
  const startedAt = performance.now();
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    await pause(startedAt + (index * 1_000) / PER_SECOND - performance.now());
    const turn = turnAt(index);
    const chat = chats[turn.chat];
    if (chat === undefined) continue;
    const isOnCutLine = Object.values(chat.clients).some((client) => cutClients.has(client));
    write(chat, { ...turn, isOnCutLine, writtenAtMs: performance.now() });
  }
}

const hasArrived = ({ shownAtMs }: Written): boolean => shownAtMs !== undefined;

async function count(admin: AdminFirestore, chats: readonly LiveChat[]): Promise<ChatCount> {
  const sides = await Promise.all(
    chats.map(async ({ ref, written, shown }) => {
      const { docs } = await admin.collection(docPath.messages(ref)).orderBy('created_at').get();
      const stored = docs.map((document) => String(document.get('text')));
      return [
        { sent: written.filter(({ side }) => side === 'visitor'), stored, shown: shown.agent },
        { sent: written.filter(({ side }) => side === 'agent'), stored, shown: shown.visitor },
      ];
    }),
  );
  return countChats(sides.flat());
}

const latenciesOf = (written: readonly Written[]): number[] =>
  written.flatMap(({ writtenAtMs, shownAtMs }) => (shownAtMs === undefined ? [] : [shownAtMs - writtenAtMs]));

/** 200 chats at once, 20 messages a second for a minute, while one connection after the other is cut. */
export async function chatFigures(): Promise<ChatFigures> {
  // Every cut would be told.
  setLogLevel('silent');
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'chats');
  const admin = getFirestore(app);
  const { chats, clients } = await openChats(admin);
  const cuts = planCuts(chats);
  await Promise.all([writeAll(chats, cuts), cutAll(cuts)]);
  const all = chats.flatMap(({ written }) => written);
  const isOver = () => all.every(hasArrived) || undefined;
  await waitFor('the last messages', isOver, LATE_MS).catch(() => undefined);
  const counted = await count(admin, chats);
  const inTime = all.filter(({ isOnCutLine }) => !isOnCutLine).sort((a, b) => a.writtenAtMs - b.writtenAtMs);
  const third = Math.ceil(inTime.length / 3);
  await Promise.all(clients.map((client) => client.leave()));
  return {
    count: counted,
    connections: clients.length,
    cutConnections: cuts.length,
    thirds: [0, 1, 2].map((index) => latenciesOf(inTime.slice(index * third, (index + 1) * third))),
    ofCut: latenciesOf(all.filter(({ isOnCutLine }) => isOnCutLine)),
  };
}
