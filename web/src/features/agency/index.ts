export { useActingLimit } from './hooks/use-acting-limit';
export { useFollowSwitch } from './hooks/use-follow-switch';
export { useIsSwitching, useLibrarySwitch } from './hooks/use-library-switch';
export { LibrarySwitcher } from './library-switcher';
