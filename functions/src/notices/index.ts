export { emptyNotice, noticeOf } from './notice-document';
