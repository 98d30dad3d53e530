export { ownFile } from './own-file';
