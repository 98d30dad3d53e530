import type { Locator } from 'playwright-core';

const STEPS = 8;

/** Moves a finger across an element, and lets go. @param by px, to the right */
export async function swipe(element: Locator, by: number): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('What is to be swiped is not on the page');
  const page = element.page();
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send('touchStart', from);
  for (let step = 1; step <= STEPS; step += 1) await send('touchMove', from + (by * step) / STEPS);
  await send('touchEnd');
  await session.detach();
}
