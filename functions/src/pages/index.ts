export { stampChange } from './content-stamps/stamp-content';
