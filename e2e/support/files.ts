import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Actor } from './actor';
import { ORIGIN } from './suite';

/** Drags a file from the desktop onto the middle of an element, as the browser itself reports it. */
export async function dropFile(
  { page, context }: Actor,
  target: Locator,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'harborline-drop-'));
  const path = join(folder, name);
  writeFileSync(path, bytes);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('the drop target is not on the page');
  const session = await context.newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const event = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40), data };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...event });
  await session.detach();
  // The browser reads the file when the page does.
  page.once('close', () => rmSync(folder, { recursive: true, force: true }));
}

/** Puts a picture on the clipboard, as 'Copy image' does. */
export async function copyPicture({ page, context }: Actor, bytes: Buffer): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ORIGIN });
  await page.evaluate(async (base64) => {
    const picture = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], {
      type: 'image/png',
    });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, bytes.toString('base64'));
}

/** Puts text on the clipboard, as copying in another program does: by its type, such as `text/html`. */
export async function copyText(
  { page, context }: Actor,
  text: Readonly<Record<string, string>>,
): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ORIGIN });
  await page.evaluate(async (byType) => {
    const parts = Object.entries(byType).map(([type, part]) => [type, new Blob([part], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
  }, text);
}
