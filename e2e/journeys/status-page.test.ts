import type { Incident, StateChange, StatusComponent } from '@harborline/domain/entities/status-page';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { monthAfter, monthOf } from '@harborline/domain/status/month';
import { DAY_MS } from '@harborline/domain/status/uptime';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { failPages } from '../support/fail-pages';
import { BUDGET_BYTES, noteLoad } from '../support/note-load';
import { plant } from '../support/plant';
import { ORIGIN } from '../support/suite';
import { expectNoPayload, squashed, watchPayloads } from '../support/watch-payloads';

const newPerson = useCast();

const NOW = Date.now();
const COMPONENT: StatusComponent = {
  ...{ id: 'mill', title: 'Mill', description: 'Grinds', groupId: 'g', state: 'operational' },
  createdAt: NOW - 200 * DAY_MS,
};
const incident = (changes: Partial<Incident> = {}): Incident => ({
  ...{ id: 'i1', title: 'The mill stood still', componentIds: ['mill'], state: 'resolved', window: null },
  ...{ startedAt: NOW - DAY_MS, resolvedAt: NOW - DAY_MS + 3_600_000 },
  updates: [{ id: 'u1', state: 'resolved', text: 'It turns again.', at: NOW - DAY_MS + 3_600_000 }],
  ...changes,
});

interface Planted {
  readonly stateChanges?: readonly StateChange[];
  readonly isPublished?: boolean;
  readonly components?: readonly StatusComponent[];
  readonly incidents?: readonly Incident[];
  readonly notice?: { readonly incident: string };
}

/** A library of its own with a status page. @returns the links of its pages */
async function plantStatus(key: string, { isPublished = true, ...shown }: Planted = {}) {
  const id = key.padEnd(20, '0').slice(0, 20);
  const { components = [COMPONENT], incidents = [incident()], notice = { incident: '' } } = shown;
  const { stateChanges = [] } = shown;
  const kept = { support_lib_id: id, is_published: isPublished, incidents };
  await plant({
    [docPath.library(id)]: makeLibrary({
      id,
      library_refkey: key,
      statusNotice: isPublished ? notice : null,
    }),
    [docPath.libraryKey(key)]: { support_lib_id: id },
    [docPath.statusHistory(id)]: kept,
    [docPath.statusPage(id)]: {
      ...kept,
      ...{ groups: [{ id: 'g', title: 'Flour' }], components, stateChanges, version: 1 },
      ...{ updated_at: timestamp(NOW), updated_by: 'nobody' },
    },
  });
  return publicLinks(key);
}

const newKey = (name: string) => `${name}-${NOW.toString(36)}`;

