import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import type { Browser, Page } from 'playwright-core';
import { newActor } from '../e2e/support/actor';
import { plant } from '../e2e/support/plant';
import { signIn } from '../e2e/support/staff-steps';
import { LIBRARY_IDS } from '../emulator-seed/libraries';
import { percentile } from './percentile';
import type { RowName } from './tables';

const LIBRARY = LIBRARY_IDS.lumen;
const OWNER = 'lumen-owner';
const TICKETS = 5_000;
/** As many as one commit takes. */
const BATCH = 400;
/** Of the wheel, from the first row to the last. */
const TURNS = 300;
const ROWS = 'ul > li > [data-ticket]';

export interface Scrolled {
  readonly name: RowName<'longList'>;
  readonly rowsInDocument: number;
  /** by the clock */
  readonly framesPerSecond: number;
  /** milliseconds that 19 of 20 frames took at most */
  readonly p95: number;
}

/** Tickets older than those of the demo world, a minute apart. */
async function plantTickets(): Promise<void> {
  const newest = Date.now() - 60 * 86_400_000;
  const documents = Array.from({ length: TICKETS }, (_, index) => {
    const id = `bench-ticket-${index}`;
    const at = timestamp(newest - index * 60_000);
    const times = { created_at: at, last_message_at: at, last_visitor_message_at: at };
    const number = 10_000 + index;
    const title = `Request number ${index}`;
    const ids = { id, support_lib_id: LIBRARY, number, ticket_id: Date.now() * 1_000 + index };
    return [docPath.conversation(id), makeConversation({ ...ids, ...times, title })] as const;
  });
  for (let from = 0; from < TICKETS; from += BATCH)
    await plant(Object.fromEntries(documents.slice(from, from + BATCH)));
}

/** Asks for older tickets until all are there. */
async function loadAll(page: Page): Promise<void> {
  await page.locator(ROWS).first().waitFor();
  await page.evaluate(
    (label) =>
      new Promise<void>((resolve) => {
        const ask = () => {
          const more = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === label,
          );
          if (more === undefined) resolve();
          else {
            more.click();
            setTimeout(ask, 20);
          }
        };
        ask();
      }),
    INBOX_TEXTS.loadMore,
  );
}

/** Notes when each frame was painted, until told to end. */
const noteFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return times;
  });

/** Scrolls the list from its first row to its last by the wheel. */
async function scrollThrough(page: Page, name: Scrolled['name']): Promise<Scrolled> {
  const frame = page.locator('ul:has(> li > [data-ticket])').locator('..');
  const length = await frame.evaluate((element) => {
    element.scrollTop = 0;
    return element.scrollHeight - element.clientHeight;
  });
  await frame.hover();
  const rowsInDocument = await page.locator(ROWS).count();
  const frames = await noteFrames(page);
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, Math.ceil(length / TURNS));
  const times = await frames.jsonValue();
  const reached = await frame.evaluate((element) => element.scrollTop);
  if (reached < length * 0.95) throw new Error(`The wheel ended at ${reached} of ${length} px`);
  const taken = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000;
  return { name, rowsInDocument, framesPerSecond: taken.length / seconds, p95: percentile(taken, 0.95) };
}

/** A list of 5,000 tickets, and the same with all its rows in the document, which printing puts there. */
export async function longListFigures(browser: Browser): Promise<readonly Scrolled[]> {
  await plantTickets();
  const owner = await newActor(browser);
  const { page } = owner;
  await signIn(owner, OWNER);
  await owner.goto('/admin/inbox?tab=inbox&status=open');
  await loadAll(page);
  const virtual = await scrollThrough(page, 'the rows in sight');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const whole = await scrollThrough(page, 'all rows in the document');
  await owner.context.close();
  return [virtual, whole];
}
