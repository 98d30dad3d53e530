export { stampChange } from './content-stamps/stamp-content';
export { stampDocumentChange } from './content-stamps/stamp-document-change';
export { sanitised } from './prepare-article/prepare-article';
