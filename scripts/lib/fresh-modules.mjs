import { vi } from 'vitest';

/**
 * A setup file for unit tests that share a process: its packages stay loaded, which is what takes time, while each file
 * loads our own modules anew, without what an earlier file put in their place. Vitest does the same between the files
 * of an isolated process, and has no setting for it.
 */
globalThis.__vitest_mocker__.reset();
vi.resetModules();
