export { holdUntilDigest } from './hold-until-digest';
export { type MuteChoice, type MuteLink, mutedByOneClick, muteLinks, readMuteToken } from './mute-links';
export { noteOpened, noteRead } from './note-read';
export { bellItem, emptyNotice, noticeOf } from './notice-document';
