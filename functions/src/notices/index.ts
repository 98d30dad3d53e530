export { holdUntilDigest } from './hold-until-digest';
export { type MuteLink, mutedByOneClick, muteLinks, readMuteToken } from './mute-links';
export { emptyNotice, noticeOf } from './notice-document';
