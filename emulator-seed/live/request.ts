import { buildMailRecord } from '@harborline/domain/contact/build-mail-record';
import { drawTicketId } from '@harborline/domain/contact/ticket-id';
import { libraryPublicSchema } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import { ticketOfVisitor } from '@harborline/domain/stores/conversations';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { FollowedConversation } from './conversation';
import { arrive, type SimulatedVisitor } from './simulated-visitor';
import { rest, type Stage, typingMs } from './stage';
import type { RequestStory } from './words';

/** After this long without an answer, a visitor adds something. */
const UNEASY_MS = 60_000;
/** How long a visitor has the conversation open, waiting for an answer. */
const PATIENCE_MS = 15 * 60_000;
const LOOK_MS = 1_000;
const LOOKS = 60;

async function send(
  stage: Stage,
  story: RequestStory,
  { uid, firestore }: SimulatedVisitor,
): Promise<number> {
  const stored = await getDoc(doc(firestore, docPath.library(stage.libraryId)));
  const library = { ...libraryPublicSchema.parse(stored.data()), id: stored.id };
  const nowMs = Date.now();
  const ticketId = drawTicketId(nowMs, Math.random);
  const record = buildMailRecord({
    form: {
      email: story.email,
      requestText: story.opening,
      customInputs: [{ label: 'Name', type: 'text', text: story.name }],
      helpSteps: [],
      fileUrl: '',
    },
    library,
    visitor: { uid, os: 'Android', browser: 'Chrome', URL: story.page },
    ticketId,
    nowMs,
  });
  await setDoc(doc(firestore, docPath.mail(ticketId)), { ...record, created_at: serverTimestamp() });
  return ticketId;
}

/** The conversation that a request became. @throws Error if none did for a minute */
async function conversationOf(stage: Stage, visitor: SimulatedVisitor, ticketId: number): Promise<string> {
  const asked = ticketOfVisitor(stage.libraryId, visitor.uid, ticketId);
  const search = query(
    collection(visitor.firestore, asked.collection),
    ...asked.where.map((filter) => where(...filter)),
    limit(asked.limit ?? 1),
  );
  for (let look = 0; look < LOOKS; look += 1) {
    const [found] = (await getDocs(search)).docs;
    if (found) return found.id;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`the request ${ticketId} became no conversation`);
}

/** Sends a request by the contact form, answers whoever replies, and rates them once it is closed. */
export async function request(stage: Stage, story: RequestStory): Promise<void> {
  const visitor = await arrive(stage);
  try {
    await rest(stage, typingMs(story.opening));
    const ticketId = await send(stage, story, visitor);
    stage.say(`${story.name} sends a request: ${story.opening}`);
    await follow(stage, story, visitor, await conversationOf(stage, visitor, ticketId));
  } finally {
    await visitor.leave();
  }
}

async function follow(
  stage: Stage,
  story: RequestStory,
  visitor: SimulatedVisitor,
  ref: string,
): Promise<void> {
  const conversation = new FollowedConversation(stage, visitor, ref);
  const replies = [...story.replies];
  try {
    let event = await conversation.wait(UNEASY_MS);
    if (event === 'nothing') {
      await conversation.write(story.afterthought);
      event = await conversation.wait(PATIENCE_MS);
    }
    while (event === 'answered') {
      const reply = replies.shift();
      if (reply !== undefined) await conversation.write(reply);
      event = await conversation.wait(PATIENCE_MS);
    }
    if (event === 'nothing') return;
    if (await conversation.rate(story.rating, story.review)) {
      stage.say(`${story.name} rates the answers: ${story.rating} of 5`);
    }
  } finally {
    conversation.stop();
  }
}
