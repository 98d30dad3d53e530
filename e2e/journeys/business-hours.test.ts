import { BUSINESS_HOURS_TEXTS as TEXTS } from '@harborline/domain/texts/business-hours';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { describe, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const BACK = /^We are away\. Back (?:today|tomorrow|on \w+) at \d/;
const DAY_MS = 86_400_000;

/** Yesterday, today and tomorrow: one of them is today in every zone, also if midnight comes meanwhile. */
const daysAround = () =>
  [-DAY_MS, 0, DAY_MS].map((ms) => new Date(Date.now() + ms).toISOString().slice(0, 10));

describe('business hours (D-28, D-130)', () => {
  it('tell visitors on a holiday when the team is back', async () => {
    const owner = await newPerson(DESKTOP);
    const { page } = owner;
    await signIn(owner, 'northbeam-owner');
    await owner.goto('/admin/profile/businesshours');
    await page.getByText(TEXTS.empty).waitFor();
    await page.getByRole('button', { name: TEXTS.create }).click();
    await page.getByLabel(TEXTS.name, { exact: true }).fill('Studio');
    await page.getByRole('button', { name: TEXTS.copyDay('Monday') }).click();
    await page.getByRole('menuitem', { name: TEXTS.copyAll }).click();
    for (const [index, day] of daysAround().entries()) {
      await page.getByRole('button', { name: TEXTS.addHoliday }).click();
      await page.getByLabel(TEXTS.holidayDate(index + 1)).fill(day);
      await page.getByLabel(TEXTS.holidayName(index + 1)).fill(`Founders’ day ${index}`);
    }
    await page.getByRole('button', { name: TEXTS.save, exact: true }).click();
    await page.getByText(TEXTS.saved('Studio')).waitFor();

    try {
      const visitor = await newPerson(PHONE);
      await waitFor('when the team is back', async () => {
        await visitor.goto('/widgetAdvanced/northbeam');
        await visitor.page.getByText(CHAT_TEXTS.card).waitFor();
        // Put in once the visitor turns to the page.
        await visitor.page.mouse.move(50, 50);
        const line = visitor.page.getByText(BACK).waitFor({ timeout: 2_000 });
        return line.then(
          () => true,
          () => undefined,
        );
      });
    } finally {
      await page.getByRole('button', { name: TEXTS.remove('Studio') }).click();
      await page.getByText(TEXTS.removeLast, { exact: false }).waitFor();
      await page.getByRole('button', { name: TEXTS.removeConfirm, exact: true }).click();
      await page.getByText(TEXTS.removed('Studio')).waitFor();
    }
  });
});
