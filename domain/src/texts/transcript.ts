/** A chat by email (S2.3-05, D-07); the wording is ours (D-47). */
export const TRANSCRIPT_TEXTS = {
  ask: 'Email me this chat',
  asking: 'Sending…',
  sent: (email: string) => `This chat is on its way to \u2068${email}\u2069.`,
  /** for an address that this browser has not proven */
  linkSent: (email: string) =>
    `We have sent a link to \u2068${email}\u2069. Open it, and ask again on that page to get the whole chat.`,
  limited:
    'This cannot be sent right now. If you have asked for it before, please look into your mailbox; otherwise try again later.',
  /** of a chat that has no address */
  noAddress: 'This chat has no email address.',
  /** before somebody has answered, when the page does not offer it */
  noAnswer: 'Nobody has answered in this chat yet.',
  failed: 'The email could not be sent. Please try again.',

  // The email.
  subject: (company: string) => `Your chat with ${company}`,
  heading: (company: string) => `Your chat with ${company}`,
  opening: 'You asked us for a copy of this chat.',
  openingCut:
    'You asked us for a copy of this chat. These are its latest messages; the earlier ones are on its page.',
  link: 'You asked us for a copy of your chat. Before we send what was written in it to this address, please open the chat by the button: that shows us that the address is yours. You can read everything there, and have it sent to you.',
  linkPreheader: 'Open your chat, and have it sent to you.',
  you: 'You',
  action: 'Open the chat',
  footer:
    'You receive this email because somebody in this chat asked for it at this address. If that was not you, you can ignore it. The button opens the conversation; please do not forward this email, since anyone with the link can read it.',
} as const;
