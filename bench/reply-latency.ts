import type { Browser, Page } from 'playwright-core';
import { newActor } from '../e2e/support/actor';
import { freshAddress } from '../e2e/support/people';
import { chooseUndoSend, openConversation, replyBox, signIn } from '../e2e/support/staff-steps';
import { openRequestForm, sendRequest } from '../e2e/support/visitor-steps';

/** Wall-clock milliseconds that are comparable between two pages of one machine. */
type Instant = number;

const textOf = (index: number) => `Latency message number ${index}.`;

/** Records when Enter is pressed in the agent's page, before the product sees the key. */
function noteEnter(page: Page): Promise<void> {
  return page.evaluate(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      Reflect.set(window, 'enteredAt', performance.timeOrigin + performance.now());
    };
    document.addEventListener('keydown', onKey, { capture: true });
  });
}

/** Resolves with the moment when a text appears in a message on the visitor's page. */
function shownAt(page: Page, text: string): Promise<Instant> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const messages = [...document.querySelectorAll('[data-message]')];
          if (!messages.some((message) => message.textContent?.includes(wanted))) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}

/**
 * An agent answers a visitor in two browser contexts, one message after the other.
 * @returns milliseconds from the agent's Enter to the visitor's page, per message
 */
export async function replyLatencies(browser: Browser, count: number): Promise<number[]> {
  const agent = await newActor(browser);
  const visitor = await newActor(browser);
  const email = freshAddress('latency');
  await openRequestForm(visitor, 'lumen');
  await sendRequest(visitor, { email, text: 'How quick are you?' });
  await signIn(agent, 'lumen-agent');
  await chooseUndoSend(agent, 0);
  await agent.goto('/admin/inbox?tab=inbox');
  await openConversation(agent, email);
  await noteEnter(agent.page);

  const latencies: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = textOf(index);
    await replyBox(agent.page).fill(text);
    const seen = shownAt(visitor.page, text);
    await replyBox(agent.page).press('Enter');
    const shown = await seen;
    latencies.push(shown - Number(await agent.page.evaluate(() => Reflect.get(window, 'enteredAt'))));
  }
  await Promise.all([visitor.context.close(), agent.context.close()]);
  return latencies;
}
