/** A project beside the demo world's: nothing here wakes a function or meets anybody's data. */
export const PROJECT = 'demo-harborline-rules';
