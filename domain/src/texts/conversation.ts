/** The visitor's page of a conversation. */
export const VISITOR_CONVERSATION_TEXTS = {
  placeholder: 'Write a message',
  pasteRefused: 'Messages are text only: the file was not added. To send one, attach it to a new request.',
  send: 'Send',
  you: 'You',
  live: 'You are connected: answers appear here at once, and come by mail when you are away.',
  offline: 'You are offline. We reconnect by ourselves; what you send now goes out afterwards.',
  closed: 'This request was closed. Reply to reopen it.',
  yours: 'Your conversation',
  late: 'Your request is saved. This takes longer than usual; the answer comes by email.',
  held: 'Your request has arrived. Very many are coming in at the moment, so an answer may take longer than usual. It comes by email.',
  noAccessTitle: 'This conversation cannot be opened here',
  noAccessBody: 'Please use the button in the newest mail about it.',
} as const;
