/** A project separate from the demo world's: it triggers no function and touches no other data. */
export const PROJECT = 'demo-harborline-rules';