describe('the status page (S2.1-05 to S2.1-08, D-38)', () => {
  it('is read without JavaScript, with the months before and as a feed', async () => {
    const links = await plantStatus(newKey('read'), {
      incidents: [
        incident(),
        incident({ id: 'i0', title: 'Long ago', startedAt: NOW - 100 * DAY_MS, updates: [] }),
      ],
    });
    const { page, goto } = await newPerson({ javaScriptEnabled: false });
    await goto(links.status());
    await page.getByText(STATUS_TEXTS.overall.operational).first().waitFor();
    await page.getByRole('heading', { name: 'Flour' }).waitFor();
    await page.getByText(STATUS_TEXTS.uptime('100.00'), { exact: true }).waitFor();
    await page.getByText('It turns again.').waitFor();
    const feed = await (await fetch(`${ORIGIN}${links.status()}/feed.xml`)).text();
    expect(feed).toContain('<description>It turns again.</description>');
    await page.getByRole('link', { name: STATUS_TEXTS.toHistory }).click();
    await page.waitForURL(/\/app\/status\/history/);
    const before = monthAfter(monthOf(NOW), -1);
    await page.getByRole('link', { name: STATUS_TEXTS.previousMonth }).click();
    await page.waitForURL(new RegExp(`month=${before}$`));
    await goto(links.statusHistory(monthOf(NOW - 100 * DAY_MS)));
    await page.getByText('Long ago').waitFor();
  });

  it('shows a change while it is open, without a reload', { timeout: 240_000 }, async () => {
    const key = newKey('live');
    const links = await plantStatus(key);
    const { page, goto, record } = await newPerson();
    // It is asked for every half minute; a function that is slow to answer is asked again.
    record.allow(/not-refreshed/);
    await goto(links.status());
    await page.getByText(STATUS_TEXTS.overall.operational).first().waitFor();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await plantStatus(key, { components: [{ ...COMPONENT, state: 'majorOutage' }] });
    const outage = page.locator('[data-same-page]').getByText(STATUS_TEXTS.overall.majorOutage);
    await outage.first().waitFor({ timeout: 200_000 });
  });

  it('keeps to its budget with as many components as there can be', async () => {
    const components = Array.from({ length: LIMITS.statusComponents }, (_, index) => ({
      ...COMPONENT,
      ...{ id: `c${index}`, title: `Component ${index}`, description: `What number ${index} does` },
    }));
    const stateChanges = components.flatMap(({ id }, index) =>
      (['degraded', 'majorOutage', 'operational'] as const).map((state, step) => ({
        componentId: id,
        state,
        // Times without a pattern, which do not compress.
        at: NOW - Math.round((((index * 3 + step) * 0.618_034) % 1) * 85 * DAY_MS),
      })),
    );
    const links = await plantStatus(newKey('large'), {
      components,
      stateChanges: stateChanges.toSorted((one, other) => one.at - other.at),
    });
    const { page, goto } = await newPerson();
    const load = noteLoad(page);
    await goto(links.status());
    await page.getByText('Component 99', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await load.bytes()).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  it('is linked from every page, which names what lasts (U-13)', async () => {
    const key = newKey('named');
    const links = await plantStatus(key, { notice: { incident: 'The mill stands still' } });
    const { page, goto } = await newPerson();
    await goto(links.home());
    await page.getByText('The mill stands still').waitFor();
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.seeStatus }).click();
    await page.getByText(STATUS_TEXTS.overall.operational).first().waitFor();
    expect(await page.getByText('The mill stands still').count()).toBe(0);
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.status, exact: true }).waitFor();
  });

  it('is read from the database while its function is down', async () => {
    const links = await plantStatus(newKey('down'));
    const visitor = await newPerson();
    visitor.record.allow(/search-index/);
    await failPages(visitor);
    await visitor.goto(links.status());
    await visitor.page.getByText('It turns again.').waitFor();
    await visitor.goto(links.statusHistory());
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('is not there before it is published, and neither are its history and its feed', async () => {
    const links = await plantStatus(newKey('hidden'), { isPublished: false });
    const { page, goto, expectProblem } = await newPerson();
    for (const path of [links.status(), links.statusHistory(), `${links.status()}/feed.xml`]) {
      expect((await fetch(ORIGIN + path)).status, path).toBe(404);
    }
    expectProblem(/404 \(Not Found\)/);
    await goto(links.status());
    await page.getByText(STATUS_TEXTS.notPublished).waitFor();
    expect(await page.getByText('It turns again.').count()).toBe(0);
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.browseTab }).waitFor();
  });

  it('runs nothing that staff wrote (D-15)', async () => {
    const third = Math.ceil(HOSTILE_HTML.length / 3);
    const texts = [0, 1, 2].map((part) => HOSTILE_HTML.slice(part * third, (part + 1) * third).join(' '));
    const links = await plantStatus(newKey('hostile'), {
      components: texts.map((text, index) => ({
        ...COMPONENT,
        ...{ id: `c${index}`, title: text, description: text },
      })),
      incidents: texts.map((text, index) =>
        incident({
          ...{ id: `i${index}`, title: text, componentIds: [`c${index}`] },
          updates: [{ id: 'u', state: 'resolved', text, at: NOW - DAY_MS }],
        }),
      ),
    });
    const visitor = await newPerson();
    await watchPayloads(visitor);
    visitor.record.allow(/Content Security Policy|was blocked/);
    for (const path of [links.status(), links.statusHistory(monthOf(NOW - DAY_MS))]) {
      await visitor.goto(path);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      const shown = squashed(await visitor.page.locator('main').innerText());
      for (const text of texts) expect(shown).toContain(squashed(text.slice(0, 200)));
      await expectNoPayload(visitor.page);
    }
  });
});
