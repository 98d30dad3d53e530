export { useActingLimit } from './hooks/use-acting-limit';
export { useIsSwitching, useLibrarySwitch } from './hooks/use-library-switch';
export { LibrarySwitcher } from './library-switcher';
