export { LeaveQuestion } from './components/leave-question';
export { useActingLimit } from './hooks/use-acting-limit';
export { useAskedSwitch } from './hooks/use-asked-switch';
export { useFollowSwitch } from './hooks/use-follow-switch';
export { useIsSwitching } from './hooks/use-library-switch';
export { LibrarySwitcher } from './library-switcher';
