import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import type { FromWidget, ToWidget } from '@harborline/domain/widget/bridge';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { otherSite } from '../support/other-site';
import { freshAddress } from '../support/people';
import { messages } from '../support/staff-steps';
import { ORIGIN, SHOP } from '../support/suite';
import { answerBox } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';
import { clickLauncher, isOpen, openWidgetForm, widgetOf } from '../support/widget-steps';

const newPerson = useCast();

type Bridged = FromWidget | ToWidget;

/** One of every type: the compiler asks for one of a type that is new. */
const MESSAGES: { readonly [Type in Bridged['harborline']]: Extract<Bridged, { harborline: Type }> } = {
  ready: { harborline: 'ready' },
  close: { harborline: 'close' },
  cobrowse: { harborline: 'cobrowse' },
  size: { harborline: 'size', amount: 10 },
  unread: { harborline: 'unread', amount: 3 },
  compact: { harborline: 'compact', isCompact: true },
  page: { harborline: 'page', url: 'https://evil.example/', title: 'Evil' },
  prefill: { harborline: 'prefill', name: 'Mallory', email: 'mallory@evil.example', message: 'Hello' },
  identify: { harborline: 'identify', token: 'a.b.c' },
  event: { harborline: 'event', name: 'mallory-was-here', at: 1_700_000_000_000 },
};
const sendAll = `for (const message of ${JSON.stringify(Object.values(MESSAGES))}) target.postMessage(message, '*');`;

