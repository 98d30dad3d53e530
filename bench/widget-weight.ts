import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { Browser } from 'playwright-core';
import { ORIGIN } from '../e2e/support/suite';
import { waitFor } from '../e2e/support/wait-for';
import { type PaintFigures, paintFigures } from './page-paint';
import { type LoadWeight, weighLoad } from './page-weight';
import { servedPage } from './served-pages';
import { kb } from './table';
import type { BenchRow } from './tables';
import { widgetPeerBytes } from './widget-peer';

const PATH = '/widgetAdvanced/lumen';
/** As large as the loader makes it beside a page. */
const FRAME = { viewport: { width: 360, height: 600 } };
const HOME = '.w-home';
const CHAT = '.chat-start textarea';

const BUDGETS_KB = { loader: 1.5, home: 12, chat: 60 } as const;

async function loaderBytes(): Promise<number> {
  const answer = await fetch(`${ORIGIN}/loader.js`);
  return gzipSync(await answer.text(), { level: 9 }).length;
}

/** A function that has just started leaves pages to the browser. */
const isRendered = (): Promise<true> =>
  waitFor('the rendered widget', async () =>
    (await (await fetch(ORIGIN + PATH)).text()).includes('data-rests') ? true : undefined,
  );

const cells = ({ readableBytes, idleBytes }: LoadWeight, budgetKb?: number) =>
  [kb(readableBytes), kb(idleBytes), budgetKb === undefined ? '' : `${budgetKb} KB`] as const;

/** What the widget loads: its button, its first page, its chat; and what a peer needs for its button. */
export async function widgetWeights(browser: Browser, root: string): Promise<BenchRow<'widgetWeights'>[]> {
  await isRendered();
  const dist = join(root, 'web/dist');
  const home = await weighLoad(browser, dist, {
    ...{ ...FRAME, content: HOME },
    open: ({ goto }) => goto(PATH),
  });
  const chat = await weighLoad(browser, dist, {
    ...{ ...FRAME, content: CHAT },
    open: ({ goto }) => goto(`${PATH}/chat`),
  });
  const opened = await weighLoad(browser, dist, {
    ...{ ...FRAME, content: CHAT },
    open: async ({ goto, page }) => {
      await goto(PATH);
      await page.getByText(CHAT_TEXTS.card).click();
    },
  });
  const peer = await widgetPeerBytes(root);
  const isReached = peer !== undefined;
  return [
    ['on a page, before a visitor turns to it', kb(await loaderBytes()), '', `${BUDGETS_KB.loader} KB`],
    ['its first page', ...cells(home, BUDGETS_KB.home)],
    ['its chat, until its form can be filled in', ...cells(chat, BUDGETS_KB.chat)],
    ['the same, opened from the first page', ...cells(opened)],
    ['@papercups-io/chat-widget 1.3.1, for its button', isReached ? kb(peer) : 'not reached', '', ''],
  ];
}

/** When the widget's first page is painted, in turns with the same content as one file. */
export async function widgetPaint(browser: Browser, root: string): Promise<PaintFigures<'its first page'>[]> {
  await isRendered();
  const page = await servedPage(['its first page', PATH]);
  return paintFigures(browser, join(root, 'web/dist'), [page]);
}
