/** More files than the sender may send in this hour; nothing of them was sent. */
export class OverQuota extends Error {}
