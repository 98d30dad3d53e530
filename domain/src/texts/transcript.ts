/** A chat by email (S2.3-05, D-07); the wording is ours (D-47). */
export const TRANSCRIPT_TEXTS = {
  ask: 'Email me this chat',
  asking: 'Sending…',
  sent: (email: string) => `This chat is on its way to \u2068${email}\u2069.`,
  /** for an address that this browser has not proven */
  linkSent: (email: string) =>
    `We cannot tell yet whether \u2068${email}\u2069 is your address, so we have sent a link there. Open it, and the whole chat follows by email.`,
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
  link: 'You asked us for a copy of your chat. Before we send what was written in it to this address, please press the button: that shows us that the address is yours. The copy follows in another email, and you can read everything on the page that opens.',
  linkPreheader: 'Press the button, and the copy follows.',
  you: 'You',
  action: 'Open the chat',
  linkAction: 'Send me the copy',
  footer:
    'You receive this email because somebody in this chat asked for it at this address. If that was not you, you can ignore it. The button opens the conversation; please do not forward this email, since anyone with the link can read it.',
} as const;
