import type { Plugin } from 'vite';

/** What reactfire takes from Firebase services that our adapter (`src/shared/live/staff-firebase.tsx`) does not use. */
export const UNUSED_BY_REACTFIRE: Readonly<Record<string, readonly string[]>> = {
  'firebase/database': [
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ],
  'firebase/functions': ['httpsCallable'],
  'firebase/remote-config': [
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ],
  'firebase/storage': ['getDownloadURL', 'ref'],
};

const TOP_LEVEL_LINE = /^\S.*$/gm;
const CALL_THAT_MAKES_A_VALUE = /= (?=new |\(?function\(|[\w$]+(?:\.[\w$]+)*\()/g;

/**
 * Marks the calls that make reactfire's top-level values as free of side effects. Its bundle holds an observable
 * library whose classes come from such calls, which a bundler has to keep otherwise, used or not.
 */
export const withPureCalls = (code: string): string =>
  code.replace(TOP_LEVEL_LINE, (line) => line.replace(CALL_THAT_MAKES_A_VALUE, '= /* @__PURE__ */ '));

const isReactfire = (id: string | undefined): boolean => id?.includes('/reactfire/') ?? false;

/** What reactfire brings along for versions of React older than ours. */
export const SHIM = 'use-sync-external-store/shim';
const NO_SHIM = '\0react-itself';

/**
 * reactfire imports every Firebase service at once, which would put 60 KB (compressed) that nobody asked for in
 * front of the inbox. Its imports of these, and only its, find empty names; the shim's find React itself.
 */
export const leanReactfire: Plugin = {
  name: 'lean-reactfire',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (!isReactfire(importer)) return null;
    if (source === SHIM) return NO_SHIM;
    return source in UNUSED_BY_REACTFIRE ? `\0unused:${source}` : null;
  },
  load: (id) => {
    if (id === NO_SHIM) return `export { useSyncExternalStore } from 'react';`;
    return id.startsWith('\0unused:')
      ? `export const ${UNUSED_BY_REACTFIRE[id.slice(8)]?.map((name) => `${name} = undefined`).join(', ')};`
      : null;
  },
  transform: (code, id) => (isReactfire(id) ? withPureCalls(code) : null),
};
