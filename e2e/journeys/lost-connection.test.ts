import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import type { WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import {
  messages,
  openConversation,
  openProfile,
  reply,
  replyBox,
  signIn,
  ticketRow,
  untilOpensOffline,
} from '../support/staff-steps';
import { answer, openRequestForm, sendRequest } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

/** Gets no chats, of which visitors of other journeys begin some: whoever has one cannot log out. */
const AWAY = 'lumen-june';

/** The number of a request to the Realtime Database, which the answer repeats. */
const requestOf = (message: string | Buffer): string => /"r":(\d+)/.exec(String(message))?.[1] ?? '';

describe('a lost connection', () => {
  it('loses and duplicates nothing that either side sends meanwhile', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('cut');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'First words.' });
    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    await reply(agent, 'Reply before the cut.');
    await visitor.page.getByText('Reply before the cut.').waitFor();

    agent.record.allow(/message-not-sent/);
    await agent.whileOffline(async () => {
      await reply(agent, 'Reply one, written offline.');
      await reply(agent, 'Reply two, written offline.');
      await replyBox(agent.page).fill('Half a sentence');
      await answer(visitor, 'Answer one, sent meanwhile.');
      await answer(visitor, 'Answer two, sent meanwhile.');
      await visitor.page.getByText('Answer two, sent meanwhile.').waitFor();
      expect(await visitor.page.getByText('written offline').count()).toBe(0);
    });

    // What came meanwhile goes first (D-107): the replies wait until the agent has seen it.
    const waiting = (text: string) =>
      agent.page.getByRole('alert').filter({ hasText: text }).filter({ hasText: INBOX_TEXTS.overtaken });
    for (const text of ['Reply one, written offline.', 'Reply two, written offline.'])
      await waiting(text).getByRole('button', { name: INBOX_TEXTS.sendNow }).click();

    const sent = [
      'First words.',
      'Reply before the cut.',
      'Reply one, written offline.',
      'Reply two, written offline.',
      'Answer one, sent meanwhile.',
      'Answer two, sent meanwhile.',
    ];
    for (const actor of [agent, visitor]) {
      for (const text of sent) await messages(actor.page).filter({ hasText: text }).first().waitFor();
    }
    expect(await replyBox(agent.page).inputValue()).toBe('Half a sentence');
    // A fresh load from the server alone shows the same: everything once.
    await agent.page.reload();
    await visitor.page.reload();
    for (const actor of [agent, visitor]) {
      for (const text of sent) {
        await messages(actor.page).filter({ hasText: text }).first().waitFor();
        expect(await messages(actor.page).filter({ hasText: text }).count(), text).toBe(1);
      }
    }
  });

  it("keeps an agent's text on a trusted device until it is sent, once, after closing the browser and signing in again (D-42)", async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('closed');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'Written before the cut.' });
    await signIn(agent, AWAY, { isRemembered: true });
    await openConversation(agent, email);
    const address = agent.page.url();
    await untilOpensOffline(agent.page);

    await agent.whileOffline(async () => {
      await reply(agent, 'First reply, written offline.');
      await reply(agent, 'Second reply, written offline.');
      await replyBox(agent.page).fill('Half a sentence');
      await agent.page.getByText(INBOX_TEXTS.waitingForConnection).first().waitFor();
      await ticketRow(agent.page, email).getByRole('img', { name: INBOX_TEXTS.rowWaiting }).waitFor();
      const profile = await openProfile(agent);
      await profile.getByRole('button', { name: ADMIN_TEXTS.logOut }).click();
      const question = agent.page.getByRole('dialog', { name: UNSAVED_TEXTS.logOutTitle });
      await question.getByText(`Reply to ${email}`).first().waitFor();
      await question.getByRole('button', { name: UNSAVED_TEXTS.stay }).click();
      await question.waitFor({ state: 'hidden' });
      await agent.page.close();
    });

    // The session expires while the browser is closed.
    const back = await agent.openTab('/lumen');
    await back.page.evaluate(() => window.localStorage.setItem('harborline-session-expiry', '1'));
    await back.goto('/admin/inbox');
    await back.page.waitForURL(/\/login/);
    await signIn(back, AWAY, { isRemembered: true });
    const [one, two] = await Promise.all([agent.openTab(address), agent.openTab(address)]);

    for (const { page } of [one, two, visitor]) {
      for (const text of ['First reply, written offline.', 'Second reply, written offline.']) {
        await messages(page).filter({ hasText: text }).first().waitFor();
        expect(await messages(page).filter({ hasText: text }).count(), text).toBe(1);
      }
      await page.getByText(INBOX_TEXTS.waitingForConnection).waitFor({ state: 'hidden' });
    }
    const shown = await messages(visitor.page).allInnerTexts();
    expect(shown.findIndex((text) => text.includes('First reply'))).toBeLessThan(
      shown.findIndex((text) => text.includes('Second reply')),
    );
    expect(await replyBox(one.page).inputValue()).toBe('Half a sentence');
  });

  it('of the live service alone is shown to an agent after the five quick retries, 31 s later, until it is back (S4.5-15, D-19)', async () => {
    const agent = await newPerson();
    const { page, record } = agent;
    const sockets = new Set<WebSocketRoute>();
    let isCut = false;
    let announcement = '';
    let isPresent = false;
    // The database client's socket, and the requests it falls back to.
    await page.routeWebSocket(/\/\.ws\?/, (socket) => {
      if (isCut) return void socket.close();
      sockets.add(socket);
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (/"a":"p".*\/presence\//.test(String(message))) announcement = requestOf(message);
        server.send(message);
      });
      server.onMessage((message) => {
        isPresent ||= announcement !== '' && requestOf(message) === announcement;
        socket.send(message);
      });
    });
    await page.route(/\/\.lp\?/, (route) => (isCut ? route.abort() : route.continue()));
    await signIn(agent, 'lumen-agent');
    // The live connection opens to announce presence; if cut before the answer, the client would log an error.
    await waitFor('the live connection', async () => isPresent || undefined);

    record.allow(/net::ERR_FAILED|WebSocket connection to/);
    const { connection_disconnected: banner } = SHELL_TEXTS.banners;
    isCut = true;
    const cutAt = Date.now();
    await Promise.all([...sockets].map((socket) => socket.close()));
    await page.getByText(banner).waitFor();
    const seconds = (Date.now() - cutAt) / 1_000;
    isCut = false;
    expect(seconds).toBeGreaterThan(30);
    await page.getByText(banner).waitFor({ state: 'hidden' });
  });

  it("is shown to both sides while it lasts, and the visitor's text is sent afterwards", async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('tunnel');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'Before the tunnel.' });
    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);

    await visitor.whileOffline(async () => {
      await visitor.page.getByText(VISITOR_CONVERSATION_TEXTS.offline).waitFor();
      await visitor.page.getByText(/^You are offline\. What was loaded/).waitFor();
      await answer(visitor, 'Inside the tunnel.');
      await visitor.page.getByText(INBOX_TEXTS.sending).waitFor();
      expect(await messages(agent.page).filter({ hasText: 'Inside the tunnel.' }).count()).toBe(0);
    });
    await messages(agent.page).filter({ hasText: 'Inside the tunnel.' }).waitFor();
    await visitor.page.getByText(VISITOR_CONVERSATION_TEXTS.live).waitFor();
    expect(await messages(visitor.page).filter({ hasText: 'Inside the tunnel.' }).count()).toBe(1);

    const { internet_connection_offline: offline } = SHELL_TEXTS.banners;
    await agent.whileOffline(() => agent.page.getByText(offline).waitFor());
    await agent.page.getByText(offline).waitFor({ state: 'hidden' });
  });
});
