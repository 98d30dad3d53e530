export { ProfileMenu } from './profile-menu';
export { useAwayMode } from './use-away-mode';
export { useTopBarSetting } from './use-top-bar-setting';
