export { LeaveQuestion } from './switch/leave-question';
export { useActingLimit } from './switch/use-acting-limit';
export { useAskedSwitch } from './switch/use-asked-switch';
export { useFollowSwitch } from './switch/use-follow-switch';
export { useIsSwitching } from './switch/use-library-switch';
export { LibrarySwitcher } from './switcher/library-switcher';
