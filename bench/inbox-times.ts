import { docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import type { Browser, Page } from 'playwright-core';
import { type Actor, newActor } from '../e2e/support/actor';
import { plant, plantAccess } from '../e2e/support/plant';
import { signIn } from '../e2e/support/staff-steps';
import { LIBRARY_IDS } from '../emulator-seed/libraries';
import { billOf } from './billing';
import { percentile } from './percentile';
import { plantAll } from './plant-all';

const LIBRARY = LIBRARY_IDS.lumen;
const AGENT = 'lumen-agent';
const FEW = 100;
const MANY = 100_000;
const ROUNDS = 6;
/** The newest tickets, which have a message and are opened one after the other. */
const STEPPED = 18;
/** Little enough for those that are opened to be newer than all of the demo world. */
const APART_MS = 2_000;

const ref = (index: number): string => `bench-ticket-${index}`;
const text = (index: number): string => `Where is parcel number ${index}?`;

/** An open ticket; each is a little older than the one before it. */
function ticket(index: number, newestMs: number): readonly [string, object] {
  const at = timestamp(newestMs - index * APART_MS);
  const conversation = makeConversation({
    ...{ support_lib_id: LIBRARY, number: 1_000_000 + index, ticket_id: 1_000_000 + index },
    ...{ title: text(index), last_message_at: at, last_visitor_message_at: at, created_at: at },
  });
  return [docPath.conversation(ref(index)), conversation];
}

function message(index: number, newestMs: number): readonly [string, object] {
  const created_at = timestamp(newestMs - index * APART_MS);
  const fields = { conversation_ref: ref(index), support_lib_id: LIBRARY, text: text(index), created_at };
  return [docPath.message(ref(index), `message-${index}`), makeMessage(fields)];
}

const numbersFrom = (first: number, end: number): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

async function plantTickets(first: number, end: number, newestMs: number): Promise<void> {
  await plantAll(numbersFrom(first, end).map((index) => ticket(index, newestMs)));
}

/** Somebody looks at each ticket for a moment, in which the next one is preloaded. */
const READING_MS = 1_000;

const SHOWN_WITHIN_MS = 20_000;

/** Has the page watch for the next key. @returns what reads the milliseconds from it until the thread shows a text */
async function watchThread(page: Page, wanted: string): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(
    ([text, limitMs]) => ({
      shown: new Promise<number>((resolve, reject) => {
        let pressedAt = 0;
        const look = () => {
          if (pressedAt === 0) return;
          const threads = [...document.querySelectorAll('[role="log"]')];
          if (!threads.some((thread) => thread.textContent?.includes(text))) return;
          observer.disconnect();
          resolve(performance.now() - pressedAt);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const onKey = (event: KeyboardEvent) => {
          pressedAt = event.timeStamp;
          setTimeout(() => reject(new Error(`The thread did not show: ${text}`)), limitMs);
        };
        document.addEventListener('keydown', onKey, { capture: true, once: true });
      }),
    }),
    [wanted, SHOWN_WITHIN_MS] as const,
  );
  return () => watch.evaluate(({ shown }) => shown);
}

async function openInbox({ page, goto }: Actor): Promise<number> {
  const startedAt = performance.now();
  await goto('/admin/inbox?tab=inbox&status=open');
  await page.locator(`[data-ticket="${ref(0)}"]`).waitFor();
  return performance.now() - startedAt;
}

/** Opens one ticket after the other by J, looking at each for a moment, as somebody who reads would. */
async function stepTimes(agent: Actor): Promise<number[]> {
  const { page } = agent;
  await openInbox(agent);
  await page.locator(`[data-ticket="${ref(0)}"]`).click();
  await page
    .getByRole('log')
    .filter({ hasText: text(0) })
    .waitFor();
  const times: number[] = [];
  for (const index of numbersFrom(1, STEPPED)) {
    await page.waitForTimeout(READING_MS);
    const shown = await watchThread(page, text(index));
    await page.keyboard.press('j');
    times.push(await shown());
  }
  return times;
}

/** What it takes to open an inbox and to go through it. */
export interface InboxFigures {
  readonly tickets: number;
  readonly openMs: number;
  readonly staffReads: number;
  readonly functionReads: number;
  readonly stepMs: readonly number[];
}

async function figuresOf(agent: Actor, tickets: number): Promise<InboxFigures> {
  const times: number[] = [];
  // The first round loads the code.
  await openInbox(agent);
  for (let round = 0; round < ROUNDS; round += 1) times.push(await openInbox(agent));
  await agent.goto('/admin/content');
  const { staff, functions } = await billOf(async () => {
    await openInbox(agent);
  });
  return {
    ...{ tickets, openMs: percentile(times, 0.5), stepMs: await stepTimes(agent) },
    ...{ staffReads: staff.reads, functionReads: functions.reads },
  };
}

/** An inbox of few tickets, then the same of many. */
export async function inboxFigures(browser: Browser): Promise<readonly [InboxFigures, InboxFigures]> {
  const newestMs = Date.now();
  const stepped = numbersFrom(0, STEPPED);
  await plantTickets(0, FEW, newestMs);
  await plant(Object.fromEntries(stepped.map((index) => message(index, newestMs))));
  await plantAccess(stepped.map(ref), LIBRARY);
  const agent = await newActor(browser);
  await signIn(agent, AGENT);
  // What the new messages set off is over once nothing is billed any more.
  await billOf(() => Promise.resolve());
  const few = await figuresOf(agent, FEW);
  await plantTickets(FEW, MANY, newestMs);
  const many = await figuresOf(agent, MANY);
  await agent.context.close();
  return [few, many];
}