const document = (body: string, title = 'Other') =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${title}</title>${body}</html>`;

const isBridged = (widget: Frame) =>
  widget.evaluate(() => window.document.documentElement.dataset.bridged !== undefined);

/** Opens the contact form of the widget. @returns whether it knows what Mallory said */
async function knowsMallory(widget: Frame): Promise<boolean> {
  await openWidgetForm(widget);
  const fields = [CONTACT_TEXTS.emailLabel, CONTACT_TEXTS.nameLabel].map((label) => widget.getByLabel(label));
  const known = await Promise.all(fields.map((field) => field.inputValue()));
  return known.some((value) => /mallory/i.test(value));
}

/** The height of the room that the page gives to the widget. */
const heightOf = async (widget: Frame): Promise<number> =>
  (await (await widget.frameElement()).boundingBox())?.height ?? 0;

async function openShop(page: Page): Promise<Frame> {
  await page.goto(SHOP);
  await clickLauncher({ page });
  const widget = await widgetOf(page);
  await widget.getByRole('button', { name: WIDGET_TEXTS.close }).waitFor();
  return widget;
}

describe('hostile pages and frames (D-94)', () => {
  it('a foreign page around the widget, which claims to be the shop, is not listened to', async () => {
    const { page, record, goto } = await newPerson();
    // The widget answers to the shop alone; the browser does not deliver that to another page.
    record.allow(/target origin provided/);
    const src = `${ORIGIN}/widgetAdvanced/lumen?parentURL=${encodeURIComponent(SHOP)}`;
    await goto(
      await otherSite(document(`<iframe title="Help" width="360" height="600" src="${src}"></iframe>`)),
    );
    const widget = await widgetOf(page);
    await widget.getByRole('heading', { name: HELP_CENTER_TEXTS.heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      window.addEventListener('message', ({ data }) => {
        window.document.title = `heard ${JSON.stringify(data)}`;
      });
    });
    await page.evaluate(`{ const target = document.querySelector('iframe').contentWindow; ${sendAll} }`);
    expect(await knowsMallory(widget)).toBe(false);
    expect(await isBridged(widget)).toBe(false);
    expect(await page.title()).toBe('Other');
  });

  it('messages of other windows, of whatever origin, change nothing', async () => {
    const { page } = await newPerson();
    const widget = await openShop(page);
    const height = await heightOf(widget);
    // Of the right origin, and still not of the window that either side expects.
    await page.evaluate(`{ const target = window; ${sendAll} }`);
    await widget.evaluate(`{ const target = window; ${sendAll} }`);
    // Before another page of the widget tells its own height.
    expect([await isOpen(page), await heightOf(widget)]).toEqual([true, height]);
    expect(await knowsMallory(widget)).toBe(false);
  });

  it('a frame of another site beside the widget or inside it changes nothing', async () => {
    // Both policies would refuse it: here it is there nevertheless.
    const { page } = await newPerson({ bypassCSP: true });
    const hostile = await otherSite(
      document(`<script>
        addEventListener('message', ({ origin }) => { if (origin !== location.origin) document.title = 'heard'; });
        const windows = [top, ...Array.from({ length: top.length }, (_, index) => top[index])];
        for (const target of windows) { ${sendAll} }
        document.title = 'sent';
      </script>`),
    );
    const widget = await openShop(page);
    const height = await heightOf(widget);
    for (const [index, place] of [page, widget].entries()) {
      await place.evaluate((src) => {
        window.document.body.append(Object.assign(window.document.createElement('iframe'), { src }));
      }, hostile);
      await waitFor('the hostile frames', async () => {
        const frames = page.frames().filter((frame) => frame.url().startsWith(hostile));
        const titles = await Promise.all(frames.map((frame) => frame.title()));
        return titles.filter((title) => title === 'sent').length === index + 1 || undefined;
      });
    }
    // Before another page of the widget tells its own height.
    expect([await isOpen(page), await heightOf(widget)]).toEqual([true, height]);
    expect(await knowsMallory(widget)).toBe(false);
    // The other one has gone with the page that it was in.
    const beside = page
      .mainFrame()
      .childFrames()
      .filter((frame) => frame.url().startsWith(hostile));
    expect(await Promise.all(beside.map((frame) => frame.title()))).toEqual(['sent']);
  });

  it('no site gets a frame into the widget, whose policy refuses it', async () => {
    const { page, expectProblem } = await newPerson();
    expectProblem(/frame-src/);
    const hostile = await otherSite(document('Framed'));
    const widget = await openShop(page);
    const refused = widget.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          window.document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
            resolve(blockedURI),
          );
          window.document.body.append(Object.assign(window.document.createElement('iframe'), { src }));
        }),
      hostile,
    );
    expect(await refused).toContain(hostile);
  });
});

describe('a browser that knows the address, the ids and the links of another visitor (D-91)', () => {
  it('is shown nothing of their chat', async () => {
    const [vera, mallory] = [await newPerson(), await newPerson()];
    const email = freshAddress('vera');
    const secret = 'My card ends in 4711.';
    await vera.goto('/widgetAdvanced/lumen/chat');
    await vera.page.getByLabel(CHAT_TEXTS.first).fill(secret);
    await vera.page.getByLabel(CHAT_TEXTS.name).fill('Vera Victim');
    await vera.page.getByLabel(CHAT_TEXTS.email).fill(email);
    await vera.page.getByRole('button', { name: CHAT_TEXTS.start, exact: true }).click();
    await messages(vera.page).filter({ hasText: secret }).waitFor();
    const kept = await vera.page.evaluate(() =>
      Object.fromEntries(
        Object.entries(window.localStorage).filter(([name]) => !name.startsWith('firebase:')),
      ),
    );
    const ref =
      Object.values(kept)
        .join()
        .match(/"ref":"([\w-]+)"/)?.[1] ?? '';
    expect(ref).not.toBe('');

    // All that the page keeps, except the account: whoever has that is the visitor.
    mallory.record.allow(/permission-denied|403 \(Forbidden\)/);
    const { page } = mallory;
    await mallory.goto('/widgetAdvanced/lumen');
    await page.evaluate((entries) => {
      for (const [name, value] of Object.entries(entries)) window.localStorage.setItem(name, value);
    }, kept);
    for (const path of ['/widgetAdvanced/lumen/chat', `/lumen/conversation/${ref}`]) {
      await mallory.goto(path);
      await page.getByText(VISITOR_CONVERSATION_TEXTS.noAccessTitle).waitFor();
      expect([await page.getByText(secret).count(), await answerBox(page).count()]).toEqual([0, 0]);
    }

    // A chat of their own, under the other's name and address.
    await page.evaluate(() => window.localStorage.clear());
    await mallory.goto('/widgetAdvanced/lumen/chat');
    await page.getByLabel(CHAT_TEXTS.first).fill('What did I write?');
    await page.getByLabel(CHAT_TEXTS.name).fill('Vera Victim');
    await page.getByLabel(CHAT_TEXTS.email).fill(email);
    await page.getByRole('button', { name: CHAT_TEXTS.start, exact: true }).click();
    await messages(page).filter({ hasText: 'What did I write?' }).waitFor();
    expect(await messages(page).count()).toBe(1);
    expect(await messages(vera.page).filter({ hasText: 'What did I write?' }).count()).toBe(0);
  });
});
