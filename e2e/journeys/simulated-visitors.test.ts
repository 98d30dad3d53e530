import { DEFAULT_HOSTING_PORT } from '@harborline/domain/local-suite';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LIBRARY_IDS } from '@harborline/emulator-seed/library-data';
import { browse } from '@harborline/emulator-seed/live/browse';
import { chat } from '@harborline/emulator-seed/live/chat';
import { request } from '@harborline/emulator-seed/live/request';
import type { Stage } from '@harborline/emulator-seed/live/stage';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { messages, openConversation, reply, replyBox, signIn } from '../support/staff-steps';

const newPerson = useCast();

/** A stage at many times a human pace, and what was said on it. */
function newStage(): { stage: Stage; said: string[] } {
  const said: string[] = [];
  const stage = {
    hostingPort: Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT),
    libraryId: LIBRARY_IDS.fernway,
    speed: 8,
    say: (sentence: string) => said.push(sentence),
  };
  return { stage, said };
}

const story = (name: string) => ({
  name,
  email: freshAddress('simulated'),
  page: 'https://fernway.example/tents',
  opening: `This is ${name}. Is the tent free in May?`,
  afterthought: 'It is for two people.',
  replies: [`From the 3rd on, says ${name}.`],
  rating: 5 as const,
  review: '',
});

describe('simulated visitors (U-18)', () => {
  it('search, read and vote', async () => {
    const { stage, said } = newStage();
    await browse(stage, 'fernway', 'tent', true);
    await browse(stage, 'fernway', 'xylophone', true);
    expect(said).toEqual([
      expect.stringMatching(/^Somebody searches for “tent”, reads “.+” and is helped$/),
      'Somebody searches for “xylophone” and finds nothing',
    ]);
  });

  it('chat with an agent, and answer what the agent writes', async () => {
    const agent = await newPerson();
    await signIn(agent, 'fernway-owner');
    await agent.goto('/admin/chatinbox');
    await agent.page.getByRole('heading', { name: CHAT_TEXTS.queue }).waitFor();
    const { stage, said } = newStage();
    const talk = chat(stage, story('Ida Simulated'));
    await agent.page.getByRole('button', { name: CHAT_TEXTS.takeName('Ida Simulated') }).click();
    await replyBox(agent.page).fill('It is. From when on?');
    await agent.page.keyboard.press('Enter');
    await messages(agent.page).filter({ hasText: 'From the 3rd on, says Ida Simulated.' }).waitFor();
    await agent.page.getByRole('button', { name: CHAT_TEXTS.close, exact: true }).click();
    await agent.page.getByRole('dialog').getByRole('button', { name: CHAT_TEXTS.close, exact: true }).click();
    await talk;
    expect(said[0]).toContain('Ida Simulated asks in the chat');
  });

  it('send requests, answer the reply, and stop once the request is closed', async () => {
    const agent = await newPerson();
    await signIn(agent, 'quillpad-agent');
    const { stage, said } = newStage();
    const own = { ...stage, libraryId: LIBRARY_IDS.quillpad };
    const conversation = request(own, story('Rolf Simulated'));
    await openConversation(agent, 'Rolf Simulated');
    await reply(agent, 'It is. From when on?');
    await messages(agent.page).filter({ hasText: 'From the 3rd on, says Rolf Simulated.' }).waitFor();
    await agent.page.getByRole('button', { name: INBOX_TEXTS.statusOpen }).click();
    await agent.page.getByRole('menuitemradio', { name: INBOX_TEXTS.statusClosed }).click();
    await conversation;
    expect(said[0]).toContain('Rolf Simulated sends a request');
  });
});
