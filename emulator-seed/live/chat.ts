import { randomUUID } from 'node:crypto';
import { changeOwnChat, startChat } from '@harborline/domain/api/inbox/chats';
import { FollowedConversation } from './conversation';
import { arrive, type SimulatedVisitor } from './simulated-visitor';
import { rest, type Stage, typingMs } from './stage';
import type { Story } from './words';

/** How long a visitor waits for somebody before leaving an address instead. */
const PATIENCE_MS = 120_000;
/** How long the page stays open after the last words. */
const LINGER_MS = 30_000;

/** Asks something in the chat, talks with whoever takes it, and rates them; leaves an address if nobody does. */
export async function chat(stage: Stage, story: Story): Promise<void> {
  const visitor = await arrive(stage);
  try {
    await rest(stage, typingMs(story.opening));
    const { conversation_ref } = await visitor.call(startChat, {
      support_lib_id: stage.libraryId,
      conversation_ref: randomUUID(),
      message_id: randomUUID(),
      name: story.name,
      email: story.email,
      text: story.opening,
      url: story.page,
      os: 'Windows',
      browser: 'Firefox',
      language: 'en-GB',
    });
    stage.say(`${story.name} asks in the chat: ${story.opening}`);
    await talk(stage, story, visitor, conversation_ref);
  } finally {
    await visitor.leave();
  }
}

async function talk(stage: Stage, story: Story, visitor: SimulatedVisitor, ref: string): Promise<void> {
  const conversation = new FollowedConversation(stage, visitor, ref);
  const change = (action: 'end' | 'leave-address') =>
    visitor.call(changeOwnChat, { conversation_ref: ref, action, email: story.email });
  try {
    for (const [index, reply] of story.replies.entries()) {
      const event = await conversation.wait(PATIENCE_MS);
      if (event === 'nothing' && index === 0) {
        await change('leave-address');
        stage.say(`${story.name} has waited long enough, and leaves an address`);
        return;
      }
      if (event !== 'answered') break;
      await conversation.write(reply);
    }
    if ((await conversation.wait(LINGER_MS)) !== 'ended') await change('end');
    if (await conversation.rate(story.rating, story.review)) {
      stage.say(`${story.name} rates the chat: ${story.rating} of 5`);
    }
  } finally {
    conversation.stop();
  }
}
