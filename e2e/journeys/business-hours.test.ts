import { BUSINESS_HOURS_TEXTS as TEXTS } from '@harborline/domain/texts/business-hours';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { type Actor, DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const BACK = /^We are away\. Back (?:today|tomorrow|on \w+) at \d/;
const DAY_MS = 86_400_000;

/** Yesterday, today and tomorrow: one of them is today in every zone, also if midnight comes meanwhile. */
const daysAround = () =>
  [-DAY_MS, 0, DAY_MS].map((ms) => new Date(Date.now() + ms).toISOString().slice(0, 10));

/** Begins a calendar whose hours of Monday are those of every day. */
async function beginCalendar(page: Page, name: string, hours?: readonly [from: string, to: string]) {
  await page.getByText(TEXTS.empty).waitFor();
  await page.getByRole('button', { name: TEXTS.create }).click();
  await page.getByLabel(TEXTS.name, { exact: true }).fill(name);
  if (hours !== undefined) {
    await page.getByLabel(TEXTS.from('Monday', 1)).fill(hours[0]);
    await page.getByLabel(TEXTS.to('Monday', 1)).fill(hours[1]);
  }
  await page.getByRole('button', { name: TEXTS.copyDay('Monday') }).click();
  await page.getByRole('menuitem', { name: TEXTS.copyAll }).click();
}

async function save(page: Page, name: string) {
  await page.getByRole('button', { name: TEXTS.save, exact: true }).click();
  await page.getByText(TEXTS.saved(name)).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function removeLast(page: Page, name: string) {
  // Also from the editor that a failure has left open.
  await page.reload();
  await page.getByRole('button', { name: TEXTS.remove(name) }).click();
  await page.getByText(TEXTS.removeLast, { exact: false }).waitFor();
  await page.getByRole('button', { name: TEXTS.removeConfirm, exact: true }).click();
  await page.getByText(TEXTS.removed(name)).waitFor();
}

const isShown = (visitor: Actor, text: RegExp | string, isExact = false) =>
  visitor.page
    .getByText(text, { exact: isExact })
    .first()
    .waitFor({ timeout: 2_000 })
    .then(
      () => true,
      () => undefined,
    );

/** Pages may be as old as their copy in a cache. */
const readsInWidget = (visitor: Actor, text: RegExp | string) =>
  waitFor(`${text} in the widget`, async () => {
    await visitor.goto('/widgetAdvanced/northbeam');
    await visitor.page.getByText(CHAT_TEXTS.card).waitFor();
    // Put in once the visitor turns to the page.
    await visitor.page.mouse.move(50, 50);
    return isShown(visitor, text);
  });

const readsInForm = (visitor: Actor, text: RegExp | string) =>
  waitFor(`${text} at the contact form`, async () => {
    await visitor.goto('/northbeam?tab=contact');
    return isShown(visitor, text);
  });

const HOUR_MS = 3_600_000;

/** How long the clocks of a zone show this day already. */
function sinceMidnightMs(atMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
  const [hours = 0, minutes = 0, seconds = 0] = format.format(atMs).split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

/** A zone that the page offers and whose clocks show an hour now: some always do. */
async function zoneAt(page: Page, hour: number): Promise<string> {
  const zones = await page.evaluate(() => Intl.supportedValuesOf('timeZone'));
  const zone = zones.find((one) => Math.floor(sinceMidnightMs(Date.now(), one) / HOUR_MS) === hour);
  if (zone === undefined) throw new Error(`Nowhere is it ${hour} o’clock`);
  return zone;
}

async function chooseZone(page: Page, zone: string) {
  await page.getByRole('combobox', { name: TEXTS.timeZone }).fill(zone.replaceAll('_', ' '));
  await page.getByRole('option', { name: zone.replaceAll('_', ' '), exact: true }).click();
}

describe('business hours (D-28, D-130)', () => {
  it('tell visitors on a holiday when the team is back', async () => {
    const owner = await newPerson(DESKTOP);
    const { page } = owner;
    await signIn(owner, 'northbeam-owner');
    await owner.goto('/admin/profile/businesshours');
    await beginCalendar(page, 'Studio');
    for (const [index, day] of daysAround().entries()) {
      await page.getByRole('button', { name: TEXTS.addHoliday }).click();
      await page.getByLabel(TEXTS.holidayDate(index + 1)).fill(day);
      await page.getByLabel(TEXTS.holidayName(index + 1)).fill(`Founders’ day ${index}`);
    }
    try {
      await save(page, 'Studio');
      const visitor = await newPerson(PHONE);
      await readsInWidget(visitor, BACK);
      await readsInForm(visitor, BACK);
    } finally {
      await removeLast(page, 'Studio');
    }
  });

  it('last past midnight for a night shift, and begin again in the evening', async () => {
    const owner = await newPerson(DESKTOP);
    const { page } = owner;
    await signIn(owner, 'northbeam-owner');
    await owner.goto('/admin/profile/businesshours');
    await beginCalendar(page, 'Night', ['22:00', '06:00']);
    // Two in the morning: the shift of the evening before goes on, and the owner is there.
    await chooseZone(page, await zoneAt(page, 2));
    try {
      await save(page, 'Night');
      const visitor = await newPerson(PHONE);
      await readsInWidget(visitor, CHAT_TEXTS.cardOnline);
      await readsInForm(visitor, CONTACT_TEXTS.teamOnline);

      // Noon: nobody answers before the evening, although the owner is still there.
      const zone = await zoneAt(page, 12);
      await page.getByRole('button', { name: TEXTS.edit('Night') }).click();
      await chooseZone(page, zone);
      await save(page, 'Night');
      const nowMs = Date.now();
      const opensAtMs = nowMs - sinceMidnightMs(nowMs, zone) + 22 * HOUR_MS;
      const when = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' }).format(opensAtMs);
      const back = new RegExp(`^We are away\\. Back (?:today|tomorrow) at ${when}$`);
      await readsInWidget(visitor, back);
      await readsInForm(visitor, back);
    } finally {
      await removeLast(page, 'Night');
    }
  });
});
