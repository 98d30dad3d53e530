import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { docPath } from '@harborline/domain/paths';
import { STATUS_TEXTS, STATUS_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/status';
import { SUBSCRIPTION_TEXTS } from '@harborline/domain/texts/status-subscription';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { linkIn, waitForMail } from '../support/mailbox';
import { plant, uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const { buttons, steps } = SUBSCRIPTION_TEXTS;
const { kettle } = LIBRARY_IDS;
const links = publicLinks('kettle');
const newAddress = () => `reader-${Date.now().toString(36)}@visitor.example`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function subscribe(page: Page, email: string): Promise<void> {
  await page.getByLabel(SUBSCRIPTION_TEXTS.email).fill(email);
  await press(page, SUBSCRIPTION_TEXTS.subscribe);
}

const plantPage = () =>
  plant({
    [docPath.statusPage(kettle)]: {
      ...{ support_lib_id: kettle, is_published: true, groups: [], stateChanges: [], incidents: [] },
      ...{ components: [], version: 1, updated_at: { toMillis: () => Date.now() }, updated_by: 'nobody' },
    },
  });

describe('the updates of a status page by mail (S2.1-06, D-38)', () => {
  it('are asked for, confirmed, read and ended by a visitor without JavaScript', async () => {
    await uproot([docPath.statusPage(kettle), docPath.statusHistory(kettle)]);
    await plantPage();
    const [visitor, owner] = [await newPerson({ javaScriptEnabled: false, ...PHONE }), await newPerson()];
    const { page } = visitor;
    const email = newAddress();
    await visitor.goto(links.status());
    await subscribe(page, email);
    await title(page, steps.asked.title);
    const confirmation = await waitForMail(email, 'the confirmation');
    await visitor.goto(linkIn(confirmation, 'step=confirm'));
    await title(page, steps.confirm.title);
    await press(page, buttons.confirm);
    await title(page, steps.confirmed.title);

    await signIn(owner, 'kettle-owner');
    await owner.goto('/admin/profile/statuspage');
    await owner.page.getByText(TEXTS.subscribers(1), { exact: true }).waitFor();
    await press(owner.page, TEXTS.openIncident);
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByLabel(TEXTS.incidentTitle).fill('The kettle is cold');
    await dialog.getByLabel(TEXTS.incidentText).fill('We light the fire.');
    expect(await dialog.getByRole('checkbox', { name: TEXTS.mailSubscribers }).isChecked()).toBe(true);
    await press(owner.page, TEXTS.report);
    await owner.page.getByText(TEXTS.mailProgress(1, 1)).waitFor();
    const news = await waitForMail(email, 'the incident', ({ subject }) =>
      subject.includes('kettle is cold'),
    );
    expect(news.text).toContain('We light the fire.');

    await visitor.goto(linkIn(news, 'step=unsubscribe'));
    await press(page, buttons.unsubscribe);
    await title(page, steps.unsubscribed.title);
    await press(page, buttons.unsubscribed);
    await title(page, steps.confirmed.title);
    await owner.page.getByLabel(TEXTS.removeSubscriberAddress).fill(email);
    await press(owner.page, TEXTS.removeSubscriber);
    await owner.page.getByText(TEXTS.subscriberRemoved).waitFor();
    await owner.page.getByText(TEXTS.subscribers(0), { exact: true }).waitFor();
  });

  it('say what is wrong with an address or a link, and lead on', async () => {
    const { page, goto } = await newPerson();
    await goto('/lumen/app/status/subscription?step=confirm&token=nonsense');
    await press(page, buttons.confirm);
    await title(page, steps.gone.title);
    // Browsers take it, mail servers do not.
    await subscribe(page, 'reader@localhost');
    await page.getByRole('alert').getByText(steps.invalid.body).waitFor();
    await page.getByRole('link', { name: STATUS_TEXTS.toStatus }).click();
    await page.getByText(SUBSCRIPTION_TEXTS.heading).waitFor();
  });

  it('have subscribers in the demo world, whom staff find by their addresses', async () => {
    const { page, ...owner } = await newPerson();
    await signIn({ page, ...owner }, 'lumen-owner');
    await owner.goto('/admin/profile/statuspage');
    await page.getByLabel(TEXTS.removeSubscriberAddress).fill('ines.brandt@visitor.example');
    await press(page, TEXTS.removeSubscriber);
    await page.getByText(TEXTS.subscriberRemoved).waitFor();
  });
});
