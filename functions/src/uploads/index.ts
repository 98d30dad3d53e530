export { forgetCovers, forgetCoversBelow } from './forget-covers';
export { ownFile } from './own-file';
