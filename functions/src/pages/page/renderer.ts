import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@harborline/domain/help-center/page-content';

/** What the web build's `render.mjs` exports. */
interface RenderModule {
  createRenderer(shell: string): Promise<PageRenderer>;
}

/** Where the build of the web client puts what renders pages; a developer's suite names another folder. */
const folder = (): URL => {
  const { HARBORLINE_PAGES } = process.env;
  return HARBORLINE_PAGES === undefined
    ? new URL('./pages/', import.meta.url)
    : pathToFileURL(`${HARBORLINE_PAGES}/`);
};

/** A file that the build of the web client put beside the renderer. */
export const pagesFile = (name: string): URL => new URL(name, folder());

/** A promise that is kept once it is fulfilled; a failure is tried again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The visitors' static page, which reads everything itself in the browser. */
export const readShell = once(() => readFile(pagesFile('shell.html'), 'utf8'));

/** Whether pages are rendered at all: while they are developed, the browser makes them from their sources. */
export const canRender = (): boolean => existsSync(pagesFile('render.mjs'));

/** The renderer. The first page loads it, since the other functions share the bundle and need none of it. */
export const loadRenderer = once(async (): Promise<PageRenderer> => {
  const { createRenderer } = (await import(pagesFile('render.mjs').href)) as RenderModule;
  return createRenderer(await readShell());
});
