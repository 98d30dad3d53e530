/** Keeps a name of another direction apart from the sentence around it. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** What became of a chat, between its messages; the wording is ours (D-47, D-91). */
export const CHAT_HISTORY_TEXTS = {
  taken: (from: string) => (from === '' ? 'took the chat' : `took the chat of ${apart(from)}`),
  /** by itself, also once it came back from somebody */
  routed: (to: string) => `The visitor had waited long enough, so the chat went to ${apart(to)}`,
  handedOver: (from: string, to: string) =>
    from === ''
      ? `handed the chat over to ${apart(to)}`
      : `handed the chat over from ${apart(from)} to ${apart(to)}`,
  returned: (from: string) =>
    from === '' ? 'put the chat back into the queue' : `put the chat of ${apart(from)} back into the queue`,
  toTeam: (from: string, team: string) =>
    from === ''
      ? `handed the chat over to the team ${apart(team)}`
      : `handed the chat over from ${apart(from)} to the team ${apart(team)}`,
  cameBack: (from: string) => `${apart(from)} did not answer in time, so the chat went back to the queue`,
  teammateLeft: (from: string) =>
    `${apart(from)} takes no chats any more, so the chat went back to the queue`,
  /** after one of the two above */
  withNote: ', with a note',
  invited: (to: string) => `invited ${apart(to)}`,
  joined: 'joined the chat',
  left: 'left the chat',
  /** lost the right to it */
  guestLeft: (from: string) => `${apart(from)} may not be in this chat any more, and left it`,
  closed: 'closed the chat',
  visitorEnded: 'The visitor ended the chat',
  cobrowseAsked: "asked to see the visitor's page",
  cobrowseAgreed: 'The visitor agreed to show their page',
  cobrowseRefused: 'The visitor did not want to show their page',
  cobrowseWatched: "opened the visitor's page",
  cobrowseEnded: "stopped seeing the visitor's page",
  cobrowseStopped: 'The visitor stopped showing their page',
} as const;
