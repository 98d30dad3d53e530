import { readFile } from 'node:fs/promises';
import type { PageRenderer } from '@harborline/domain/help-center/page-content';

/** What the web build's `render.mjs` exports. */
interface RenderModule {
  createRenderer(shell: string): PageRenderer | Promise<PageRenderer>;
}

/** A file that the web build puts beside the functions. */
const fileBeside = (name: string): URL => new URL(`./pages/${name}`, import.meta.url);

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
export const readShell = once(() => readFile(fileBeside('shell.html'), 'utf8'));

/** The renderer. The first page loads it, since the other functions share the bundle and need none of it. */
export const loadRenderer = once(async (): Promise<PageRenderer> => {
  const { createRenderer } = (await import(fileBeside('render.mjs').href)) as RenderModule;
  return createRenderer(await readShell());
});
