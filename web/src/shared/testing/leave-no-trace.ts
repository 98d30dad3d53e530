import { afterAll, vi } from 'vitest';

/** What tests put in the place of the page's own. */
const PATCHED = [
  window.navigator,
  window.document,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
];
const WINDOW_PROPERTIES = ['innerHeight', 'innerWidth', 'matchMedia', 'parent'];

const kept = PATCHED.map((target) => ({ target, own: Object.getOwnPropertyDescriptors(target) }));
const keptOfWindow = WINDOW_PROPERTIES.map((name) => Object.getOwnPropertyDescriptor(window, name));
const listeners: Parameters<typeof window.removeEventListener>[] = [];
const listen = window.addEventListener;

window.addEventListener = (...listener: Parameters<typeof listen>) => {
  listeners.push(listener);
  listen.apply(window, listener);
};

function restore() {
  for (const { target, own } of kept) {
    for (const name of Object.getOwnPropertyNames(target)) {
      if (!(name in own)) Reflect.deleteProperty(target, name);
    }
    Object.defineProperties(target, own);
  }
  for (const [index, name] of WINDOW_PROPERTIES.entries()) {
    const descriptor = keptOfWindow[index];
    if (descriptor) Object.defineProperty(window, name, descriptor);
    else Reflect.deleteProperty(window, name);
  }
}

/** For tests that share a page: the next file finds it as new. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  window.addEventListener = listen;
  for (const listener of listeners) window.removeEventListener(...listener);
  restore();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
});
