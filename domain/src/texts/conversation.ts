/** The visitor's page of a conversation. */
export const VISITOR_CONVERSATION_TEXTS = {
  placeholder: 'Write a message',
  title: 'Your request',
  pageTitle: (company: string) => `Your request | ${company}`,
  conversation: 'Conversation',
  messages: 'Messages',
  send: 'Send',
  /** under the last message, by what has become of it */
  delivery: { delivered: 'Delivered', seen: 'Seen' },
  notSent: 'Not sent',
  you: 'You',
  /** what the team sees of a visitor without a name */
  visitor: 'Visitor',
  live: 'You are connected. Answers appear here at once, and come by email when you are away.',
  offline: 'You are offline. What you write now is sent as soon as you are online again.',
  closed: 'This request was closed. Reply to reopen it.',
  /** before the number and title of the visitor's other request */
  continued: 'This request goes on in your other one:',
  yours: 'Your conversation',
  late: 'Your request is saved. This is taking longer than usual. You will get the answer by email.',
  held: 'We have your request. So many are coming in right now that our answer may take longer than usual. You will get it by email.',
  noAccessTitle: 'This conversation cannot be opened here',
  noAccessBody:
    'Please use the button in the latest email about it. If that does not lead here either, it was deleted.',
} as const;
