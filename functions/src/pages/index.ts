export { stampChange } from './content-stamps/stamp-content';
export { type DocumentChange, stampDocumentChange } from './content-stamps/stamp-document-change';
export { sendSiteArticles, sendSiteFrame, sendSitePicture } from './export-site/send-site';
export { sanitised } from './prepare-article/prepare-article';
