export { useAwayMode } from './hooks/use-away-mode';
export { useTopBarSetting } from './hooks/use-top-bar-setting';
export { ProfileMenu } from './profile-menu';
